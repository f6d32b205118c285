/** The customer signed in on this device; read by checkout and account. */
import { sessionEnd } from '#contract/accounts/session-end.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { ACCOUNT_SESSION_KEY } from './device-keys.ts';
import type { RoleName } from './role-names.ts';
import { openSessionStore, type StoredSession } from './session-store.ts';

const store = openSessionStore(ACCOUNT_SESSION_KEY);

/** As far as the browser knows, and only while it has not ended by this device's clock. */
export function liveAccountSession(): StoredSession | null {
  const session = store.read();
  return session !== null && session.expiresAt > Date.now() ? session : null;
}

/** The customer signed in last, also when the session has ended. */
export const knownAccountSession = store.read;

/** Saves a new sign-in from the server's answer. */
export function saveAccountSession(answer: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: RoleName;
  /** ISO. */
  readonly expiresAt: string;
}): void {
  const { firstName, lastName, email, role } = answer;
  store.keep({ firstName, lastName, email, role, expiresAt: sessionEnd(answer) });
}

/**
 * The server no longer knows the session. The account stays saved, so that the guest is asked before an order goes
 * without the account.
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
 * What an order says about its owner (`expectedAccount`): the address of the account the guest believes is signed in, ''
 * for no account, undefined while the address is not known.
 */
export function expectedAccount(): string | undefined {
  const session = store.read();
  return session === null ? '' : session.email;
}

/** Deletes the saved account; the server deletes the cookie. */
export const forgetAccountSession = store.forget;

export const useAccountSession = store.use;
