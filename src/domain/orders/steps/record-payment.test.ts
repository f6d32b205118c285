import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { recordPayment } from './record-payment.ts';

const OWED = bani(6450);

test('one way takes it all', () => {
  expect(recordPayment(OWED, { method: 'CASH' }, false)).toEqual({
    ok: true,
    value: { method: 'CASH', cash: 6450, card: 0 },
  });
  expect(recordPayment(OWED, { method: 'CARD' }, false)).toEqual({
    ok: true,
    value: { method: 'CARD', cash: 0, card: 6450 },
  });
});

test('two ways share it to the ban, and both take part', () => {
  const split = (cash: number, card: number) =>
    recordPayment(OWED, { method: 'CASH_AND_CARD', cash: bani(cash), card: bani(card) }, false);
  expect(split(2000, 4450)).toEqual({ ok: true, value: { method: 'CASH_AND_CARD', cash: 2000, card: 4450 } });
  for (const [cash, card] of [
    [2000, 4449],
    [6450, 0],
    [0, 6450],
    [-50, 6500],
  ] as const) {
    expect(split(cash, card)).toEqual({ ok: false, error: { code: 'payment_mismatch', total: OWED } });
  }
});

test('more cash than the law allows is not taken', () => {
  expect(recordPayment(bani(1_000_001), { method: 'CASH' }, false)).toMatchObject({
    ok: false,
    error: { code: 'cash_ceiling' },
  });
});

test.each([
  [500_000, true, null],
  [500_001, true, 'cash_ceiling_company'],
  [500_001, false, null],
  [1_000_000, false, null],
  [1_000_001, false, 'cash_ceiling'],
] as const)('%i bani in cash, for a company: %s', (cash, isForCompany, code) => {
  const recorded = recordPayment(bani(cash), { method: 'CASH' }, isForCompany);
  expect(recorded.ok ? null : recorded.error.code).toBe(code);
});
