import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { orderToWire } from '#contract/orders/codec.ts';
import { bani } from '#domain/money/bani.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { NO_ONLINE_MONEY } from '#domain/payments/online-money.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { openPanelScreen } from '#test/support/panel-screen.tsx';
import { type Answers, LOST, refused } from '#test/support/wire-of-literals.ts';
import { RefundButton } from './refund-dialog.tsx';

const PAID: Partial<OrderView> = {
  contact: { firstName: 'Ion', lastName: 'Pop', phone: '0722123456', email: '' },
  payment: [{ means: 'card_online', amount: bani(9350) }],
  paymentStatus: 'paid',
  onlineMoney: { ...NO_ONLINE_MONEY, taken: bani(9350), card: '•••• 4242' },
};
const order = anOrderView(PAID);
const given = {
  message: 'Dăm înapoi clientului 23,50 lei.',
  orderNumber: order.number,
  onlineMoney: orderToWire(order).onlineMoney,
};
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

async function open(answers: Answers = {}) {
  const opened = openPanelScreen(() => <RefundButton order={order} />, '/comenzi', {
    refundPayment: given,
    getStaffSession: LOST,
    ...answers,
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Dă banii înapoi' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Bani înapoi, comanda nr. ${order.number}` }));
  const asked = () => plain(dialog.getByRole('status').textContent);
  return {
    ...opened,
    dialog,
    asked,
    press: async (name: RegExp) => opened.user.click(dialog.getByRole('button', { name })),
    type: async (label: RegExp, text: string) => opened.user.type(dialog.getByRole('textbox', { name: label }), text),
    some: () => opened.user.click(dialog.getByRole('radio', { name: 'O parte' })),
  };
}

test('the sum and the guest stand before the press; without a reason nothing is sent', async () => {
  const { asked, press, bodies, dialog, type } = await open();
  expect(asked()).toBe('Dați înapoi 93,50 lei către Ion Pop?');
  await press(/^Dă înapoi 93,50\slei$/);
  expect(dialog.getByText('Scrieți de ce dați banii înapoi.')).toBeTruthy();
  expect(bodies('refundPayment')).toEqual([]);
  await type(/^Motivul/, 'A lipsit un produs.');
  await press(/^Dă înapoi 93,50\slei$/);
  await waitFor(() =>
    expect(bodies('refundPayment')).toEqual([
      { orderNumber: order.number, amount: '93,50', reason: 'A lipsit un produs.' },
    ]),
  );
  expect(await screen.findByText('Dăm înapoi clientului 23,50 lei.')).toBeTruthy();
});

test.each([
  ['', 'Scrieți suma, de exemplu 23,50.'],
  ['0', 'Scrieți suma, de exemplu 23,50.'],
  ['doi', 'Scrieți suma, de exemplu 23,50.'],
  ['93,51', 'Se pot da înapoi cel mult 93,50 lei.'],
])('a part of „%s” is refused in words, and nothing is sent', async (amount, sentence) => {
  const { some, type, press, asked, dialog, bodies } = await open();
  await some();
  if (amount !== '') await type(/^Suma/, amount);
  await type(/^Motivul/, 'Frig');
  expect(asked()).toBe('');
  await press(/^Dă banii înapoi$/);
  expect(plain(dialog.getByRole('textbox', { name: /^Suma/ }).closest('div')?.parentElement?.textContent)).toContain(
    sentence,
  );
  expect(bodies('refundPayment')).toEqual([]);
});

test('a part is said with its sum; what was typed stays when the server refuses', async () => {
  const { some, type, press, asked, dialog } = await open({
    refundPayment: refused(409, 'refund_too_much', 'Se pot da înapoi cel mult 10,00 lei.'),
  });
  await some();
  await type(/^Suma/, '23,5');
  await type(/^Motivul/, 'Frig');
  expect(asked()).toBe('Dați înapoi 23,50 lei către Ion Pop?');
  await press(/^Dă înapoi 23,50\slei$/);
  expect(plain((await dialog.findByRole('alert')).textContent)).toContain('Se pot da înapoi cel mult 10,00 lei.');
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Suma/ }).value).toBe('23,5');
});

test('after a lost answer the same refund is asked for again with the same key', async () => {
  const { type, press, answer, sent, dialog } = await open({ refundPayment: LOST });
  await type(/^Motivul/, 'Frig');
  await press(/^Dă înapoi/);
  await dialog.findByRole('alert');
  answer({ refundPayment: given });
  await press(/^Dă înapoi/);
  await waitFor(() => expect(sent('refundPayment')).toHaveLength(2));
  const keys = sent('refundPayment').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test.each<Partial<OrderView>>([
  { onlineMoney: null },
  { onlineMoney: { ...NO_ONLINE_MONEY, held: bani(9350) } },
  { onlineMoney: { ...NO_ONLINE_MONEY, taken: bani(9350), refunded: bani(5000), goingBack: bani(4350) } },
])('where nothing can be given back there is no button: %j', async (about) => {
  openPanelScreen(
    () => (
      <>
        <h1>Plată</h1>
        <RefundButton order={anOrderView({ ...PAID, ...about })} />
      </>
    ),
    '/comenzi',
    { getStaffSession: LOST },
  );
  await screen.findByRole('heading', { name: 'Plată' });
  expect(screen.queryByRole('button', { name: 'Dă banii înapoi' })).toBe(null);
});
