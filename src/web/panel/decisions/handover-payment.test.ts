import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { announcedPayment, judgePayment, paymentOf } from './handover-payment.ts';

const payment = { method: 'CASH_AND_CARD', cash: bani(2000), card: bani(4450) } as const;
const owed = bani(6450);

test('it begins as the guest announced it', () => {
  const form = announcedPayment({ payment });
  expect(form).toEqual({ method: 'CASH_AND_CARD', cash: '20,00', card: '44,50' });
  expect(judgePayment(form, owed)).toEqual({});
  expect(paymentOf(form, owed)).toEqual(payment);
});

test('one way needs no amounts, and nothing taken says nothing', () => {
  expect(paymentOf({ method: 'CARD', cash: 'x', card: '' }, owed)).toEqual({ method: 'CARD' });
  expect(paymentOf({ method: 'none', cash: '', card: '' }, owed)).toBeNull();
});

test.each([
  ['20', '44'],
  ['64,50', '0'],
  ['0', '64,50'],
  ['douăzeci', '44,50'],
])('%s in cash and %s by card is not what is owed', (cash, card) => {
  const form = { method: 'CASH_AND_CARD', cash, card } as const;
  expect(judgePayment(form, owed)).toHaveProperty('cash', expect.stringMatching(/64,50.lei/));
  expect(() => paymentOf(form, owed)).toThrow();
});
