/**
 * Short messages about what just happened, shown and announced by screen readers. A store outside React, so that any
 * code can show one without a provider; at most one message is shown.
 */
export type Message = {
  readonly id: number;
  readonly text: string;
  /** What can be done about it: „Anulează”, „Vezi coșul”. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

let current: Message | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message in place of the previous one. */
export function showMessage(text: string, action?: Message['action']): void {
  lastId += 1;
  show({ id: lastId, text, ...(action ? { action } : {}) });
}

/** Removes the message: what it offers has been done another way. */
export function dismissMessage(): void {
  if (current !== null) show(null);
}

/** Removes the message, unless another one has replaced it. */
export function dismiss(id: number): void {
  if (current?.id === id) show(null);
}

function show(message: Message | null): void {
  current = message;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const messages = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => current,
  none: () => null,
};
