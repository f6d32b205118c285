import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { PAYMENT_METHODS } from './order.ts';
import { amountsOf, isSplitMethod, MEANS, methodLabel, offersMeans, partsOf, usesMeans } from './payment-means.ts';

const split = { method: 'CASH_AND_CARD', cash: bani(2_000), card: bani(4_450) } as const;

test('with one means all of it is paid with that, a split as it is named', () => {
  expect(amountsOf({ method: 'CASH' }, bani(6_450))).toEqual({ method: 'CASH', cash: 6_450, card: 0 });
  expect(amountsOf({ method: 'CARD' }, bani(6_450))).toEqual({ method: 'CARD', cash: 0, card: 6_450 });
  expect(amountsOf(split, bani(6_450))).toEqual(split);
});

test('the parts of a payment are its means with their amounts', () => {
  expect(partsOf(split)).toEqual([
    { means: 'cash', amount: 2_000 },
    { means: 'card', amount: 4_450 },
  ]);
  expect(partsOf({ method: 'CARD', cash: bani(0), card: bani(6_450) })).toEqual([{ means: 'card', amount: 6_450 }]);
});

test('only a word of several means is a split; each word is labelled by its means', () => {
  expect(PAYMENT_METHODS.filter(isSplitMethod)).toEqual(['CASH_AND_CARD']);
  expect(PAYMENT_METHODS.map(methodLabel)).toEqual(['Numerar', 'Card', 'Numerar și card']);
  expect([usesMeans('CASH', 'card'), usesMeans('CASH_AND_CARD', 'card')]).toEqual([false, true]);
  expect(Object.values(MEANS).map(({ when }) => when)).toEqual(['at_door', 'at_door']);
});

test('a card is offered by itself or as a part', () => {
  const none = { CASH: true, CARD: false, CASH_AND_CARD: false };
  expect(offersMeans(none, 'card')).toBe(false);
  expect(offersMeans({ ...none, CARD: true }, 'card')).toBe(true);
  expect(offersMeans({ ...none, CASH_AND_CARD: true }, 'card')).toBe(true);
});
