import { expect, test } from 'vitest';
import { decidePayments } from './decide-payments.ts';

test.each([
  ['cash', { cash: true, card: false, cashAndCard: false }],
  ['card', { cash: false, card: true, cashAndCard: false }],
  ['cash-card', { cash: true, card: true, cashAndCard: true }],
] as const)('the documented choice %s', (named, value) => {
  expect(decidePayments(named)).toEqual({ ok: true, value });
});

test('a list names every way on its own', () => {
  expect(decidePayments(['cash', 'card'])).toEqual({
    ok: true,
    value: { cash: true, card: true, cashAndCard: false },
  });
  expect(decidePayments(['cash-card'])).toEqual({ ok: true, value: { cash: false, card: false, cashAndCard: true } });
});

test('at least one way must stay', () => {
  expect(decidePayments([])).toEqual({ ok: false, error: { code: 'payments_required' } });
});
