import { useSyncExternalStore } from 'react';

/** What this device keeps under a key, as text; null while the page comes from the server. Follows every tab, and `forgetGuest`. */
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

/** The device's storage for what is written through functions that take a shelf; this tab is notified. */
export const toldShelf = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, text: string) => setStored(key, text),
  removeItem: (key: string) => setStored(key, null),
};
