import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import { orderToWire } from '#contract/orders/codec.ts';
import { bani } from '#domain/money/bani.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { openStep, orderAnswer } from '#test/support/panel-screen.tsx';
import { FAILED_STEPS, fill, problemOf } from '#test/support/staff-form.ts';
import { type Answers, refused } from '#test/support/wire-of-literals.ts';

const accepted = (order: OrderView) => ({
  message: 'Comanda a fost acceptată.',
  order: orderToWire({ ...order, status: 'CONFIRMED', version: 2, acceptedAt: NOON }),
});

async function open(about: Partial<OrderView> = {}, answers: Answers = {}) {
  const order = anOrderView(about);
  const opened = await openStep('accept', order, { confirmOrder: accepted(order), ...answers });
  const dialog = within(await screen.findByRole('dialog', { name: `Acceptă comanda nr. ${order.number}` }));
  await dialog.findByRole('button', { name: 'Acceptă' });
  const sent = () => opened.bodies('confirmOrder') as readonly NonNullable<CallInput<'confirmOrder'>['body']>[];
  return {
    ...opened,
    dialog,
    sent,
    minutes: (label: string) =>
      dialog.getByRole<HTMLInputElement>('radio', { name: label === 'N/A' ? label : new RegExp(`^${label}, `) }),
    tick: (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name }),
    accept: () => opened.user.click(dialog.getByRole('button', { name: 'Acceptă' })),
  };
}

const [AGREED, READ] = [
  'Clientul a fost de acord',
  'Bucătăria a citit mesajul despre alergii și poate pregăti comanda',
];
const NO_MINUTES = 'Vă rugăm să selectați un timp de pregătire pentru comandă.';
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('the order stands beside the form: whose it is, what was ordered and what is to be paid', async () => {
  const { dialog, minutes } = await open();
  for (const told of [/0722 123 456/, /Lungă nr\. 5/, /Ciorbă de burtă/])
    expect(dialog.getAllByText(told).length).toBeGreaterThan(0);
  expect(minutes('30').checked).toBe(false);
  expect(dialog.getByRole('combobox', { name: 'Cost ambalaje' })).toBeTruthy();
});

test('without minutes nothing is promised and nothing is sent; the focus goes to the first number', async () => {
  const { accept, minutes, sent } = await open();
  await accept();
  expect(alerts()).toEqual([NO_MINUTES]);
  await waitFor(() => expect(document.activeElement).toBe(minutes('10')));
  expect(sent()).toEqual([]);
});

const TOLD = { toldAt: plusMinutes(NOON, 42) };

test('the hour that the guest was told is chosen already, and one press accepts', async () => {
  const { dialog, accept, sent } = await open(TOLD);
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Cum i s-a spus: 42, 12:42' }).checked).toBe(true);
  expect(dialog.getByText('Promitem comanda pentru ora 12:42')).toBeTruthy();
  await accept();
  await waitFor(() => expect(sent()).toMatchObject([{ timeToPrepare: 42 }]));
});

test('each number has its hour, and another one can be chosen instead of the hour told', async () => {
  const { user, dialog, minutes, accept, sent } = await open(TOLD);
  expect(
    dialog
      .getAllByRole('radio')
      .map((one) => one.getAttribute('aria-label'))
      .slice(0, 3),
  ).toEqual(['Cum i s-a spus: 42, 12:42', '10, 12:10', '15, 12:15']);
  await user.click(minutes('60'));
  expect(dialog.getByText(/^Cu 18 min mai târziu decât i s-a spus/)).toBeTruthy();
  await accept();
  await waitFor(() => expect(sent()).toMatchObject([{ timeToPrepare: 60 }]));
});

test('the fee of a delivery has its line beside dishes and packaging', async () => {
  const { dialog } = await open({ deliveryFee: bani(1500) });
  expect(dialog.getByText(/15,00\slei/)).toBeTruthy();
});

test('the minutes are promised as an hour before the press, and sent', async () => {
  const { user, dialog, minutes, accept, sent } = await open();
  await user.click(minutes('30'));
  expect(dialog.getByText('Promitem comanda pentru ora 12:30')).toBeTruthy();
  await accept();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(await screen.findByText(/acceptată\.$/)).toBeTruthy();
  expect(sent()).toEqual([
    { orderNumber: 48_217_359, timeToPrepare: 30, totalPackageCost: 3, customerAgreed: false, allergyRead: false },
  ]);
});

test('minutes of a busy kitchen are added and said', async () => {
  const { user, dialog, minutes, accept, sent } = await open(
    {},
    {
      getServiceControl: {
        services: [],
        busy: { extraMinutes: 15, until: '2026-11-20T12:00:00.000Z', since: '2026-11-20T09:00:00.000Z', by: null },
        busyEnds: { next_shift: null, today: '2026-11-20T22:00:00.000Z' },
        serverTime: '2026-11-20T10:00:00.000Z',
      },
    },
  );
  await dialog.findByText(/15/, { selector: '[role=status]' });
  await user.click(minutes('30'));
  expect(dialog.getByText('Promitem comanda pentru ora 12:45')).toBeTruthy();
  await accept();
  await waitFor(() => expect(sent()).toMatchObject([{ timeToPrepare: 45 }]));
});

