/**
 * How the board looks on this device, kept in its browser: a tablet by the stove and a wide screen at the counter
 * differ.
 */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function saveDeviceChoice(key: string, chosen: string): void {
  localStorage.setItem(key, chosen);
  for (const listener of listeners) listener();
}

/** The value chosen on this device; null when none was chosen. */
export function useDeviceChoice(key: string): string | null {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(key));
}
