/**
 * An answer that several screens share: fetched once, shown while it is refetched, and refetched when it is stale
 * (docs/decisions/0116). Used in lazily loaded code, and in the browser only.
 */
import { useEffect, useSyncExternalStore } from 'react';

/** Pause before a failed request is repeated once; only then the failure is shown. */
const RETRY_MS = 1000;

type Cached<Value> = { readonly value: Value | null; readonly hasFailed: boolean };

export type CachedAnswer<Value> = {
  readonly current: () => Cached<Value>;
  readonly subscribe: (listener: () => void) => () => void;
  /** The cached answer while it is fresh, otherwise a new one. */
  readonly load: () => Promise<Value>;
  /** A new answer, even while the cached one is fresh. */
  readonly reload: () => Promise<Value>;
  /** Like `load`, for readers of `current`: a failure is stored there. */
  readonly look: () => void;
  /** Like `reload`, for readers of `current`. */
  readonly lookAgain: () => void;
};

/** @param freshMs how long an answer counts as fresh */
export function keepAnswer<Value>(
  ask: () => Promise<Value>,
  freshMs: number,
  { retryMs = RETRY_MS, now = Date.now } = {},
): CachedAnswer<Value> {
  const listeners = new Set<() => void>();
  let kept: Cached<Value> = { value: null, hasFailed: false };
  let savedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<Value> | null = null;

  function keep(next: Cached<Value>): void {
    kept = next;
    for (const listener of listeners) listener();
  }

  function load(): Promise<Value> {
    if (asking !== null) return asking;
    return kept.value !== null && now() - savedAt < freshMs ? Promise.resolve(kept.value) : reload();
  }

  function reload(): Promise<Value> {
    // Hides the last failure while the next request runs.
    if (kept.hasFailed) keep({ ...kept, hasFailed: false });
    const mine = askTwice(ask, retryMs).then(
      (value) => {
        // Of two concurrent requests, the later one wins.
        if (asking === mine) {
          asking = null;
          savedAt = now();
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

/** The cached answer for a component; on mount a stale one is refetched. */
export function useSavedOrders<Value>(answer: CachedAnswer<Value>): Cached<Value> {
  // Outside system: the network.
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
