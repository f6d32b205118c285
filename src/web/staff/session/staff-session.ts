/** State of a staff session, and how it is read from the server's answers. */

import { sessionEnd } from '#contract/accounts/session-end.ts';
import type { getStaffSession } from '#contract/accounts/staff-calls.ts';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { ROLES } from '#domain/accounts/roles.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { StoredSession } from '#web/session/session-store.ts';

export type SessionStanding = 'valid' | 'ending' | 'ended';

/** How often the session is checked with the server (back-office.md §9). */
export const SESSION_CHECK_MS = 5 * 60_000;
/**
 * Renewal is offered from this long before the end, so that no session ends on a busy Friday evening (reliability.md
 * T31).
 */
const ENDING_MS = 24 * 60 * 60_000;

/** State of a session by the tablet's own clock; the server checks the session at every call. */
export function standingOf(session: StoredSession, now: Instant): SessionStanding {
  if (session.expiresAt <= now) return 'ended';
  return session.expiresAt - now <= ENDING_MS ? 'ending' : 'valid';
}

type Told = Pick<AnswerOf<typeof getStaffSession>, 'firstName' | 'lastName' | 'userRoles' | 'expiresAt'>;

/** The session in a server's answer; of several roles the strongest counts (readings 21). */
export function sessionFrom(answer: Told): StoredSession {
  const role = ROLES.find((candidate) => answer.userRoles.includes(candidate)) ?? 'ROLE_USER';
  return { firstName: answer.firstName, lastName: answer.lastName, role, expiresAt: sessionEnd(answer) };
}
