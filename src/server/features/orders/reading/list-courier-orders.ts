/** Orders as couriers need them. */
import type { Database } from '#server/platform/database.ts';
import { type DeliverableOrder, listDeliverable } from '../courier-orders.repository.ts';
import { arrangeCourierStops } from '../orders.repository.ts';

export type { DeliverableOrder } from '../courier-orders.repository.ts';

/** Ready orders without a courier, and those that this courier carries. */
export async function listCourierOrders(
  db: Database,
  courierId: number,
): Promise<{ readonly ready: readonly DeliverableOrder[]; readonly carried: readonly DeliverableOrder[] }> {
  const orders = await listDeliverable(db, courierId);
  return {
    ready: orders.filter(({ courier }) => courier === null),
    carried: orders.filter(({ courier }) => courier !== null),
  };
}

/** Stores the courier's own order of the stops; the last call wins. */
export function arrangeStops(db: Database, courierId: number, numbers: readonly number[]): Promise<void> {
  return arrangeCourierStops(db, courierId, numbers);
}
