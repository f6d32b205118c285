import type { OrderStatus } from '#domain/orders/order.ts';
import { parseOrderSearch } from '#domain/orders/parse-order-search.ts';
import type { Database } from '#server/platform/database.ts';
import { countOrders, countOrdersByStatus, listOrders } from './stored-orders.repository.ts';

/** A page of orders and how many stand where, from one look at the table: a count never speaks of an unseen order. */
export function listStaffOrders(
  db: Database,
  asked: {
    readonly status: OrderStatus | null;
    /** As typed; '' looks for nothing. */
    readonly search: string;
    readonly page: number;
    readonly size: number;
  },
) {
  const { status, page, size } = asked;
  const filter = { status, userId: null, search: parseOrderSearch(asked.search) };
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const counts = await countOrdersByStatus(tx);
      const kept = status === null ? [...counts.values()].reduce((sum, one) => sum + one, 0) : counts.get(status);
      return {
        orders: await listOrders(tx, { ...filter, page, size }),
        found: filter.search === null ? (kept ?? 0) : await countOrders(tx, filter),
        counts,
      };
    });
}