test('an order for later is accepted without an estimate, for the hour that was asked for', async () => {
  const { dialog, minutes, accept, sent } = await open({ status: 'SCHEDULED', requestedAt: plusMinutes(NOON, 450) });
  expect(minutes('N/A').checked).toBe(true);
  expect(dialog.getByText(/^Comanda rămâne pentru .*19:30/)).toBeTruthy();
  await accept();
  await waitFor(() => expect(sent()).toMatchObject([{ timeToPrepare: null }]));
});

test('an allergy note is ticked as read before the order can be accepted', async () => {
  const { user, minutes, tick, accept, sent } = await open({
    hasAllergyNote: true,
    notes: 'Alergie la nuci!',
  });
  expect(screen.getByText('ATENȚIE: ALERGIE')).toBeTruthy();
  await user.click(minutes('20'));
  await accept();
  await waitFor(() => expect(problemOf(tick(READ))).toContain('bifați că mesajul a fost citit'));
  await waitFor(() => expect(document.activeElement).toBe(tick(READ)));
  expect(sent()).toEqual([]);
  await user.click(tick(READ));
  expect(problemOf(tick(READ))).toBe('');
  await accept();
  await waitFor(() => expect(sent()).toMatchObject([{ allergyRead: true }]));
});

test('dearer packaging shows the new total and needs the guest’s agreement', async () => {
  const { user, dialog, minutes, tick, accept, sent } = await open();
  await user.click(minutes('20'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Cost ambalaje' }), '8,00');
  expect(dialog.getByText(/^Totalul crește de la 93,50\slei la 98,50\slei/)).toBeTruthy();
  expect(dialog.getByText(/^Total nou/).textContent).toMatch(/98,50\slei.*înainte 93,50\slei/);
  await accept();
  await waitFor(() => expect(problemOf(tick(AGREED))).not.toBe(''));
  expect(sent()).toEqual([]);
  await user.click(tick(AGREED));
  await accept();
  await waitFor(() => expect(sent()).toMatchObject([{ totalPackageCost: 8, customerAgreed: true }]));
});

test('another amount is typed; what is no amount is refused at its field', async () => {
  const { user, dialog, minutes, accept, sent } = await open();
  await user.click(minutes('20'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Cost ambalaje' }), 'Altă valoare…');
  const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Cost ambalaje, în lei' });
  await fill(user, amount, 'doi');
  await accept();
  await waitFor(() => expect(problemOf(amount)).toContain('Vă rugăm să introduceți un cost valid'));
  expect(document.activeElement).toBe(amount);
  await fill(user, amount, '2,50');
  await accept();
  await waitFor(() => expect(sent()).toMatchObject([{ totalPackageCost: 2.5, customerAgreed: false }]));
});

test.each([
  ['at the table there are plates', { method: 'RESTAURANT', table: '7' }, 'Se servește în farfurii.', false],
  [
    'a guest’s own container needs no box',
    { hasOwnContainer: true, method: 'PICKUP' },
    'Clientul vine cu recipientul propriu.',
    true,
  ],
] as const)('%s: packaging is chosen only where it can be wanted', async (_, about, told, canWant) => {
  const { user, dialog } = await open(about);
  expect(dialog.getByText(new RegExp(told))).toBeTruthy();
  expect(dialog.queryByRole('combobox', { name: 'Cost ambalaje' })).toBe(null);
  const wanted = dialog.queryByRole('button', { name: 'Totuși cu ambalaj' });
  expect(wanted !== null).toBe(canWant);
  if (wanted === null) return;
  await user.click(wanted);
  expect(dialog.getByRole('combobox', { name: 'Cost ambalaje' })).toBeTruthy();
});

test.each(FAILED_STEPS)('what was chosen stays when %s, and the failure has the focus', async (_, answer, said) => {
  const { user, dialog, minutes, accept, sent, answer: then } = await open({}, { confirmOrder: answer });
  await user.click(minutes('30'));
  await accept();
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toBe(`Comanda nu a fost confirmată!${said}`);
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(minutes('30').checked).toBe(true);
  then({ confirmOrder: accepted(anOrderView()) });
  await accept();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(sent()).toHaveLength(2);
});

test('a double press accepts once', async () => {
  let answerNow = () => {};
  const { user, dialog, minutes, sent } = await open(
    {},
    {
      confirmOrder: () =>
        new Promise((resolve) => {
          answerNow = () => resolve(accepted(anOrderView()));
        }),
    },
  );
  await user.click(minutes('30'));
  await user.dblClick(dialog.getByRole('button', { name: 'Acceptă' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Renunță' }).disabled).toBe(true);
  answerNow();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(sent()).toHaveLength(1);
});

test('an order that another tablet decided meanwhile can only be closed', async () => {
  const order = anOrderView();
  const told = 'Comanda a fost respinsă de Mara, la 12:01.';
  const { user, dialog, minutes, accept } = await open(
    {},
    {
      confirmOrder: refused(409, 'already_decided', told),
      getStaffOrderDetails: orderAnswer(order),
    },
  );
  await user.click(minutes('30'));
  await accept();
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('Comanda are deja un răspuns');
  expect(dialog.queryByRole('button', { name: 'Acceptă' })).toBe(null);
  await user.click(dialog.getAllByRole('button', { name: 'Închide' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

test('Escape asks before what was chosen is lost, and closes at once while nothing is', async () => {
  const { user, dialog, minutes } = await open({ payable: bani(9350) });
  await user.click(minutes('30'));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Păstrează modificările' }));
  expect(minutes('30').checked).toBe(true);
  expect(dialog.getByRole('button', { name: 'Acceptă' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Renunță la modificări' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});
