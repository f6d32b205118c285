import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planStockMoves } from './plan-stock-moves.ts';

const sold = (quantity: number, tookStock = true) => [{ sizeId: 7, quantity, tookStock }];
const wanted = (quantity: number) => [{ sizeId: 7, productId: 1, quantity }];
const isLimited = () => true;
const isUnlimited = () => false;

describe('what moves between the stock and a changed order', () => {
  test.each([
    ['as many as before', sold(3), wanted(3), isLimited, { takes: [], returns: [], held: [7] }],
    ['as many, never taken', sold(3, false), wanted(3), isLimited, { takes: [], returns: [], held: [] }],
    ['fewer', sold(3), wanted(1), isLimited, { takes: [], returns: [2], held: [7] }],
    ['fewer, never taken', sold(3, false), wanted(1), isLimited, { takes: [], returns: [], held: [] }],
    ['more', sold(3), wanted(5), isLimited, { takes: [2], returns: [], held: [7] }],
    [
      'more, never taken, of what can run out now',
      sold(3, false),
      wanted(5),
      isLimited,
      { takes: [5], returns: [], held: [7] },
    ],
    ['more of what never runs out now', sold(3), wanted(5), isUnlimited, { takes: [], returns: [3], held: [] }],
    ['none any more', sold(3), [], isLimited, { takes: [], returns: [3], held: [] }],
    ['none any more, never taken', sold(3, false), [], isLimited, { takes: [], returns: [], held: [] }],
    ['new', [], wanted(2), isLimited, { takes: [2], returns: [], held: [7] }],
    ['new, never runs out', [], wanted(2), isUnlimited, { takes: [], returns: [], held: [] }],
  ] as const)('%s', (_, before, after, limited, expected) => {
    const { takes, returns, heldSizes } = planStockMoves(before, after, limited);
    expect({
      takes: takes.map(({ quantity }) => quantity),
      returns: returns.map(({ quantity }) => quantity),
      held: [...heldSizes],
    }).toEqual(expected);
  });

  test('no piece is lost: what was held and taken is what is held and returned', () => {
    const size = fc.record({
      sizeId: fc.integer({ min: 1, max: 4 }),
      before: fc.integer({ min: 0, max: 5 }),
      tookStock: fc.boolean(),
      after: fc.integer({ min: 0, max: 5 }),
      limited: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.uniqueArray(size, { selector: ({ sizeId }) => sizeId }), (sizes) => {
        const before = sizes.filter((one) => one.before > 0).map((one) => ({ ...one, quantity: one.before }));
        const after = sizes
          .filter((one) => one.after > 0)
          .map((one) => ({ ...one, productId: 1, quantity: one.after }));
        const limited = new Set(sizes.filter((one) => one.limited).map(({ sizeId }) => sizeId));
        const { takes, returns, heldSizes } = planStockMoves(before, after, (id) => limited.has(id));
        for (const { sizeId } of sizes) {
          const sum = (moves: readonly { sizeId: number; quantity: number }[]) =>
            moves.filter((one) => one.sizeId === sizeId).reduce((all, { quantity }) => all + quantity, 0);
          const held = sum(before.filter(({ tookStock }) => tookStock));
          const holds = heldSizes.has(sizeId) ? sum(after) : 0;
          expect(held + sum(takes)).toBe(holds + sum(returns));
          expect(sum(takes) === 0 || sum(returns) === 0).toBe(true);
        }
      }),
    );
  });
});
