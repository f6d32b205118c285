import { expect, test } from 'vitest';
import { announcedPayment, owedOf, readPayment } from './handover-payment.ts';

const order = { payable: 64.5, orderPaymentOptions: 'CASH_AND_CARD', cashAmount: 20, cardAmount: 44.5 } as const;
const owed = owedOf(order);

test('it begins as the guest announced it', () => {
  const form = announcedPayment(order);
  expect(form).toEqual({ method: 'CASH_AND_CARD', cash: '20,00', card: '44,50' });
  expect(readPayment(form, owed)).toEqual({
    ok: true,
    value: { method: 'CASH_AND_CARD', cashAmount: 20, cardAmount: 44.5 },
  });
});

test('one way needs no amounts, and nothing taken says nothing', () => {
  expect(readPayment({ method: 'CARD', cash: 'x', card: '' }, owed)).toEqual({ ok: true, value: { method: 'CARD' } });
  expect(readPayment({ method: 'none', cash: '', card: '' }, owed)).toEqual({ ok: true, value: null });
});

test.each([
  ['20', '44'],
  ['64,50', '0'],
  ['0', '64,50'],
  ['douăzeci', '44,50'],
])('%s in cash and %s by card is not what is owed', (cash, card) => {
  expect(readPayment({ method: 'CASH_AND_CARD', cash, card }, owed).ok).toBe(false);
});
