import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import {
  cashOf,
  choiceOf,
  factsOf,
  foodMeansOf,
  isMix,
  isOnlineWay,
  listWaysFor,
  listWaysTakenBy,
  meansLabel,
  mixOf,
  OFFERABLE_WAYS,
  ONLINE_MEANS,
  offersMeans,
  onlineSumOf,
  PAYMENT_WAYS,
  partsOf,
  pickOffered,
  sumByMeans,
  sumWith,
  wayLabel,
  wayOf,
  wayOfChoice,
  withoutCash,
} from './payment-means.ts';

const split = [
  { means: 'cash', amount: bani(2_000) },
  { means: 'card', amount: bani(4_450) },
] as const;

test('with one means all of it is paid with that, several as they are named', () => {
  expect(partsOf({ means: 'cash' }, bani(6_450))).toEqual([{ means: 'cash', amount: 6_450 }]);
  expect(partsOf({ parts: split }, bani(6_450))).toEqual(split);
  expect(choiceOf(split)).toEqual({ parts: split });
  expect(choiceOf([{ means: 'card', amount: bani(5) }])).toEqual({ means: 'card' });
  expect(choiceOf([])).toEqual({ parts: [] });
});

test('the ways to pay are the means and their mixes, each labelled by its means', () => {
  expect(PAYMENT_WAYS.filter(isMix)).toEqual([
    'cash-card',
    'meal_card-cash',
    'meal_card-card',
    'meal_card_online-card_online',
    'meal_card_online-cash',
    'meal_card_online-card',
  ]);
  expect(PAYMENT_WAYS.map(wayLabel)).toEqual([
    'Numerar',
    'Card',
    'Card de masă',
    'Card online',
    'Card de masă online',
    'Numerar și card',
    'Card de masă și numerar',
    'Card de masă și card',
    'Card de masă online și card online',
    'Card de masă online și numerar',
    'Card de masă online și card',
  ]);
  expect(meansLabel([])).toBe('');
  expect(ONLINE_MEANS).toEqual(['card_online', 'meal_card_online']);
  expect(PAYMENT_WAYS.filter(isOnlineWay)).toEqual([
    'card_online',
    'meal_card_online',
    'meal_card_online-card_online',
    'meal_card_online-cash',
    'meal_card_online-card',
  ]);
  expect([foodMeansOf('cash-card'), foodMeansOf('meal_card_online-cash')]).toEqual([null, 'meal_card_online']);
  expect(ONLINE_MEANS.flatMap((means) => factsOf(means).takenBy)).toEqual([]);
  expect([wayOf(['card', 'cash']), wayOf(['cash', 'meal_card']), wayOf(['meal_card'])]).toEqual([
    'cash-card',
    'meal_card-cash',
    'meal_card',
  ]);
  expect(wayOf(['cash', 'card', 'meal_card'])).toBeNull();
  expect([wayOfChoice({ means: 'card' }), wayOfChoice({ parts: split })]).toEqual(['card', 'cash-card']);
});

test('who may choose a means, and who may take it', () => {
  expect(listWaysFor('guest')).toEqual(PAYMENT_WAYS);
  const atTheDoor = ['cash', 'card', 'meal_card', 'cash-card', 'meal_card-cash', 'meal_card-card'];
  expect(listWaysTakenBy('courier')).toEqual(atTheDoor);
  expect(listWaysFor('telephone')).toEqual(atTheDoor);
  expect(pickOffered('telephone', ['cash-card', 'cash'])).toEqual(['cash', 'cash-card']);
});

test('a means that pays only food is offered with every other that is, without being named twice', () => {
  expect(OFFERABLE_WAYS).toEqual(['cash', 'card', 'meal_card', 'card_online', 'meal_card_online', 'cash-card']);
  expect(pickOffered('guest', ['meal_card'])).toEqual(['meal_card']);
  expect(pickOffered('guest', ['cash', 'meal_card'])).toEqual(['cash', 'meal_card', 'meal_card-cash']);
  expect(pickOffered('guest', ['card', 'meal_card', 'cash-card'])).toEqual([
    'card',
    'meal_card',
    'cash-card',
    'meal_card-card',
  ]);
});

test('a means is offered by itself or as a part', () => {
  expect(offersMeans(['cash'], 'card')).toBe(false);
  expect(offersMeans(['cash', 'card'], 'card')).toBe(true);
  expect(offersMeans(['cash-card'], 'card')).toBe(true);
});

test('in a mix the second part is named and the first is the rest; until then both are nothing', () => {
  expect(mixOf('cash-card', bani(6_450), bani(4_450))).toEqual({ parts: split });
  expect(mixOf('cash-card', bani(6_450), null)).toEqual({
    parts: [
      { means: 'cash', amount: 0 },
      { means: 'card', amount: 0 },
    ],
  });
});

test('sums by means', () => {
  expect([sumWith(split, 'card'), sumWith(split, 'meal_card'), cashOf(split)]).toEqual([4_450, 0, 2_000]);
  expect(onlineSumOf([...split, { means: 'card_online', amount: bani(7) }])).toBe(7);
  expect(withoutCash(split)).toEqual([{ means: 'card', amount: 4_450 }]);
  expect(sumByMeans([split, [{ means: 'card', amount: bani(50) }]])).toEqual([
    { means: 'cash', amount: 2_000 },
    { means: 'card', amount: 4_500 },
  ]);
});
