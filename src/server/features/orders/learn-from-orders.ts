import { LEARNED_FROM_ORDERS, learnUsualMinutes } from '#domain/schedule/estimate-minutes.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { saveUsualMinutes } from '#server/features/schedule/index.ts';
import type { Database } from '#server/platform/database.ts';
import { listAnsweredOrders } from './answered-orders.repository.ts';

/** Older orders do not count for the recent duration. */
const LEARNED_FROM_DAYS = 14;

/**
 * Compares how long recent orders took with the stored estimate, and updates it; several processes may do so at once.
 */
export async function learnFromOrders(db: Database, now: Instant): Promise<void> {
  const last = { since: plusMinutes(now, -LEARNED_FROM_DAYS * MINUTES_PER_DAY), limit: LEARNED_FROM_ORDERS };
  const usual = {
    pickup: learnUsualMinutes(await listAnsweredOrders(db, 'pickup', last)),
    delivery: learnUsualMinutes(await listAnsweredOrders(db, 'delivery', last)),
  };
  await saveUsualMinutes(db, usual);
}
