import type { UsualMinutes } from '#domain/schedule/schedule.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { writeUsualMinutes } from './usual-minutes.repository.ts';

/** Stores the recent duration of orders. */
export function saveUsualMinutes(db: Database, usual: UsualMinutes): Promise<void> {
  return inTransaction(db, (tx) => writeUsualMinutes(tx, usual));
}
