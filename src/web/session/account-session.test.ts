import { expect, test } from 'vitest';
import { parseAccountSession } from './account-session.ts';

const SESSION = { firstName: 'Ana', role: 'ROLE_USER', expiresAt: 1_796_000_000_000 } as const;

test('what was stored is read back', () => {
  expect(parseAccountSession(JSON.stringify(SESSION))).toEqual(SESSION);
});

test.each([
  null,
  '',
  'null',
  '7',
  '{"token":"x"}',
  JSON.stringify({ ...SESSION, role: 'ROLE_KING' }),
  JSON.stringify({ ...SESSION, expiresAt: '2026' }),
])('%j is nobody', (text) => {
  expect(parseAccountSession(text)).toBeNull();
});
