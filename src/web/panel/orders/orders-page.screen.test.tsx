import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import { orderToWire, staffOrdersToWire } from '#contract/orders/codec.ts';
import { clientName, shortAddress } from '#domain/orders/describe-order.ts';
import type { ListedOrder, OrderView } from '#domain/orders/order-view.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { openPanelScreen, orderAnswer } from '#test/support/panel-screen.tsx';
import { type Answers, LOST, refused } from '#test/support/wire-of-literals.ts';
import { SETTLE_MS } from '#web/panel/decisions/armed-order.ts';
import { OrdersPage } from './orders-page.tsx';

const TOLD = { toldAt: plusMinutes(NOON, 42) };
const COUNTS = { NEW: 1, SCHEDULED: 0, CONFIRMED: 0, DELIVERED: 0, REJECTED: 0 };

function listed(order: OrderView): ListedOrder {
  const { contact, lines } = order;
  const items = lines.map(({ productName, sizeLabel, quantity, message, station }) => {
    return { productName, sizeLabel, quantity, message, station, extras: [] };
  });
  return { ...order, client: clientName(contact), phone: contact.phone, place: shortAddress(order), items };
}

/** Stays what it is until the test changes it, whatever is accepted: a list that is read late. */
function listOf(...orders: readonly OrderView[]) {
  return staffOrdersToWire({ orders: orders.map(listed), found: orders.length, counts: COUNTS, serverTime: NOON });
}

const accepted = (order: OrderView) => ({
  message: 'Comanda a fost acceptată.',
  order: orderToWire({ ...order, status: 'CONFIRMED', version: 2, kitchenNumber: 7, acceptedAt: NOON }),
});

function openList(
  list: 'new' | 'confirmed' | 'rejected' | 'scheduled',
  orders: readonly OrderView[],
  answers: Answers = {},
) {
  const opened = openPanelScreen(() => <OrdersPage list={list} search={{}} />, '/comenzi/noi', {
    getAllOrders: listOf(...orders),
    getCouriers: { couriers: [] },
    // The tablet keeps every open order for when the line is lost.
    getStaffOrderDetails: orders[0] === undefined ? LOST : orderAnswer(orders[0]),
    ...answers,
  });
  const sent = () => opened.bodies('confirmOrder') as readonly NonNullable<CallInput<'confirmOrder'>['body']>[];
  return { ...opened, sent };
}

const { number } = anOrderView();
const ACCEPT = `Acceptă 42′ · 12:42: comanda nr. ${number}`;
const AGAIN = `Atingeți încă o dată: comanda nr. ${number}`;
const button = (name: string) => screen.findByRole('button', { name });
const settled = () =>
  waitFor(() => expect(screen.getByRole('button', { name: AGAIN }).getAttribute('aria-disabled')).toBe(null));

test('the button says what accepting promises; its second press sends that, and the card has left at once', async () => {
  let answer = () => {};
  const order = anOrderView(TOLD);
  const { user, sent } = openList('new', [order], {
    confirmOrder: () =>
      new Promise((resolve) => {
        answer = () => resolve(accepted(order));
      }),
  });
  await user.click(await button(ACCEPT));
  await settled();
  expect(sent()).toEqual([]);
  await user.click(await button(AGAIN));
  await waitFor(() =>
    expect(sent()).toEqual([
      { orderNumber: number, timeToPrepare: 42, totalPackageCost: null, customerAgreed: false, allergyRead: false },
    ]),
  );
  // Before the answer, and after it although the list still has the order.
  await waitFor(() => expect(screen.queryByRole('article')).toBe(null));
  answer();
  expect(await screen.findByText('#7: acceptată.')).toBeTruthy();
  expect(screen.queryByRole('article')).toBe(null);
  expect(sent()).toHaveLength(1);
});

