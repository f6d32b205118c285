import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { sumDueCustomers } from './customer-sums.repository.ts';

/** Changes per transaction: well within the five-second limit of a statement. */
const AT_ONCE = 5_000;

/**
 * Updates the sums of customers to everything committed before this call; runs every hour, and before they are read.
 */
export async function sumCustomers(db: Database): Promise<void> {
  while ((await inTransaction(db, (tx) => sumDueCustomers(tx, AT_ONCE))) === AT_ONCE);
}
