import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { announcedPayment, parsePayment } from './handover-payment.ts';

const payment = { method: 'CASH_AND_CARD', cash: bani(2000), card: bani(4450) } as const;
const owed = bani(6450);

test('it begins as the guest announced it', () => {
  const form = announcedPayment({ payment });
  expect(form).toEqual({ method: 'CASH_AND_CARD', cash: '20,00', card: '44,50' });
  expect(parsePayment(form, owed)).toEqual({ ok: true, value: payment });
});

test('one way needs no amounts, and nothing taken says nothing', () => {
  expect(parsePayment({ method: 'CARD', cash: 'x', card: '' }, owed)).toEqual({ ok: true, value: { method: 'CARD' } });
  expect(parsePayment({ method: 'none', cash: '', card: '' }, owed)).toEqual({ ok: true, value: null });
});

test.each([
  ['20', '44'],
  ['64,50', '0'],
  ['0', '64,50'],
  ['douăzeci', '44,50'],
])('%s in cash and %s by card is not what is owed', (cash, card) => {
  expect(parsePayment({ method: 'CASH_AND_CARD', cash, card }, owed).ok).toBe(false);
});