test('two touches of a wet finger are one press, and a press that is not repeated is forgotten', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { user, sent } = openList('new', [anOrderView(TOLD)]);
  await user.dblClick(await button(ACCEPT));
  expect(await button(AGAIN)).toBeTruthy();
  expect(sent()).toEqual([]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await button(ACCEPT)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test.each<readonly [string, Answers['confirmOrder'], RegExp]>([
  ['the server failed', refused(500, 'internal_error', 'A apărut o eroare la noi.'), /A apărut o eroare la noi/],
  ['no server was reached', LOST, /Serverul nu răspunde|Nu există conexiune/],
  [
    'another tablet was first',
    refused(409, 'already_decided', 'Comanda a fost deja acceptată de Ana, la 12:01.'),
    /deja acceptată de Ana/,
  ],
])('the card is back with a sentence when %s', async (_, answer, said) => {
  const { user } = openList('new', [anOrderView(TOLD)], {
    confirmOrder: answer as NonNullable<Answers['confirmOrder']>,
  });
  await user.click(await button(ACCEPT));
  await settled();
  await user.click(await button(AGAIN));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(await button(ACCEPT)).toBeTruthy();
  expect(SETTLE_MS).toBeLessThan(300);
});

test.each([
  ['a note about an allergy', { ...TOLD, hasAllergyNote: true }, /^Acceptă 42′/],
  ['a day that was closed', { ...TOLD, closedDay: 'Crăciunul' }, /^Acceptă 42′/],
  ['an hour told that has passed', { toldAt: plusMinutes(NOON, -1) }, /^Acceptă: comanda/],
] as const)('%s is read first: the button opens the dialog', async (_, about, name) => {
  const order = anOrderView(about);
  const { user, sent } = openList('new', [order]);
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByRole('dialog', { name: `Acceptă comanda nr. ${number}` })).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('another hour is one press away, and refusing stands apart', async () => {
  const order = anOrderView(TOLD);
  const { user } = openList('new', [order]);
  await user.click(await button(`Altă oră: comanda nr. ${number}`));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByRole<HTMLInputElement>('radio', { name: /^Cum i s-a spus/ })).checked).toBe(true);
  await user.keyboard('{Escape}');
  await user.click(await button(`Respinge: comanda nr. ${number}`));
  expect(await screen.findByRole('dialog', { name: `Respinge comanda nr. ${number}` })).toBeTruthy();
});

test('a list has the next stage of an accepted order, and handing it over at once', async () => {
  const order = anOrderView({ status: 'CONFIRMED', promisedAt: plusMinutes(NOON, 30), acceptedAt: NOON });
  const { user, bodies } = openList('confirmed', [order], {
    changeStage: { message: '', order: orderToWire({ ...order, readyAt: NOON, version: 2 }) },
  });
  await user.click(await button(`Gata: comanda nr. ${number}`));
  await waitFor(() => expect(bodies('changeStage')).toMatchObject([{ orderNumber: number, stage: 'ready' }]));
  await user.click(await button(`Livrată: comanda nr. ${number}`));
  expect(await screen.findByRole('dialog', { name: `Comanda nr. ${number}` })).toBeTruthy();
});

test('rejected orders are rows with hour, name, way, sum and reason', async () => {
  openList('rejected', [anOrderView({ status: 'REJECTED', rejectionReason: 'Am închis pentru astăzi.' })]);
  const table = within(await screen.findByRole('table', { name: 'Respinse' }));
  const cells = table.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(cells).toEqual([
    '…7359',
    '12:00',
    'Ana-Maria Constantinescu-Popa',
    'Livrare',
    '93,50 lei',
    'Am închis pentru astăzi.',
  ]);
  expect(table.getByRole('link', { name: `Comanda nr. ${number}` }).getAttribute('href')).toBe(`/comenzi/${number}`);
});

test('a scheduled order is a row that can be accepted for its hour', async () => {
  const order = anOrderView({ status: 'SCHEDULED', requestedAt: plusMinutes(NOON, 24 * 60) });
  const { user, sent } = openList('scheduled', [order], { confirmOrder: accepted(order) });
  await user.click(await button(`Acceptă · 12:00: comanda nr. ${number}`));
  await settled();
  await user.click(await button(AGAIN));
  await waitFor(() => expect(sent()).toMatchObject([{ timeToPrepare: null }]));
});

test('the list of all begins with what waited longest, also where the open orders are read after it', async () => {
  const [older, newer] = [
    anOrderView({ placedAt: plusMinutes(NOON, -9) }),
    anOrderView({ number: number + 1, placedAt: NOON }),
  ];
  let answer = () => {};
  const read = new Promise<void>((resolve) => {
    answer = resolve;
  });
  openPanelScreen(() => <OrdersPage list="all" search={{}} />, '/comenzi', {
    getAllOrders: async ({ query: { status } }) => {
      // The list itself, newest first, is read before the open orders.
      if (status === undefined) return listOf(newer, older);
      await read;
      return status === 'NEW' ? listOf(newer, older) : listOf();
    },
    getCouriers: { couriers: [] },
    getStaffOrderDetails: orderAnswer(older),
  });
  expect(await screen.findByText('2 comenzi')).toBeTruthy();
  expect(screen.queryByRole('article')).toBe(null);
  answer();
  const cards = await screen.findAllByRole('article');
  expect(
    cards.map((card) =>
      within(card)
        .getByRole('link', { name: /^Comanda nr/ })
        .getAttribute('href'),
    ),
  ).toEqual([older, newer].map((order) => `/comenzi/${order.number}`));
});

test('an order shows no hour before the estimates of the restaurant are read, or could not be', async () => {
  let fail = () => {};
  const lost = new Promise<typeof LOST>((resolve) => {
    fail = () => resolve(LOST);
  });
  openList('new', [anOrderView()], { getRestaurant: () => lost });
  expect(await screen.findByText(/^o comandă$/i)).toBeTruthy();
  expect(screen.queryByRole('article')).toBe(null);
  fail();
  expect(await screen.findByRole('article')).toBeTruthy();
});
