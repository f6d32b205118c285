import { LEARNED_FROM_DAYS, LEARNED_FROM_ORDERS, learnOrderingHabits } from '#domain/menu/ordering-habits.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { saveOrderingHabits } from '#server/features/menu/index.ts';
import type { Database } from '#server/platform/database.ts';
import { countSoldProducts } from './sold-products.repository.ts';

/**
 * Compares what guests recently ordered most and together with the stored habits, and updates them; several processes
 * may do so at once.
 */
export async function updateOrderingHabits(db: Database, now: Instant): Promise<void> {
  const since = plusMinutes(now, -LEARNED_FROM_DAYS * MINUTES_PER_DAY);
  const { sold, together } = await countSoldProducts(db, { since, limit: LEARNED_FROM_ORDERS });
  await saveOrderingHabits(db, learnOrderingHabits(sold, together));
}
