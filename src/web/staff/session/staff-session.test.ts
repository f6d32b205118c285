import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import type { StoredSession } from '#web/session/session-store.ts';
import { sessionFrom, standingOf } from './staff-session.ts';

const EXPIRES = instant(Date.parse('2026-11-27T17:00:00Z'));
const HOUR_MS = 3_600_000;
const session: StoredSession = { firstName: 'Maria', lastName: 'Ionescu', role: 'ROLE_MANAGER', expiresAt: EXPIRES };

test.each([
  [25, 'valid'],
  [24, 'ending'],
  [1, 'ending'],
  [0, 'ended'],
  [-1, 'ended'],
])('%i hours before its end a session is %s', (hours, standing) => {
  expect(standingOf(session, instant(EXPIRES - hours * HOUR_MS))).toBe(standing);
});

test('of several roles the strongest counts', () => {
  const answer = { ...session, email: 'maria@exemplu.ro', expiresAt: '2026-11-27T17:00:00Z' };
  const roles = ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_MANAGER'] as const;
  expect(sessionFrom({ ...answer, userRoles: [...roles] })).toEqual({ ...session, role: 'ROLE_ADMIN' });
});
