/** What changed in an earlier order or a sent cart since; the cart shows it until it is emptied or ordered. */
import { useSyncExternalStore } from 'react';

export type AgainNotes = { readonly title: string; readonly sentences: readonly string[] };

const NONE: AgainNotes = { title: '', sentences: [] };
let notes = NONE;
const listeners = new Set<() => void>();

export function setAgainNotes(next: AgainNotes): void {
  notes = next;
  for (const listener of listeners) listener();
}

export function clearAgainNotes(): void {
  setAgainNotes(NONE);
}

export function useAgainNotes(): AgainNotes {
  return useSyncExternalStore(
    subscribe,
    () => notes,
    () => NONE,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
