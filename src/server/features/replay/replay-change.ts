import { setImmediate as nextTurn } from 'node:timers/promises';
import { type BothServed, isStanding, summariseWhatIf, type WhatIf, type WhatIfRun } from '#domain/replay/what-if.ts';
import { momentsOf } from '#domain/statistics/period.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays } from '#domain/time/local-date.ts';
import { listRecordedOrders } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database.ts';

const MOST_OF_DAY = 5_000;
/** A request is answered in this time with what was replayed by then. */
const TIME_LIMIT_MS = 15_000;
/** Other requests of the process are served in between. */
const ORDERS_PER_TURN = 25;

export type ReplayedChange = WhatIf & { readonly isShortened: boolean };

/**
 * Replays the orders placed in the days before now, the oldest first, day by day, so that the orders of one day only are
 * in memory. Reads only.
 */
export async function replayChange(
  db: Database,
  run: WhatIfRun,
  { days, now }: { readonly days: number; readonly now: Instant },
): Promise<ReplayedChange> {
  const deadline = performance.now() + TIME_LIMIT_MS;
  const served: BothServed[] = [];
  for (let back = days; back >= 0; back -= 1) {
    if (performance.now() > deadline) return { ...summariseWhatIf(served), isShortened: true };
    const day = addDays(dateOf(now), -back);
    const { from, until } = momentsOf({ from: day, to: day });
    const orders = await listRecordedOrders(db, { from, before: until, most: MOST_OF_DAY });
    for (const [place, order] of orders.filter(isStanding).entries()) {
      if (place % ORDERS_PER_TURN === 0) await nextTurn();
      served.push(run(order));
    }
  }
  return { ...summariseWhatIf(served), isShortened: false };
}
