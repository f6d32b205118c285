import { expect, test } from 'vitest';
import type { Entry } from '#contract/products/staff-calls.ts';
import { piecesOfEntry, priceOfEntry, stateOfEntry } from './product-state.ts';

const size = (about: Record<string, unknown> = {}) => ({
  price: 2000,
  isOn: true,
  orderable: true,
  stock: 9999,
  stockUnlimited: true,
  ...about,
});
const entry = (about: Record<string, unknown> = {}) =>
  ({ archivedAt: null, available: true, outOfStock: false, dimensions: [size()], ...about }) as unknown as Entry;

test.each([
  ['on', {}],
  ['off', { available: false, outOfStock: true }],
  ['sold_out', { outOfStock: true }],
  ['partly', { dimensions: [size(), size({ orderable: false })] }],
  ['archived', { archivedAt: '2026-11-20T10:00:00Z', available: false }],
])('%s', (state, about) => {
  expect(stateOfEntry(entry(about))).toBe(state);
});

test('the price is the cheapest one, and whether there are dearer ones', () => {
  expect(priceOfEntry(entry())).toEqual({ from: 2000, isRange: false });
  expect(priceOfEntry(entry({ dimensions: [size({ price: 3000 }), size({ price: 1250 })] }))).toEqual({
    from: 1250,
    isRange: true,
  });
  expect(priceOfEntry(entry({ dimensions: [] }))).toBeNull();
});

test('pieces are counted over the sizes that are sold; one without end has no number', () => {
  const limited = (stock: number, isOn = true) => size({ stockUnlimited: false, stock, isOn });
  expect(piecesOfEntry(entry({ dimensions: [limited(3), limited(4), limited(50, false)] }))).toBe(7);
  expect(piecesOfEntry(entry({ dimensions: [limited(3), size()] }))).toBeNull();
});
