/** The stored session as one value for all tabs: signing in or out in one is seen by the others. */
import { useSyncExternalStore } from 'react';
import { parseStaffSession, type StaffSession } from './staff-session.ts';

const KEY = 'pofta-staff-session';

const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastSession: StaffSession | null = null;

/** Who is signed in on this device, as far as the browser knows. */
export function readStaffSession(): StaffSession | null {
  const text = localStorage.getItem(KEY);
  if (text !== lastText) {
    lastText = text;
    lastSession = parseStaffSession(text);
  }
  return lastSession;
}

export function keepStaffSession(session: StaffSession): void {
  localStorage.setItem(KEY, JSON.stringify(session));
  announce();
}

export function forgetStaffSession(): void {
  localStorage.removeItem(KEY);
  announce();
}

export function useStaffSession(): StaffSession | null {
  return useSyncExternalStore(subscribe, readStaffSession);
}

function announce(): void {
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
