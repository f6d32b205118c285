import { expect, test } from 'vitest';
import { mayInvite, rememberNewsletter } from './newsletter-memory.ts';

function aShelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}
const DAY = 24 * 3_600_000;

test('who was never asked may be invited, also when what is stored cannot be read', () => {
  const shelf = aShelf();
  expect(mayInvite(shelf, 0)).toBe(true);
  shelf.setItem('pofta.newsletter', 'null');
  expect(mayInvite(shelf, 0)).toBe(true);
});

test.each([
  ['closed', 14],
  ['subscribed', 180],
] as const)('%s: quiet for %i days', (what, days) => {
  const shelf = aShelf();
  rememberNewsletter(shelf, what, 1000);
  expect(mayInvite(shelf, 1000 + days * DAY - 1)).toBe(false);
  expect(mayInvite(shelf, 1000 + days * DAY)).toBe(true);
});
