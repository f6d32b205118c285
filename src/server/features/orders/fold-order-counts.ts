import type { Database } from '#server/platform/database.ts';
import { foldClosedCounts } from './order-pages.repository.ts';

/** Folds the counts of ended orders, so that reading them sums few rows. */
export function foldOrderCounts(db: Database): Promise<void> {
  return foldClosedCounts(db);
}
