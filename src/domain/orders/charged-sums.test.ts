import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { totalsOf, turnoverOf } from './charged-sums.ts';

const charged = { products: bani(8_000), packaging: bani(300), deposits: bani(50), deliveryFee: bani(1_000) };
const reductions = [{ promotionId: 1, name: 'Bun venit', code: null, amount: bani(800) }];

test('every sum is in the total; what is paid is less by the reductions', () => {
  expect(totalsOf(charged, [])).toEqual({ total: 9_350, payable: 9_350 });
  expect(totalsOf(charged, reductions)).toEqual({ total: 9_350, payable: 8_550 });
});

test('a deposit is paid and is no turnover', () => {
  expect(turnoverOf(charged, reductions)).toBe(8_500);
});
