/**
 * What the browser knows of who is signed in: a name, a role and the hour it ends. The session itself is an HttpOnly
 * cookie that no script can read (readings 49).
 */
import type { Role } from '#contract/accounts.ts';
import type { CallOutput } from '#contract/client.ts';
import { type Instant, instant } from '#domain/time/instant.ts';

export type StaffSession = {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly expiresAt: Instant;
};

export type SessionStanding = 'valid' | 'ending' | 'ended';

/** How often the session is checked with the server (back-office.md §9). */
export const SESSION_CHECK_MS = 5 * 60_000;
/** From when on a renewal is offered, so that no session ends at a Friday's peak (reliability.md T31). */
const ENDING_MS = 24 * 60 * 60_000;

/** Strongest first: with several roles the first of these counts (readings 21). */
const BY_STRENGTH: readonly Role[] = ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_USER'];

/** Where a session stands at a moment of the tablet's own clock; the server's word comes with every call. */
export function standingOf(session: StaffSession, now: Instant): SessionStanding {
  if (session.expiresAt <= now) return 'ended';
  return session.expiresAt - now <= ENDING_MS ? 'ending' : 'valid';
}

/** The session an answer of the server describes. */
export function sessionFrom(answer: CallOutput<'authenticateStaff' | 'getStaffSession'>): StaffSession {
  const role = BY_STRENGTH.find((candidate) => answer.userRoles.includes(candidate)) ?? 'ROLE_USER';
  const expiresAt = instant(Date.parse(answer.expiresAt));
  return { firstName: answer.firstName, lastName: answer.lastName, role, expiresAt };
}

/** Reads what was stored; anything that is not a session is nobody. */
export function parseStaffSession(text: string | null): StaffSession | null {
  if (text === null) return null;
  const stored = parseJson(text);
  if (typeof stored !== 'object' || stored === null) return null;
  const { firstName, lastName, role, expiresAt } = stored as Partial<Record<keyof StaffSession, unknown>>;
  const known = BY_STRENGTH.find((candidate) => candidate === role);
  if (typeof firstName !== 'string' || typeof lastName !== 'string' || known === undefined) return null;
  if (typeof expiresAt !== 'number' || !Number.isSafeInteger(expiresAt)) return null;
  return { firstName, lastName, role: known, expiresAt: instant(expiresAt) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else's text under our key reads as no session.
    return null;
  }
}
