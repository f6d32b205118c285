/** The order whose button was pressed once; `isSettled` once a second press counts. */
export type Armed = { readonly number: number; readonly isSettled: boolean } | null;

/** How long the second press is waited for; the style sheet of the button shows it. */
export const ARMED_MS = 4000;
/** A wet finger often touches twice: within this time the second touch is none. */
export const SETTLE_MS = 250;

/** Holds which order is armed. */
export function armedOrder() {
  let armed: Armed = null;
  let timers: readonly ReturnType<typeof setTimeout>[] = [];
  const listeners = new Set<() => void>();
  const set = (next: Armed) => {
    armed = next;
    for (const listener of listeners) listener();
  };
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  return {
    get: (): Armed => armed,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A press on the button of an order: true when it is the second one. */
    press(number: number): boolean {
      if (armed?.number !== number) {
        stop();
        set({ number, isSettled: false });
        timers = [setTimeout(() => set({ number, isSettled: true }), SETTLE_MS), setTimeout(() => set(null), ARMED_MS)];
        return false;
      }
      if (!armed.isSettled) return false;
      stop();
      set(null);
      return true;
    },
    /** Forgets the timers. Stable identity. */
    stop,
  };
}
