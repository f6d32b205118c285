/**
 * What the browser stores about the signed-in person: name, e-mail address, role and when the session ends; one value
 * for all tabs. The session itself is an HttpOnly cookie that no script can read (readings 49).
 */
import { useSyncExternalStore } from 'react';
import { ROLES, type Role } from '#domain/accounts/roles.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { type Instant, instant } from '#domain/time/instant.ts';

export type StoredSession = {
  readonly firstName: string;
  readonly lastName: string;
  /** Missing for staff, and for a session stored by an older version. */
  readonly email?: string;
  readonly role: Role;
  readonly expiresAt: Instant;
};

export type SessionStore = {
  readonly read: () => StoredSession | null;
  readonly keep: (session: StoredSession) => void;
  readonly forget: () => void;
  /** Hook for components; null while rendering on the server. */
  readonly use: () => StoredSession | null;
};

/** Opens the session stored under `key`: other tabs see when one signs in or out. */
export function openSessionStore(key: string): SessionStore {
  const listeners = new Set<() => void>();
  let lastText: string | null = null;
  let lastSession: StoredSession | null = null;

  function read(): StoredSession | null {
    const text = localStorage.getItem(key);
    if (text !== lastText) {
      lastText = text;
      lastSession = parseSession(text);
    }
    return lastSession;
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
  return {
    read,
    keep(session) {
      localStorage.setItem(key, JSON.stringify(session));
      publish();
    },
    forget() {
      localStorage.removeItem(key);
      publish();
    },
    use: () => useSyncExternalStore(subscribe, read, () => null),
  };
}

/** Parses a stored session; null for anything else. */
export function parseSession(text: string | null): StoredSession | null {
  const stored = parseJson(text);
  if (typeof stored !== 'object' || stored === null) return null;
  const { firstName, lastName, email, role, expiresAt } = stored as Partial<Record<keyof StoredSession, unknown>>;
  const known = ROLES.find((candidate) => candidate === role);
  if (typeof firstName !== 'string' || typeof lastName !== 'string' || known === undefined) return null;
  if (typeof expiresAt !== 'number' || !Number.isSafeInteger(expiresAt)) return null;
  return {
    firstName,
    lastName,
    ...(typeof email === 'string' ? { email } : {}),
    role: known,
    expiresAt: instant(expiresAt),
  };
}
