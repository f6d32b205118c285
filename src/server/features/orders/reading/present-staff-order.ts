import { orderToWire } from '#contract/orders/codec.ts';
import type { OrderDetail } from '#contract/orders/wire.ts';
import type { StaffReader } from '#domain/orders/kitchen-reader.ts';
import { readScheduleInForce } from '#server/features/restaurant-facts/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { listVersions } from '../proposals/order-versions.repository.ts';
import type { StoredOrder } from '../stored-order.ts';
import { closedDayName, viewOrder } from './view-order.ts';

/** The whole order as staff or the kitchen read it. */
export async function presentStaffOrder(
  services: { readonly db: Database; readonly snapshots: Snapshots },
  order: StoredOrder,
  reader: StaffReader,
): Promise<OrderDetail> {
  return orderToWire(
    viewOrder(order, reader, {
      closedDay: closedDayName(await readScheduleInForce(services), order),
      versions:
        reader === 'staff' && order.timeline.some(({ facts }) => facts.changed)
          ? await listVersions(services.db, order.number)
          : [],
    }),
  );
}
