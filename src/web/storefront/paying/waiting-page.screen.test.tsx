import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { trackedToWire } from '#contract/orders/codec.ts';
import { fetchOrderPayment } from '#contract/payments/client.ts';
import { aLine } from '#test/support/a-cart.ts';
import { NOON, SOUP } from '#test/support/a-checkout.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { openShopScreen } from '#test/support/screens.tsx';
import { shopAnswers } from '#test/support/shop-answers.ts';
import { fill } from '#test/support/staff-form.ts';
import { type Answers, LOST, openLiteralWire, refused } from '#test/support/wire-of-literals.ts';
import { NotFound } from '#web/router/outcome.ts';
import { currentCart, saveCart } from '#web/storefront/cart/cart-store.ts';
import { loadOrderPage } from '#web/storefront/order/load-order-page.ts';
import { findUnpaid } from './find-unpaid.ts';
import { readUnpaidCart, saveUnpaidCart } from './unpaid-cart.ts';
import { WaitingPage } from './waiting-page.tsx';

type Payment = CallOutput<'getOrderPayment'>;

const TOKEN = 'a'.repeat(43);
const PATH = `/comanda/${TOKEN}`;
const OPEN: Payment = {
  orderNumber: 48_217_359,
  orderStatus: 'AWAITING_PAYMENT',
  deliveryMethod: 'DELIVERY',
  payable: 84.5,
  amount: 84.5,
  nextPart: { means: 'card_online', amount: 84.5 },
  paidParts: [],
  mealCardEligible: 62,
  state: 'open',
  declined: null,
  payUrl: '/payment-service/trial/7',
  payUntil: '2026-11-20T10:12:30.000Z',
  heldUntil: null,
  releasedAt: null,
  refunded: 0,
  goingBack: 0,
  card: '',
  mayStartAgain: true,
  mayPayAtDoor: true,
  trackingPath: PATH,
  serverTime: '2026-11-20T10:00:00.000Z',
};

beforeEach(() => saveCart({ lines: [] }));

async function open(about: Partial<Payment> = {}, answers: Answers = {}) {
  vi.setSystemTime(NOON);
  const payment = { ...OPEN, ...about };
  const wire = openLiteralWire({ ...shopAnswers(), getOrderPayment: payment, checkOrderPayment: payment, ...answers });
  const arrived = vi.fn();
  const first = await fetchOrderPayment(wire.api, TOKEN);
  const opened = openShopScreen(<WaitingPage token={TOKEN} first={first} onArrived={arrived} />, PATH, wire);
  await screen.findByRole('heading', { name: 'Comanda nr. 48217359' });
  return { ...opened, arrived };
}

const said = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');
const offered = () =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map((one) =>
    one.textContent?.replaceAll('\u00a0', ' '),
  );
const button = (name: string) => screen.getByRole('button', { name });

test('an open payment says how long it waits, and leads to the page that is open at the provider', async () => {
  await open();
  expect(said()).toBe('Comanda așteaptă plataAjunge la restaurant imediat ce este plătită.');
  expect(screen.getByText('Mai ai 12 minute ca să plătești.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Plătește 84,50/ }).getAttribute('href')).toBe('/payment-service/trial/7');
  expect(offered()).toEqual(['Plătește 84,50 lei', 'Înapoi la meniu', 'Plătesc la livrare']);
});

test.each([
  ['starting', 'Pregătim plata', ['Înapoi la meniu']],
  ['checking', 'Verificăm plata', ['Înapoi la meniu']],
] as const)('while it is not clear (%s), nothing can be paid a second time', async (state, title, ways) => {
  await open({ state, payUrl: null, mayStartAgain: false, mayPayAtDoor: false });
  expect(said()).toContain(title);
  expect(offered()).toEqual(ways);
});

test.each([
  ['no_funds', 'Banca spune că nu sunt destui bani pe acest card.'],
  ['wrong_data', 'Datele cardului nu s-au potrivit.'],
  ['bank_refused', 'Banca a refuzat plata și nu ne spune de ce.'],
] as const)('a refused card (%s) is explained, and can be tried again', async (declined, sentence) => {
  await open({ state: 'declined', declined });
  expect(said()).toContain(sentence);
  expect(said()).toContain('Nu s-a luat niciun ban.');
  expect(offered()).toEqual(['Încearcă din nou', 'Înapoi la meniu', 'Plătesc la livrare']);
});

test('a payment that did not begin is begun again, and opens the provider’s page', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user, bodies } = await open({ state: 'failed', payUrl: null }, { payOrder: OPEN });
  expect(said()).toContain('Plata nu a putut începe');
  await user.click(button('Încearcă din nou'));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/payment-service/trial/7'));
  expect(bodies('payOrder')).toEqual([{ token: TOKEN }]);
  leave.mockRestore();
});

