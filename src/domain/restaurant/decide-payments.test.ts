import { expect, test } from 'vitest';
import { decidePayments } from './decide-payments.ts';

test('every way is named on its own; they stand in the order of every list', () => {
  expect(decidePayments(['cash-card', 'card', 'card'])).toEqual({ ok: true, value: ['card', 'cash-card'] });
});

test('at least one way must stay', () => {
  expect(decidePayments([])).toEqual({ ok: false, error: { code: 'payments_required' } });
});

test('meal cards alone are not enough: they pay no delivery', () => {
  expect(decidePayments(['meal_card'])).toEqual({ ok: false, error: { code: 'payments_only_food' } });
  expect(decidePayments(['meal_card', 'cash'])).toEqual({ ok: true, value: ['cash', 'meal_card'] });
});
