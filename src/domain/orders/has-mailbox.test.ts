import { expect, test } from 'vitest';
import { hasMailbox } from './has-mailbox.ts';

test('an order has a mailbox as long as it has an address', () => {
  expect(hasMailbox({ contact: { email: 'ana@exemplu.ro' } })).toBe(true);
  expect(hasMailbox({ contact: { email: '' } })).toBe(false);
});
