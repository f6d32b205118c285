import type { Database } from '#server/platform/database.ts';
import { countStoredWithdrawals } from './withdrawals.repository.ts';

/** How many withdrawals wait to be settled. */
export function countOpenWithdrawals(db: Database): Promise<number> {
  return countStoredWithdrawals(db, 'open');
}
