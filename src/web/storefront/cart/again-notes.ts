/** What the cart says of an order that was put into it again and is not as it was: until the cart is emptied or ordered. */
import { useSyncExternalStore } from 'react';

const NONE: readonly string[] = [];
let notes = NONE;
const listeners = new Set<() => void>();

export function setAgainNotes(sentences: readonly string[]): void {
  notes = sentences;
  for (const listener of listeners) listener();
}

export function useAgainNotes(): readonly string[] {
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
