import type { Database } from '#server/platform/database.ts';
import { findStoredWithdrawal, type Withdrawal } from './withdrawals.repository.ts';

/** A withdrawal by its id, for the mails about it. */
export async function findWithdrawal(db: Database, id: number): Promise<Withdrawal | null> {
  return findStoredWithdrawal(db, id);
}
