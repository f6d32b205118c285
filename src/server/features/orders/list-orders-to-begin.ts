import type { DeliveryMethod } from '#domain/orders/order.ts';
import { preparationCall } from '#domain/orders/order-moments.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import type { Database } from '#server/platform/database.ts';
import { listPromisedOrders } from './stored-orders.repository.ts';

export type OrderToBegin = {
  readonly id: number;
  readonly number: number;
  readonly client: string;
  readonly method: DeliveryMethod;
  readonly promisedAt: Instant;
  readonly startsAt: Instant;
};

const MOST = 200;
/** Promised so long ago, an order is not waiting to be begun any more. */
const PAST_MINUTES = 180;

/** Accepted orders for later whose preparation must have begun by `at` (readings 22), the most urgent first. */
export async function listOrdersToBegin(db: Database, at: Instant): Promise<readonly OrderToBegin[]> {
  const promised = await listPromisedOrders(db, {
    from: plusMinutes(at, -PAST_MINUTES),
    // The longest preparation there is (0007: minutes_to_prepare).
    until: plusMinutes(at, MINUTES_PER_DAY),
    most: MOST,
  });
  return promised.flatMap((order) => {
    const startsAt = preparationCall(order);
    if (startsAt === null || startsAt > at || order.promisedAt === null) return [];
    const { id, number, method, promisedAt, contact } = order;
    return [{ id, number, method, promisedAt, startsAt, client: `${contact.firstName} ${contact.lastName}` }];
  });
}
