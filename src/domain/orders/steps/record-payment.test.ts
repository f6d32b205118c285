import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { recordPayment } from './record-payment.ts';

const OWED = bani(6450);

test('one way takes it all', () => {
  expect(recordPayment(OWED, { means: 'cash' }, false)).toEqual({
    ok: true,
    value: [{ means: 'cash', amount: 6450 }],
  });
  expect(recordPayment(OWED, { means: 'card' }, false)).toEqual({
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
      false,
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
  expect(recordPayment(bani(1_000_001), { means: 'cash' }, false)).toMatchObject({
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
  const recorded = recordPayment(bani(cash), { means: 'cash' }, isForCompany);
  expect(recorded.ok ? null : recorded.error.code).toBe(code);
});

test('what is paid online is recorded by no person: the rest is what is received at the door', () => {
  const online = [{ means: 'card_online', amount: bani(5000) }] as const;
  expect(recordPayment(bani(6000), { means: 'cash' }, false, online)).toEqual({
    ok: true,
    value: [...online, { means: 'cash', amount: 1000 }],
  });
  expect(recordPayment(bani(5000), { means: 'cash' }, false, online)).toMatchObject({
    error: { code: 'payment_online' },
  });
  expect(recordPayment(bani(5000), { means: 'card_online' }, false)).toMatchObject({
    error: { code: 'payment_online' },
  });
  const named = { parts: [{ means: 'cash', amount: bani(999) }] } as const;
  expect(recordPayment(bani(6000), named, false, online)).toMatchObject({
    error: { code: 'payment_mismatch', total: 1000 },
  });
});
