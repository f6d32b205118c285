/** Who is signed in on this device as a customer. Checkout and account both ask here. */
import { instant } from '#domain/time/instant.ts';
import type { RoleName } from './role-names.ts';
import { openSessionStore, type StoredSession } from './session-store.ts';

const KEY = 'pofta.cont';
const store = openSessionStore(KEY);

/** As far as the browser knows, and only while it has not ended by this device's clock. */
export function liveAccountSession(): StoredSession | null {
  const session = store.read();
  return session !== null && session.expiresAt > Date.now() ? session : null;
}

/** Keeps who has just signed in, from the server's answer. */
export function keepAccountSession(answer: {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: RoleName;
  /** ISO. */
  readonly expiresAt: string;
}): void {
  const { firstName, lastName, role, expiresAt } = answer;
  store.keep({ firstName, lastName, role, expiresAt: instant(Date.parse(expiresAt)) });
}

/** Forgets who was signed in; the cookie is the server's to take away. */
export const forgetAccountSession = store.forget;

export const useAccountSession = store.use;
