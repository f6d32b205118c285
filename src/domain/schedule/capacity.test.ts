import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plusMinutes } from '#domain/time/instant.ts';
import { at } from '#test/support/a-schedule.ts';
import { findRoom, hasRoom, leftOf, parseSlotScope, slotOf, stationOfScope, workOf } from './capacity.ts';

const SEVEN = at('2026-11-20T17:00:00Z');
const minutes = (after: number) => plusMinutes(SEVEN, after);

test.each([
  [0, 0],
  [14, 0],
  [15, 15],
  [-1, -15],
])('a moment %i minutes after seven lies in the quarter that begins %i minutes after', (after, begins) => {
  expect(slotOf(minutes(after))).toBe(minutes(begins));
});

test.each([
  ['all', 'all', null],
  ['delivery', 'delivery', null],
  ['station:12', 'station:12', 12],
  ['station:', null, null],
  ['oven', null, null],
])('"%s" counts %s', (text, scope, station) => {
  const parsed = parseSlotScope(text);
  expect(parsed).toBe(scope);
  if (parsed !== null) expect(stationOfScope(parsed)).toBe(station);
});

test('only what is delivered takes a delivery', () => {
  expect(workOf(3, 'delivery')).toEqual({ all: 3, delivery: 1 });
  expect(workOf(3, 'pickup')).toEqual({ all: 3 });
});

test('left is what is not taken, under the limits there are; an empty quarter is not listed, an overfull one has nothing left', () => {
  const load = (scope: 'all' | 'delivery', taken: number) => ({ at: SEVEN, scope, taken });
  const limits = [{ scope: 'all', most: 10 }] as const;
  expect(leftOf(limits, [load('all', 4), load('delivery', 1)])).toEqual([{ at: SEVEN, scope: 'all', left: 6 }]);
  expect(leftOf(limits, [load('all', 12)])).toEqual([{ at: SEVEN, scope: 'all', left: 0 }]);
  expect(leftOf(limits, [load('all', 0)])).toEqual([]);
  expect(leftOf([], [load('all', 4)])).toEqual([]);
});

describe('room', () => {
  const left = [
    { at: SEVEN, scope: 'all', left: 3 },
    { at: SEVEN, scope: 'delivery', left: 0 },
  ] as const;

  test.each([
    ['what fits', { all: 3 }, 5, true],
    ['one point too many', { all: 4 }, 5, false],
    ['a delivery where none can leave', { all: 1, delivery: 1 }, 5, false],
    ['no work at all', { all: 0 }, 5, true],
    ['anything in an empty quarter', { all: 400, delivery: 1 }, 15, true],
    ['nothing in a closed one', { all: 0 }, 30, false],
  ])('%s', (_, work, after, isThere) => {
    expect(hasRoom({ left, closed: [minutes(30)] }, minutes(after), work)).toBe(isThere);
  });

  test('is looked for from the moment on, quarter by quarter', () => {
    const capacity = { left, closed: [minutes(15), minutes(45)] };
    const find = (after: number, until: number, all: number) =>
      findRoom(capacity, { from: minutes(after), until: minutes(until), work: { all } });
    expect(find(5, 60, 3)).toBe(minutes(5));
    expect(find(5, 60, 4)).toBe(minutes(30));
    expect(find(46, 60, 4)).toBe(minutes(60));
    expect(find(5, 29, 4)).toBeNull();
  });

  test('what has room for an order has room for every smaller one, and taking leaves no more than there was', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 0, max: 50 }),
        (most, taken, all) => {
          const limits = [{ scope: 'all', most }] as const;
          const capacity = (now: number) => ({
            left: leftOf(limits, [{ at: SEVEN, scope: 'all', taken: now }]),
            closed: [],
          });
          const fits = hasRoom(capacity(taken), SEVEN, { all });
          expect(fits).toBe(all === 0 || taken === 0 || taken + all <= most);
          if (fits && all > 1) expect(hasRoom(capacity(taken), SEVEN, { all: all - 1 })).toBe(true);
        },
      ),
    );
  });
});
