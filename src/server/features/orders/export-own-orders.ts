import type { OrderDetail } from '#contract/orders.ts';
import type { Database } from '#server/platform/database.ts';
import { presentOrder } from './present-order.ts';
import { findOrder, listOrderNumbersOf } from './stored-orders.repository.ts';

/** More than anybody eats in the years that orders are kept. */
const MOST_EXPORTED = 2_000;

/** Every order of a person with everything in it, the newest first. */
export async function exportOwnOrders(db: Database, userId: number): Promise<OrderDetail[]> {
  const orders: OrderDetail[] = [];
  for (const number of await listOrderNumbersOf(db, userId, MOST_EXPORTED)) {
    const order = await findOrder(db, { by: 'owner', number, userId });
    if (order !== null) orders.push(presentOrder(order, 'guest'));
  }
  return orders;
}
