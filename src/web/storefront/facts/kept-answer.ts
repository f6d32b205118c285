/**
 * An answer that several screens of the shop share: asked for once, shown while a newer one is under way, asked for again
 * when it is no longer fresh (docs/decisions/0116). Used in lazily loaded code, and in the browser only.
 */
import { useEffect, useSyncExternalStore } from 'react';

/** A failed request is repeated once before the failure is shown. */
const RETRY_MS = 1000;

type Kept<Value> = { readonly value: Value | null; readonly hasFailed: boolean };

export type KeptAnswer<Value> = {
  readonly current: () => Kept<Value>;
  readonly subscribe: (listener: () => void) => () => void;
  /** What is kept while it is fresh, otherwise a new answer. */
  readonly load: () => Promise<Value>;
  /** A new answer, whatever is kept. */
  readonly reload: () => Promise<Value>;
  /** `load` for readers of `current`: a failure stands there. */
  readonly look: () => void;
  /** `reload` for them. */
  readonly lookAgain: () => void;
};

/** @param freshMs how long an answer is taken as it stands */
export function keepAnswer<Value>(
  ask: () => Promise<Value>,
  freshMs: number,
  { retryMs = RETRY_MS, now = Date.now } = {},
): KeptAnswer<Value> {
  const listeners = new Set<() => void>();
  let kept: Kept<Value> = { value: null, hasFailed: false };
  let keptAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<Value> | null = null;

  function keep(next: Kept<Value>): void {
    kept = next;
    for (const listener of listeners) listener();
  }

  function load(): Promise<Value> {
    if (asking !== null) return asking;
    return kept.value !== null && now() - keptAt < freshMs ? Promise.resolve(kept.value) : reload();
  }

  function reload(): Promise<Value> {
    // Waiting again is no failure yet.
    if (kept.hasFailed) keep({ ...kept, hasFailed: false });
    const mine = askTwice(ask, retryMs).then(
      (value) => {
        // Of two that were under way, the one asked for later counts.
        if (asking === mine) {
          asking = null;
          keptAt = now();
          keep({ value, hasFailed: false });
        }
        return value;
      },
      (failure: unknown) => {
        if (asking === mine) {
          asking = null;
          keep({ ...kept, hasFailed: true });
        }
        throw failure;
      },
    );
    asking = mine;
    return mine;
  }

  return {
    current: () => kept,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    reload,
    look: () => {
      load().catch(() => undefined);
    },
    lookAgain: () => {
      reload().catch(() => undefined);
    },
  };
}

/** What is kept, for a component; with its coming on the screen, what is not fresh is asked for. */
export function useKept<Value>(answer: KeptAnswer<Value>): Kept<Value> {
  // Outside system: the restaurant, and the line to it.
  useEffect(() => {
    answer.look();
    window.addEventListener('online', answer.look);
    return () => window.removeEventListener('online', answer.look);
  }, [answer]);
  return useSyncExternalStore(answer.subscribe, answer.current, answer.current);
}

async function askTwice<Value>(ask: () => Promise<Value>, retryMs: number): Promise<Value> {
  try {
    return await ask();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return ask();
  }
}
