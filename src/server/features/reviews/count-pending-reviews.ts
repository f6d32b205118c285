import type { Database } from '#server/platform/database.ts';
import { countReviews } from './reviews.repository.ts';

/** How many reviews wait to be read. */
export async function countPendingReviews(db: Database): Promise<number> {
  return (await countReviews(db, 'pending')).count;
}