test.each([
  ['online_payment_off', 409, 'Plata online nu merge acum. Poți plăti la livrare sau la ridicare.'],
  ['too_many_payments', 429, 'Ai început prea multe plăți. Plătește la livrare sau sună-ne.'],
] as const)('a refusal to begin (%s) is said, and the other way stays', async (code, status, sentence) => {
  const { user } = await open({ state: 'failed', payUrl: null }, { payOrder: refused(status, code, sentence) });
  await user.click(button('Încearcă din nou'));
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(button('Plătesc la livrare')).toBeTruthy();
});

test('without an answer the order waits', async () => {
  const { user } = await open({ state: 'failed', payUrl: null }, { payOrder: LOST });
  await user.click(button('Încearcă din nou'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Magazinul nu a răspuns. Comanda te așteaptă: încearcă din nou.',
  );
});

test('at the door: the restaurant’s other ways, and the order arrives', async () => {
  saveUnpaidCart(localStorage, PATH, { lines: [aLine(SOUP)] });
  sessionStorage.setItem('pofta.formular', '{}');
  const { user, bodies, arrived } = await open(
    { deliveryMethod: 'PICKUP' },
    { payOrderAtDoor: { ...OPEN, orderStatus: 'NEW', state: 'none', payUrl: null } },
  );
  await user.click(button('Plătesc la ridicare'));
  expect(button('Plătesc la ridicare').getAttribute('aria-expanded')).toBe('true');
  await screen.findByRole('radio', { name: 'Numerar' });
  expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Numerar',
    'Card la ridicare',
    'Numerar și card',
  ]);
  await user.click(screen.getByRole('radio', { name: 'Card la ridicare' }));
  await user.click(button('Trimite comanda așa'));
  await waitFor(() => expect(bodies('payOrderAtDoor')).toEqual([{ token: TOKEN, orderPaymentEnumValue: 'CARD' }]));
  await waitFor(() => expect(arrived).toHaveBeenCalledOnce());
  expect(readUnpaidCart(localStorage, PATH).lines).toEqual([]);
  expect(sessionStorage.getItem('pofta.formular')).toBeNull();
});

test('at the door in two parts: one sum is typed, the rest is cash', async () => {
  const { user, bodies } = await open({}, { payOrderAtDoor: { ...OPEN, orderStatus: 'NEW', state: 'none' } });
  await user.click(button('Plătesc la livrare'));
  await user.click(await screen.findByRole('radio', { name: 'Numerar și card' }));
  const sum = screen.getByRole<HTMLInputElement>('textbox', { name: 'Suma cu cardul' });
  await fill(user, sum, '100');
  await user.click(button('Trimite comanda așa'));
  expect(await screen.findByText('Scrie o sumă de cel mult totalul comenzii.')).toBeTruthy();
  expect(sum.value).toBe('100');
  await fill(user, sum, '50');
  await user.click(button('Trimite comanda așa'));
  await waitFor(() =>
    expect(bodies('payOrderAtDoor')).toEqual([
      { token: TOKEN, orderPaymentEnumValue: 'CASH_AND_CARD', cashAmount: 34.5, cardAmount: 50 },
    ]),
  );
});

test('one part is paid: the rest is paid by card, or at the door without typing anything', async () => {
  const paid: Partial<Payment> = {
    state: 'rest_due',
    payUrl: null,
    nextPart: { means: 'card_online', amount: 22.5 },
    paidParts: [{ means: 'meal_card_online', amount: 62 }],
  };
  const { user, bodies } = await open(paid, { payOrderAtDoor: { ...OPEN, orderStatus: 'NEW', state: 'held' } });
  expect(said()).toContain('Mai plătești 22,50 lei cu cardul, apoi comanda ajunge la restaurant.');
  expect(
    screen.getByText(/^Ai plătit 62,00.lei cu cardul de masă online\. Dacă restul nu se plătește la timp/),
  ).toBeTruthy();
  expect(offered()).toEqual(['Înapoi la meniu', 'Plătește 22,50 lei', 'Plătesc restul la livrare']);
  await user.click(button('Plătesc restul la livrare'));
  await user.click(await screen.findByRole('radio', { name: 'Numerar' }));
  await user.click(button('Trimite comanda așa'));
  await waitFor(() => expect(bodies('payOrderAtDoor')).toEqual([{ token: TOKEN, orderPaymentEnumValue: 'CASH' }]));
});

test('before two payments both sums are said', async () => {
  await open({ nextPart: { means: 'meal_card_online', amount: 62 } });
  expect(screen.getByText(/^Plata are două părți: întâi 62,00.lei cu cardul de masă online, apoi 22,50/)).toBeTruthy();
  expect(offered()[0]).toBe('Plătește 62,00 lei');
});

