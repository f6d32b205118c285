import type { StaffOrders } from '#contract/orders/codec.ts';
import type { StaffReader } from '#domain/orders/kitchen-reader.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { MOST_COUNTED, parseOrderSearch } from '#domain/orders/parse-order-search.ts';
import type { Instant } from '#domain/time/instant.ts';
import { readScheduleInForce } from '#server/features/restaurant-facts/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { countOrders, countOrdersByStatus, listOrders } from '../order-pages.repository.ts';
import { closedDayName, listedOrder } from './view-order.ts';

/** A page of orders and the counts by status, read in one snapshot, so that the counts match the orders shown. */
export async function listStaffOrders(
  services: { readonly db: Database; readonly clock: () => Instant; readonly snapshots: Snapshots },
  asked: {
    readonly status: OrderStatus | null;
    /** As typed; '' means no search. */
    readonly search: string;
    readonly page: number;
    readonly size: number;
    readonly reader: StaffReader;
  },
): Promise<StaffOrders> {
  const { status, page, size, reader } = asked;
  const filter = { status, userId: null, search: parseOrderSearch(asked.search) };
  const { orders, found, counts } = await services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const byStatus = await countOrdersByStatus(tx);
      const count = (one: OrderStatus) => byStatus.get(one) ?? 0;
      // How many there ever were is for those who see the books.
      const ended = (one: OrderStatus) => (reader === 'kitchen' ? 0 : count(one));
      const kept = status === null ? [...byStatus.values()].reduce((sum, one) => sum + one, 0) : count(status);
      return {
        orders: await listOrders(tx, { ...filter, page, size }),
        found: filter.search === null ? kept : await countOrders(tx, filter, MOST_COUNTED),
        counts: {
          NEW: count('NEW'),
          SCHEDULED: count('SCHEDULED'),
          CONFIRMED: count('CONFIRMED'),
          DELIVERED: ended('DELIVERED'),
          REJECTED: ended('REJECTED'),
        },
      };
    });
  const schedule = await readScheduleInForce(services);
  return {
    orders: orders.map((order) => listedOrder(order, reader, closedDayName(schedule, order))),
    found,
    counts,
    serverTime: services.clock(),
  };
}
