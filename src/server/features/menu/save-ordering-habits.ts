import type { OrderingHabits } from '#domain/menu/ordering-habits.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { writePlaces } from './ordering-habits.repository.ts';

/** Stores what guests order most and together. */
export function saveOrderingHabits(db: Database, habits: OrderingHabits): Promise<void> {
  return inTransaction(db, (tx) => writePlaces(tx, habits));
}
