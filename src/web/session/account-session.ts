/**
 * What the browser knows of the customer who is signed in: a first name, a role and the hour it ends. The session
 * itself is an HttpOnly cookie that no script can read (readings 49). Checkout and account both ask here.
 */
import { useSyncExternalStore } from 'react';
import { ROLE_NAMES, type RoleName } from './role-names.ts';

export type AccountSession = {
  readonly firstName: string;
  readonly role: RoleName;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
};

const KEY = 'pofta.cont';
/** What staff screens keep of the same cookie (web/staff/staff-session-store.ts). */
const STAFF_KEY = 'pofta-staff-session';

const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastSession: AccountSession | null = null;

/** Who is signed in on this device, as far as the browser knows. */
export function readAccountSession(): AccountSession | null {
  const text = localStorage.getItem(KEY);
  if (text !== lastText) {
    lastText = text;
    lastSession = parseAccountSession(text);
  }
  return lastSession;
}

/** The same, only while it has not ended by this device's clock. */
export function liveAccountSession(): AccountSession | null {
  const session = readAccountSession();
  return session !== null && session.expiresAt > Date.now() ? session : null;
}

/** Keeps who has just signed in, from the server's answer. */
export function keepAccountSession(answer: {
  readonly firstName: string;
  readonly role: RoleName;
  /** ISO. */
  readonly expiresAt: string;
}): void {
  const { firstName, role, expiresAt } = answer;
  localStorage.setItem(KEY, JSON.stringify({ firstName, role, expiresAt: Date.parse(expiresAt) }));
  publish();
}

/** Forgets who was signed in; the cookie is the server's to take away. */
export function forgetAccountSession(): void {
  localStorage.removeItem(KEY);
  localStorage.removeItem(STAFF_KEY);
  publish();
}

export function useAccountSession(): AccountSession | null {
  return useSyncExternalStore(subscribe, readAccountSession, () => null);
}

/** Reads what was stored; anything that is not a session is nobody. */
export function parseAccountSession(text: string | null): AccountSession | null {
  const stored = parseJson(text);
  if (typeof stored !== 'object' || stored === null) return null;
  const { firstName, role, expiresAt } = stored as Partial<Record<keyof AccountSession, unknown>>;
  const known = ROLE_NAMES.find((candidate) => candidate === role);
  if (typeof firstName !== 'string' || known === undefined) return null;
  return typeof expiresAt === 'number' && Number.isSafeInteger(expiresAt)
    ? { firstName, role: known, expiresAt }
    : null;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Somebody else's text under our key reads as no session.
    return null;
  }
}

function publish(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
