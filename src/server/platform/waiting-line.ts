/** A door for what is dear: so many inside at once, the others in line, first come first served. */

export type WaitingLineOptions = {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** Who has waited so long is sent away; never unless given. */
  readonly patienceMs?: number;
};

export type WaitingLine = {
  /** Resolves when it is one's turn, with how to leave; with null when the line is too long, or the wait was. */
  readonly enter: () => Promise<(() => void) | null>;
  /** Whoever entered now would have to wait. */
  readonly isFull: () => boolean;
};

/** Opens a line that nobody stands in. */
export function openWaitingLine({ atOnce, mostWaiting, patienceMs }: WaitingLineOptions): WaitingLine {
  let inside = 0;
  // A set remembers the order of insertion, and lets go of anybody in it.
  const waiting = new Set<() => void>();

  function leave(): void {
    const [next] = waiting;
    // Whoever leaves hands over its place, so `inside` stays as it is.
    if (next) next();
    else inside -= 1;
  }

  return {
    isFull: () => inside >= atOnce,
    enter() {
      if (inside < atOnce) {
        inside += 1;
        return Promise.resolve(leave);
      }
      if (waiting.size >= mostWaiting) return Promise.resolve(null);
      return new Promise((resolve) => {
        let timer: NodeJS.Timeout | undefined;
        const stopWaiting = (outcome: (() => void) | null) => {
          clearTimeout(timer);
          waiting.delete(takeTurn);
          resolve(outcome);
        };
        const takeTurn = () => stopWaiting(leave);
        if (patienceMs !== undefined) timer = setTimeout(() => stopWaiting(null), patienceMs);
        waiting.add(takeTurn);
      });
    },
  };
}
