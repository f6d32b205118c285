import { expect, test } from 'vitest';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { countDeposits } from './count-deposits.ts';
import type { PricedLine, PricedPart } from './priced-cart.ts';

/** Only what is counted. */
const lineOf = (quantity: number, ...deposits: number[]) =>
  ({
    line: { kind: 'product', productId: 1, sizeId: 1, extras: [], message: '', quantity },
    parts: deposits.map((deposit) => ({ deposit: bani(deposit), extras: [] as const }) as unknown as PricedPart),
  }) satisfies Pick<PricedLine, 'line' | 'parts'>;

test('containers of one deposit are counted, every piece of a line and every part of a bundle', () => {
  expect(countDeposits([lineOf(2, 50), lineOf(3, 50, 0, 50), lineOf(1, 0)])).toEqual({ pieces: 8, each: bani(50) });
});

test('there is nothing to count without deposits, or when they differ', () => {
  expect(countDeposits([lineOf(2, ZERO_BANI)])).toBeNull();
  expect(countDeposits([lineOf(1, 50), lineOf(1, 100)])).toBeNull();
});

test('bottles that were chosen as options are counted beside the own one of the piece', () => {
  const line = lineOf(2, 150);
  const bread = { name: 'Pâine', price: bani(200) };
  const extras = [bread, { name: 'Cola', price: ZERO_BANI, option: { count: 2, deposit: bani(100) } }];
  const parts = line.parts.map((part) => ({ ...part, extras }) as unknown as PricedPart);
  expect(countDeposits([{ ...line, parts }])).toEqual({ pieces: 6, each: bani(50) });
});
