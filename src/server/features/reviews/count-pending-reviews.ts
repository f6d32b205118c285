import type { Database } from '#server/platform/database.ts';
import { countReviews } from './reviews.repository.ts';

/** Number of reviews waiting for moderation. */
export async function countPendingReviews(db: Database): Promise<number> {
  return (await countReviews(db, 'pending')).count;
}
