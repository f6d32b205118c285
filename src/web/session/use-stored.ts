import { useSyncExternalStore } from 'react';

/**
 * The text stored under a key; null on the server and during hydration. Follows changes by all tabs and by
 * `forgetGuest`.
 */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Stores a text, or deletes it; this tab is notified like the others. */
export function setStored(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** `localStorage` for functions that take a shelf, with notification of this tab. */
export const announcedShelf = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, text: string) => setStored(key, text),
  removeItem: (key: string) => setStored(key, null),
};
