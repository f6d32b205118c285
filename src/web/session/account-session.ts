/** The customer signed in on this device; read by checkout and account. */
import { sessionEnd } from '#contract/accounts/session-end.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { ACCOUNT_SESSION_KEY } from './device-keys.ts';
import { openSessionStore, type StoredSession } from './session-store.ts';

const store = openSessionStore(ACCOUNT_SESSION_KEY);

/** The session as stored, while it has not ended by this device's clock. */
export function liveAccountSession(): StoredSession | null {
  const session = store.read();
  return session !== null && session.expiresAt > Date.now() ? session : null;
}

/** The customer who signed in last, even when the session has ended. */
export const knownAccountSession = store.read;

/** Saves a new sign-in from the server's answer. */
export function saveAccountSession(answer: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  /** ISO. */
  readonly expiresAt: string;
}): void {
  const { firstName, lastName, email, role } = answer;
  store.keep({ firstName, lastName, email, role, expiresAt: sessionEnd(answer) });
}

/**
 * The server does not know the session any more. The account stays stored, so that the guest is asked before an order
 * is placed without the account.
 */
export function endAccountSession(): void {
  const session = store.read();
  if (session !== null) store.keep({ ...session, expiresAt: instant(0) });
}

/** The account whose session has ended while the guest has not yet decided whether to sign in again; else null. */
export function endedSession(session: StoredSession | null, now: Instant): StoredSession | null {
  return session !== null && session.expiresAt <= now ? session : null;
}

/**
 * The account that an order declares (`expectedAccount`): the e-mail address that the guest sees as signed in, '' for
 * no account, undefined while the address is not known.
 */
export function expectedAccount(): string | undefined {
  const session = store.read();
  return session === null ? '' : session.email;
}

/** Deletes the stored account; the server deletes the cookie. */
export const forgetAccountSession = store.forget;

export const useAccountSession = store.use;
