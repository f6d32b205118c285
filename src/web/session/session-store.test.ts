import { expect, test } from 'vitest';
import { parseSession } from './session-store.ts';

const SESSION = { firstName: 'Ana', lastName: 'Pop', role: 'ROLE_USER', expiresAt: 1_796_000_000_000 } as const;

test('what was stored is read back', () => {
  expect(parseSession(JSON.stringify(SESSION))).toEqual(SESSION);
});

test('an address is read with it', () => {
  const session = { ...SESSION, email: 'ana@exemplu.ro' };
  expect(parseSession(JSON.stringify(session))).toEqual(session);
});

test.each([
  null,
  '',
  'null',
  '7',
  '{"token":"x"}',
  JSON.stringify({ ...SESSION, role: 'ROLE_KING' }),
  JSON.stringify({ ...SESSION, lastName: 7 }),
  JSON.stringify({ ...SESSION, expiresAt: '2026' }),
])('%j is no session', (text) => {
  expect(parseSession(text)).toBeNull();
});
