import type { Database } from '#server/platform/database.ts';
import { countStoredWithdrawals } from './withdrawals.repository.ts';

/** Number of unsettled withdrawals. */
export function countOpenWithdrawals(db: Database): Promise<number> {
  return countStoredWithdrawals(db, 'open');
}
