/** A semaphore with a limited queue, first come first served. */

export type SemaphoreOptions = {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** Longest wait in the queue; unlimited unless given. */
  readonly patienceMs?: number;
};

export type Semaphore = {
  /** Resolves with the function that releases the place; with null when the queue is full or the wait was too long. */
  readonly acquire: () => Promise<(() => void) | null>;
  /** Whether the next `acquire` would wait. */
  readonly isFull: () => boolean;
};

/** Opens a semaphore with all places free. */
export function openSemaphore({ atOnce, mostWaiting, patienceMs }: SemaphoreOptions): Semaphore {
  let taken = 0;
  // A Set keeps insertion order and can delete any element.
  const waiting = new Set<() => void>();

  function release(): void {
    const [next] = waiting;
    // The place passes to the next waiter, so `taken` stays unchanged.
    if (next) next();
    else taken -= 1;
  }

  return {
    isFull: () => taken >= atOnce,
    acquire() {
      if (taken < atOnce) {
        taken += 1;
        return Promise.resolve(release);
      }
      if (waiting.size >= mostWaiting) return Promise.resolve(null);
      return new Promise((resolve) => {
        let timer: NodeJS.Timeout | undefined;
        const stopWaiting = (outcome: (() => void) | null) => {
          clearTimeout(timer);
          waiting.delete(takeTurn);
          resolve(outcome);
        };
        const takeTurn = () => stopWaiting(release);
        if (patienceMs !== undefined) timer = setTimeout(() => stopWaiting(null), patienceMs);
        waiting.add(takeTurn);
      });
    },
  };
}
