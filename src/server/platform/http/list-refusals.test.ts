import { expect, test } from 'vitest';
import { CALLS } from '#contract/all-calls.ts';
import { listRefusals } from './list-refusals.ts';
import { defineRoute, refuse } from './route.ts';

test.each([
  ['trackOrder', ['malformed_request', 'not_found', 'order_not_found']],
  ['getSession', ['malformed_request', 'unauthenticated', 'forbidden']],
  ['seeChange', ['panel_locked', 'foreign_origin', 'invalid_request', 'already_decided']],
  ['createAdminUser', ['proof_required', 'account_exists']],
  ['dropCash', ['idempotency_key_invalid', 'sent_before', 'shift_not_found']],
] as const)('%s may be refused for what its declaration leads to', (name, codes) => {
  expect(listRefusals(CALLS[name])).toEqual(expect.arrayContaining([...codes]));
});

test('a public call that only reads is refused for nothing of sessions', () => {
  expect(listRefusals(CALLS.getCategories)).toEqual(['malformed_request']);
});

test('a handler that refuses with another code does not compile', () => {
  expect(defineRoute('trackOrder', async () => refuse('order_not_found')).name).toBe('trackOrder');
  // @ts-expect-error The call does not declare this code.
  expect(defineRoute('trackOrder', async () => refuse('seats_full', { left: 0 })).name).toBe('trackOrder');
});
