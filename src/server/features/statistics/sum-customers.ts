import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { sumDueCustomers } from './customer-sums.repository.ts';

/** Changes summed in one transaction: well within the five seconds that a statement has. */
const AT_ONCE = 5_000;

/** Brings the sums of customers up to what was committed before this was called; every hour, and before they are read. */
export async function sumCustomers(db: Database): Promise<void> {
  while ((await inTransaction(db, (tx) => sumDueCustomers(tx, AT_ONCE))) === AT_ONCE);
}
