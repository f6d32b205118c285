import type { Database } from '#server/platform/database.ts';
import type { StoredOrder } from './stored-order.ts';
import { findOrder } from './stored-orders.repository.ts';

/**
 * An order that must be there.
 *
 * @throws Error when it is not: whoever asks by id has it from the order itself
 */
export async function loadOrder(db: Database, id: number): Promise<StoredOrder> {
  const order = await findOrder(db, { by: 'id', id });
  if (order === null) throw new Error(`No order with the id ${id}`);
  return order;
}