test('at the door is refused while the money may be on its way', async () => {
  const sentence = 'Verificăm dacă plata a ajuns la noi. Încearcă din nou peste câteva clipe.';
  const { user } = await open({}, { payOrderAtDoor: refused(409, 'payment_unclear', sentence) });
  await user.click(button('Plătesc la livrare'));
  await user.click(await screen.findByRole('button', { name: 'Trimite comanda așa' }));
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
});

test('an order that was given up has its products put back beside those in the cart', async () => {
  saveUnpaidCart(localStorage, PATH, { lines: [aLine(SOUP, { quantity: 2 })] });
  const { user, address } = await open({
    orderStatus: 'ABANDONED',
    state: 'over',
    payUrl: null,
    payUntil: null,
    mayStartAgain: false,
    mayPayAtDoor: false,
  });
  expect(said()).toContain('Comanda nu a fost plătită la timp');
  await screen.findByRole('button', { name: 'Pune produsele înapoi în coș' });
  expect(offered()).toEqual(['Înapoi la meniu', 'Pune produsele înapoi în coș']);
  await user.click(button('Pune produsele înapoi în coș'));
  expect(currentCart().lines).toEqual([aLine(SOUP, { quantity: 2 })]);
  expect(address()).toBe('/checkout');
});

test.each([
  [{ state: 'going_back', goingBack: 84.5 }, '84,50 lei sunt pe drum înapoi pe cardul tău.'],
  [{ state: 'refunded', refunded: 84.5 }, 'Ți-am întors 84,50 lei pe cardul tău; banca îi arată în câteva zile.'],
  [{ state: 'released', releasedAt: '2026-11-20T17:42:00.000Z' }, 'Banii blocați au fost eliberați la 19:42;'],
] as const)('money that came too late: %j', async (about, sentence) => {
  await open({
    orderStatus: 'ABANDONED',
    payUrl: null,
    payUntil: null,
    mayStartAgain: false,
    mayPayAtDoor: false,
    ...about,
  });
  expect(said()).toContain(sentence);
});

test('the page finds out by itself, also after a question that got no answer', async () => {
  const { answer, sent } = await open({}, { checkOrderPayment: LOST });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(/^Magazinul nu răspunde acum\./)).toBeTruthy();
  answer({
    checkOrderPayment: { ...OPEN, state: 'checking', payUrl: null, mayStartAgain: false, mayPayAtDoor: false },
  });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Verificăm plata')).toBeTruthy();
  expect(sent('checkOrderPayment').length).toBe(2);
});

const NO_ORDER = refused(404, 'order_not_found', 'Comanda nu a fost găsită.');
const TRACKED = trackedToWire({
  order: anOrderView(),
  restaurant: { name: 'Vatra', phone: '0258000100', address: 'Blaj' },
  mayCancel: true,
  isCancelledByGuest: false,
  stopsBefore: null,
  invoice: null,
  answerMinutes: null,
  serverTime: NOON,
});

test('a link leads to the order, and to its payment while it has not arrived', async () => {
  const { api, answer, sent } = openLiteralWire({ trackOrder: TRACKED });
  expect(await loadOrderPage(api, TOKEN)).toMatchObject({ kind: 'arrived', number: 48_217_359 });
  expect(sent('getOrderPayment')).toEqual([]);
  answer({ trackOrder: NO_ORDER, getOrderPayment: OPEN });
  expect(await loadOrderPage(api, TOKEN)).toMatchObject({ kind: 'waiting', payment: { state: 'open', amount: 8450 } });
  const answers = [NO_ORDER, TRACKED];
  answer({
    trackOrder: () => answers.shift() ?? TRACKED,
    getOrderPayment: { ...OPEN, orderStatus: 'NEW', state: 'held' },
  });
  expect(await loadOrderPage(api, TOKEN)).toMatchObject({ kind: 'arrived' });
  answer({ trackOrder: NO_ORDER, getOrderPayment: NO_ORDER });
  await expect(loadOrderPage(api, TOKEN)).rejects.toBeInstanceOf(NotFound);
});

test('other pages know an order that waits, one that was given up, and one that is none', async () => {
  const { api, answer } = openLiteralWire({ getOrderPayment: OPEN });
  expect(await findUnpaid(api, TOKEN)).toBe('unpaid');
  answer({ getOrderPayment: { ...OPEN, orderStatus: 'ABANDONED', state: 'over' } });
  expect(await findUnpaid(api, TOKEN)).toBe('givenUp');
  answer({ getOrderPayment: { ...OPEN, orderStatus: 'NEW', state: 'held' } });
  expect(await findUnpaid(api, TOKEN)).toBeNull();
  answer({ getOrderPayment: NO_ORDER });
  expect(await findUnpaid(api, TOKEN)).toBe('gone');
  answer({ getOrderPayment: LOST });
  await expect(findUnpaid(api, TOKEN)).rejects.toMatchObject({ status: 0 });
});
