import { orderToWire } from '#contract/orders/codec.ts';
import type { OrderDetail } from '#contract/orders/wire.ts';
import type { Database } from '#server/platform/database.ts';
import { findOrder, listOrderNumbersOf } from './stored-orders.repository.ts';
import { viewOrder } from './view-order.ts';

/** More than anybody eats in the years that orders are kept. */
const MOST_EXPORTED = 2_000;

/** Every order of a person with everything in it, the newest first. */
export async function exportOwnOrders(db: Database, userId: number): Promise<OrderDetail[]> {
  const orders: OrderDetail[] = [];
  for (const number of await listOrderNumbersOf(db, userId, MOST_EXPORTED)) {
    const order = await findOrder(db, { by: 'owner', number, userId });
    if (order !== null) orders.push(orderToWire(viewOrder(order, 'guest')));
  }
  return orders;
}
