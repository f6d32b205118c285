/** Counts of visits, in memory: one place for all workers of a machine (docs/decisions/0247). */

/** So many visits in so many seconds, from the first of them on. */
export type Allowance = { readonly points: number; readonly seconds: number };

/** One visit: of which call, by whom, and how many are allowed. `change`: 1 counts it, -1 takes one back, 0 only asks. */
export type Visit = {
  readonly name: string;
  readonly key: string;
  readonly allowance: Allowance;
  readonly change: 1 | 0 | -1;
};

/** Changes the count of visits. Returns the seconds to wait when there were too many, else null. */
export type CountVisit = (visit: Visit) => Promise<number | null>;

/** Some 5 MB. Beyond it the oldest counts go: who sends from so many networks is not held by a count per network. */
const MOST_COUNTS = 50_000;
/** Fewer counts are not worth looking through for those whose time is over. */
const FEW_COUNTS = 1_000;

type Count = { visits: number; readonly endsMs: number };

/**
 * @param monotonicMs milliseconds that never go back
 * @param counts where they are kept, by call and visitor
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

  /** The next sweep is due when there are twice as many: each count is looked at twice on average, however many there are. */
  function sweep(now: number): void {
    for (const [id, { endsMs }] of counts) if (endsMs <= now) counts.delete(id);
    for (const id of counts.keys()) {
      if (counts.size < MOST_COUNTS) break;
      counts.delete(id);
    }
    sweepAtSize = Math.min(MOST_COUNTS, Math.max(FEW_COUNTS, 2 * counts.size));
  }
}
