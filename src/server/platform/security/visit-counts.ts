/** Counts of visits in memory: one instance for all workers of a machine (docs/decisions/0247). */

/** Maximum of visits in a window that starts with the first one. */
export type Allowance = { readonly points: number; readonly seconds: number };

/** One visit: call, visitor, allowance. `change`: 1 counts it, -1 reverts one, 0 only checks. */
export type Visit = {
  readonly name: string;
  readonly key: string;
  readonly allowance: Allowance;
  readonly change: 1 | 0 | -1;
};

/** Changes the count of visits. Returns the seconds to wait when there were too many, else null. */
export type CountVisit = (visit: Visit) => Promise<number | null>;

/**
 * About 5 MB. Above it the oldest counts are dropped: a visitor with that many networks cannot be limited per network
 * anyway.
 */
const MOST_COUNTS = 50_000;
/** With fewer counts, a sweep for expired ones is not worthwhile. */
const FEW_COUNTS = 1_000;

type Count = { visits: number; readonly endsMs: number };

/**
 * @param monotonicMs monotonic milliseconds
 * @param counts storage, by call and visitor
 */
export function openVisitCounts(
  monotonicMs: () => number = () => performance.now(),
  counts = new Map<string, Count>(),
): (visit: Visit) => number | null {
  let sweepAtSize = FEW_COUNTS;
  return ({ name, key, allowance, change }) => {
    const now = monotonicMs();
    const id = `${name} ${key}`;
    const running = counts.get(id);
    if (running === undefined || running.endsMs <= now) {
      counts.delete(id);
      if (change < 1) return null;
      if (counts.size >= sweepAtSize) sweep(now);
      const begun = { visits: 1, endsMs: now + allowance.seconds * 1000 };
      counts.set(id, begun);
      return waitOf(begun);
    }
    running.visits = Math.max(0, running.visits + change);
    return waitOf(running);

    function waitOf({ visits, endsMs }: Count): number | null {
      return visits > allowance.points ? Math.max(1, Math.ceil((endsMs - now) / 1000)) : null;
    }
  };

  /**
   * The next sweep is due at twice as many counts, so each count is checked twice on average, for any number of them.
   */
  function sweep(now: number): void {
    for (const [id, { endsMs }] of counts) if (endsMs <= now) counts.delete(id);
    for (const id of counts.keys()) {
      if (counts.size < MOST_COUNTS) break;
      counts.delete(id);
    }
    sweepAtSize = Math.min(MOST_COUNTS, Math.max(FEW_COUNTS, 2 * counts.size));
  }
}
