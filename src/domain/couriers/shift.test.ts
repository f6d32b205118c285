import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bani, bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { changeFor, closeShift, dropCash, endShift, owedOf, type ShiftCash } from './shift.ts';

const shift = (about: Partial<ShiftCash & { openOrders: number }> = {}) => ({
  float: bani(5000),
  cash: bani(12_350),
  drops: ZERO_BANI,
  openOrders: 0,
  ...about,
});
const amount = fc.integer({ min: 0, max: 1_000_000 }).map(bani);

test('what is owed is the float and the cash less what was left at the till', () => {
  fc.assert(
    fc.property(amount, fc.array(amount), fc.array(amount), (float, taken, dropped) => {
      const owed = owedOf({ float, cash: sumBani(taken), drops: sumBani(dropped) });
      expect(owed).toBe(float + sumBani(taken) - sumBani(dropped));
    }),
  );
});

test.each([
  ['nothing is owed', shift({ float: ZERO_BANI, cash: ZERO_BANI }), { ok: true, value: { isClosed: true } }],
  ['cash is owed', shift(), { ok: true, value: { isClosed: false } }],
  [
    'orders are on the way',
    shift({ float: ZERO_BANI, cash: ZERO_BANI, openOrders: 2 }),
    { ok: false, error: { code: 'courier_has_orders', orders: 2 } },
  ],
])('a courier ends a shift where %s', (_name, given, expected) => {
  expect(endShift(given)).toEqual(expected);
});

test.each([
  ['the sum owed', shift(), 17_350, '', { ok: true, value: { counted: 17_350, difference: 0, reason: '' } }],
  [
    'the sum owed, with words',
    shift(),
    17_350,
    'x',
    { ok: true, value: { counted: 17_350, difference: 0, reason: '' } },
  ],
  [
    'less, with a reason',
    shift(),
    17_000,
    ' pierdut ',
    { ok: true, value: { counted: 17_000, difference: -350, reason: 'pierdut' } },
  ],
  [
    'more, with a reason',
    shift(),
    17_351,
    'găsit',
    { ok: true, value: { counted: 17_351, difference: 1, reason: 'găsit' } },
  ],
  ['less, without a reason', shift(), 17_000, ' ', { ok: false, error: { code: 'cash_reason_required' } }],
  ['less, with a novel', shift(), 17_000, 'x'.repeat(301), { ok: false, error: { code: 'cash_reason_required' } }],
  [
    'less, with a control character',
    shift(),
    17_000,
    'a\u0007',
    { ok: false, error: { code: 'cash_reason_required' } },
  ],
  ['no amount', shift(), null, 'x', { ok: false, error: { code: 'cash_invalid' } }],
  ['less than nothing', shift(), -1, 'x', { ok: false, error: { code: 'cash_invalid' } }],
  [
    'orders on the way',
    shift({ openOrders: 1 }),
    17_350,
    '',
    { ok: false, error: { code: 'courier_has_orders', orders: 1 } },
  ],
])('counting %s', (_name, given, counted, reason, expected) => {
  expect(closeShift(given, { counted: counted === null ? null : bani(counted), reason })).toEqual(expected);
});

test.each([
  [1, true],
  [17_350, true],
  [17_351, false],
  [0, false],
  [null, false],
])('%j bani left at the till: %j', (left, isTaken) => {
  const given: Bani | null = left === null ? null : bani(left);
  expect(dropCash(shift(), given).ok).toBe(isTaken);
});

test.each([
  [
    4000,
    [
      [5000, 1000],
      [10_000, 6000],
      [20_000, 16_000],
    ],
  ],
  [
    8250,
    [
      [9000, 750],
      [10_000, 1750],
      [20_000, 11_750],
    ],
  ],
  [20_000, []],
  [
    5000,
    [
      [10_000, 5000],
      [20_000, 15_000],
    ],
  ],
])('for %d bani', (sum, expected) => {
  expect(changeFor(bani(sum)).map(({ paid, change }) => [paid, change])).toEqual(expected);
});

test('what goes back is always what was paid less the sum', () => {
  fc.assert(
    fc.property(amount, (sum) => {
      for (const { paid, change } of changeFor(sum)) expect([change > 0, paid - change]).toEqual([true, sum]);
    }),
  );
});
