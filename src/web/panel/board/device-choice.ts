/** What this device keeps of how it shows the board: a tablet by the stove and a wide screen at the counter differ. */
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

/** What was chosen here; null where nothing was. */
export function useDeviceChoice(key: string): string | null {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(key));
}
