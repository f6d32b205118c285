import { setImmediate as nextTurn } from 'node:timers/promises';
import { type BothServed, isStanding, summariseWhatIf, type WhatIf, type WhatIfRun } from '#domain/replay/what-if.ts';
import { momentsOf } from '#domain/statistics/period.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays } from '#domain/time/local-date.ts';
import { listRecordedOrders } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database.ts';

/** As many orders are in memory at once. */
const PAGE = 300;
/** A request is answered in this time with what was replayed by then. */
const TIME_LIMIT_MS = 20_000;
/** Other requests of the process are served in between. */
const ORDERS_PER_TURN = 25;

export type ReplayedChange = WhatIf & { readonly isShortened: boolean };

/** Replays the orders placed in the days before now, the oldest first. Reads only. */
export async function replayChange(
  db: Database,
  run: WhatIfRun,
  { days, now }: { readonly days: number; readonly now: Instant },
): Promise<ReplayedChange> {
  const deadline = performance.now() + TIME_LIMIT_MS;
  const served: BothServed[] = [];
  for await (const orders of listByPages(db, days, now)) {
    for (const [place, order] of orders.filter(isStanding).entries()) {
      if (place % ORDERS_PER_TURN === 0) await nextTurn();
      served.push(run(order));
    }
    if (performance.now() > deadline) return { ...summariseWhatIf(served), isShortened: true };
  }
  return { ...summariseWhatIf(served), isShortened: false };
}

async function* listByPages(db: Database, days: number, now: Instant) {
  const today = dateOf(now);
  const period = momentsOf({ from: addDays(today, -days), to: today });
  let { from } = period;
  let last: ReadonlySet<number> = new Set();
  for (;;) {
    const page = await listRecordedOrders(db, { from, before: period.until, most: PAGE });
    // Orders of the last moment are read again, because others of the same moment may follow them.
    const fresh = page.filter(({ number }) => !last.has(number));
    const newest = fresh.at(-1);
    if (newest === undefined) return;
    yield fresh;
    if (page.length < PAGE) return;
    from = newest.placedAt;
    last = new Set(page.map(({ number }) => number));
  }
}
