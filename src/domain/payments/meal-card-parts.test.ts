import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import type { Payment } from '#domain/orders/payment-means.ts';
import {
  chooseWithMealCard,
  hasMealCard,
  listWaysWithin,
  mealCardRestOf,
  refuseAgreedMealCard,
  refuseMealCard,
  settlePayment,
  sumOfMealCard,
} from './meal-card-parts.ts';

const terms = (payable: number, eligible: number) => ({ payable: bani(payable), eligible: bani(eligible) });
const pay = (amounts: Partial<Record<'meal_card' | 'cash' | 'card' | 'meal_card_online', number>>): Payment =>
  // The keys of the literals are means.
  Object.entries(amounts).map(([means, amount]) => ({ means: means as 'cash', amount: bani(amount) }));

test('which payments have a meal card, and how much it pays', () => {
  expect([hasMealCard(['cash', 'card']), hasMealCard(['meal_card', 'cash'])]).toEqual([false, true]);
  expect([sumOfMealCard(pay({ cash: 50 })), sumOfMealCard(pay({ meal_card: 62, cash: 14 }))]).toEqual([0, 62]);
});

test('the rest is what the food leaves of the amount; nothing where the food is not known', () => {
  expect(mealCardRestOf(terms(7_650, 6_200))).toBe(1_450);
  expect(mealCardRestOf(terms(6_200, 7_000))).toBe(0);
  expect(mealCardRestOf({ payable: bani(7_650), eligible: null })).toBe(0);
});

test('a way with a meal card pays the food with it and the rest with the other means', () => {
  expect(chooseWithMealCard('meal_card-cash', terms(7_650, 6_200))).toEqual({
    parts: pay({ meal_card: 6_200, cash: 1_450 }),
  });
  expect(chooseWithMealCard('meal_card-card', terms(7_650, 6_200))).toEqual({
    parts: pay({ meal_card: 6_200, card: 1_450 }),
  });
  expect(chooseWithMealCard('meal_card-cash', terms(6_200, 6_200))).toEqual({ means: 'meal_card' });
  expect(chooseWithMealCard('meal_card', terms(7_650, 6_200))).toEqual({ means: 'meal_card' });
});

describe('the same payment for another total', () => {
  test.each([
    ['the food follows', { meal_card: 6_200, cash: 1_450 }, terms(9_000, 8_000), { meal_card: 8_000, cash: 1_000 }],
    ['a card has the rest', { meal_card: 6_200, card: 1_450 }, terms(5_000, 4_000), { meal_card: 4_000, card: 1_000 }],
    ['without a rest it is one part', { meal_card: 6_200, cash: 1_450 }, terms(6_200, 6_200), { meal_card: 6_200 }],
    ['a new rest is cash', { meal_card: 6_200 }, terms(7_000, 6_200), { meal_card: 6_200, cash: 800 }],
    ['without food the other means pays', { meal_card: 6_200, card: 1_450 }, terms(1_450, 0), { card: 1_450 }],
    [
      'what was paid online stays',
      { meal_card_online: 6_200, cash: 1_450 },
      terms(9_000, 8_000),
      { meal_card_online: 6_200, cash: 2_800 },
    ],
    [
      'less food goes back',
      { meal_card_online: 6_200, cash: 1_450 },
      terms(5_450, 4_000),
      { meal_card_online: 4_000, cash: 1_450 },
    ],
    [
      'a rest beside it is cash',
      { meal_card_online: 6_200 },
      terms(7_000, 6_200),
      { meal_card_online: 6_200, cash: 800 },
    ],
    ['nothing to pay', { meal_card: 6_200 }, terms(0, 0), { meal_card: 0 }],
    ['without a meal card cash has it', { cash: 100, card: 50 }, terms(120, 0), { cash: 70, card: 50 }],
  ] as const)('%s', (_what, before, after, expected) => {
    expect(settlePayment(pay(before), after)).toEqual(pay(expected));
  });

  test('stays as it is where the food is not known', () => {
    const payment = pay({ meal_card: 6_200 });
    expect(settlePayment(payment, { payable: bani(7_000), eligible: null })).toEqual(pay({ meal_card: 7_000 }));
  });
});

test('no more than the food is taken with a meal card', () => {
  const refused = { code: 'meal_card_limit', maximum: 6_200, rest: 1_450 };
  expect(refuseMealCard(pay({ meal_card: 7_650 }), terms(7_650, 6_200))).toEqual(refused);
  expect(refuseMealCard(pay({ meal_card: 6_200, cash: 1_450 }), terms(7_650, 6_200))).toBeNull();
  expect(refuseMealCard(pay({ meal_card: 7_650 }), { payable: bani(7_650), eligible: null })).toBeNull();
});

describe('an order that is placed', () => {
  const refuse = (payment: Payment, payable: number, eligible: number) =>
    refuseAgreedMealCard(payment, terms(payable, eligible))?.code ?? null;

  test.each([
    ['without a meal card', { cash: 7_650 }, 7_650, 0, null],
    ['with the agreed parts', { meal_card: 6_200, cash: 1_450 }, 7_650, 6_200, null],
    ['wholly with a meal card', { meal_card: 6_200 }, 6_200, 6_200, null],
    ['for nothing', { meal_card: 0 }, 0, 0, null],
    ['that has a rest', { meal_card: 7_650 }, 7_650, 6_200, 'meal_card_limit'],
    ['whose food costs less now', { meal_card: 6_200, cash: 1_450 }, 7_650, 5_200, 'meal_card_sum_changed'],
    ['whose food costs more now', { meal_card: 5_200, cash: 2_450 }, 7_650, 6_200, 'meal_card_sum_changed'],
    ['without food', { meal_card: 7_650 }, 7_650, 0, 'meal_card_pays_nothing'],
  ] as const)('%s', (_what, payment, payable, eligible, code) => {
    expect(refuse(pay(payment), payable, eligible)).toBe(code);
  });
});

test('the ways to record a payment leave out what a meal card may not pay', () => {
  const others = ['cash', 'card', 'cash-card'] as const;
  const mixes = ['meal_card-cash', 'meal_card-card'] as const;
  expect(listWaysWithin('panel', terms(7_650, 6_200))).toEqual([...others, ...mixes]);
  expect(listWaysWithin('courier', terms(7_650, 0))).toEqual(others);
  expect(listWaysWithin('panel', terms(6_200, 6_200))).toEqual(['cash', 'card', 'meal_card', 'cash-card', ...mixes]);
  expect(listWaysWithin('panel', { payable: bani(7_650), eligible: null })).toContain('meal_card');
});
