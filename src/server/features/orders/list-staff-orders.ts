import type { OrderStatus } from '#domain/orders/order.ts';
import type { Database } from '#server/platform/database.ts';
import { countOrdersByStatus, listOrders } from './stored-orders.repository.ts';

/** A page of orders and how many stand where, from one look at the table: a count never speaks of an unseen order. */
export function listStaffOrders(
  db: Database,
  asked: { readonly status: OrderStatus | null; readonly page: number; readonly size: number },
) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => ({
      orders: await listOrders(tx, { ...asked, userId: null }),
      counts: await countOrdersByStatus(tx),
    }));
}
