import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { recordPayment } from './record-payment.ts';

const OWED = bani(6450);
const ANYBODY = { isForCompany: false, mealCardEligible: null, online: [] };

test('one way takes it all', () => {
  expect(recordPayment(OWED, { means: 'cash' }, ANYBODY)).toEqual({
    ok: true,
    value: [{ means: 'cash', amount: 6450 }],
  });
  expect(recordPayment(OWED, { means: 'card' }, ANYBODY)).toEqual({
    ok: true,
    value: [{ means: 'card', amount: 6450 }],
  });
});

test('two ways share it to the ban, and both take part', () => {
  const split = (cash: number, card: number) =>
    recordPayment(
      OWED,
      {
        parts: [
          { means: 'cash', amount: bani(cash) },
          { means: 'card', amount: bani(card) },
        ],
      },
      ANYBODY,
    );
  expect(split(2000, 4450)).toEqual({
    ok: true,
    value: [
      { means: 'cash', amount: 2000 },
      { means: 'card', amount: 4450 },
    ],
  });
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
  expect(recordPayment(bani(1_000_001), { means: 'cash' }, ANYBODY)).toMatchObject({
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
  const recorded = recordPayment(bani(cash), { means: 'cash' }, { ...ANYBODY, isForCompany });
  expect(recorded.ok ? null : recorded.error.code).toBe(code);
});

test('what is paid online is recorded by no person: the rest is what is received at the door', () => {
  const online = [{ means: 'card_online', amount: bani(5000) }] as const;
  const terms = { ...ANYBODY, online };
  expect(recordPayment(bani(6000), { means: 'cash' }, terms)).toEqual({
    ok: true,
    value: [...online, { means: 'cash', amount: 1000 }],
  });
  expect(recordPayment(bani(5000), { means: 'cash' }, terms)).toMatchObject({
    error: { code: 'payment_online' },
  });
  expect(recordPayment(bani(5000), { means: 'card_online' }, ANYBODY)).toMatchObject({
    error: { code: 'payment_online' },
  });
  const named = { parts: [{ means: 'cash', amount: bani(999) }] } as const;
  expect(recordPayment(bani(6000), named, terms)).toMatchObject({
    error: { code: 'payment_mismatch', total: 1000 },
  });
});

test('a meal card pays no more than the food of the order', () => {
  const terms = { ...ANYBODY, mealCardEligible: bani(5000) };
  const split = (card: number) =>
    recordPayment(
      OWED,
      {
        parts: [
          { means: 'meal_card', amount: bani(card) },
          { means: 'cash', amount: bani(6450 - card) },
        ],
      },
      terms,
    );
  expect(split(5000).ok).toBe(true);
  expect(split(4000).ok).toBe(true);
  const limit = { code: 'meal_card_limit', maximum: 5000, rest: 1450 };
  expect(split(5001)).toEqual({ ok: false, error: limit });
  expect(recordPayment(OWED, { means: 'meal_card' }, terms)).toEqual({ ok: false, error: limit });
  expect(recordPayment(OWED, { means: 'meal_card' }, ANYBODY).ok).toBe(true);
});
