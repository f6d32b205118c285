import type { Database } from '#server/platform/database.ts';
import { foldClosedCounts } from './order-pages.repository.ts';

/** Keeps the counts of ended orders a sum over few rows. */
export function foldOrderCounts(db: Database): Promise<void> {
  return foldClosedCounts(db);
}
