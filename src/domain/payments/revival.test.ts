import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { listRevivalNotes } from './revival.ts';

const NOTHING = { coupon: null, uses: null, isQuarterFull: false };

test.each([
  [NOTHING, []],
  [{ ...NOTHING, coupon: bani(500) }, [{ what: 'coupon_gone', amount: 500 }]],
  [{ ...NOTHING, uses: bani(700) }, [{ what: 'uses_gone', amount: 700 }]],
  [{ ...NOTHING, isQuarterFull: true }, [{ what: 'quarter_full', amount: 0 }]],
  [
    { coupon: bani(500), uses: bani(700), isQuarterFull: true },
    [
      { what: 'coupon_gone', amount: 500 },
      { what: 'uses_gone', amount: 700 },
      { what: 'quarter_full', amount: 0 },
    ],
  ],
])('an order that comes after all with %j taken meanwhile', (taken, notes) => {
  expect(listRevivalNotes(taken)).toEqual(notes);
});
