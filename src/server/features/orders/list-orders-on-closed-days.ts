import { closedDayOf } from '#domain/orders/steps/closed-day.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { loadScheduleInForce } from '#server/features/schedule/schedule.door.ts';
import type { Database } from '#server/platform/database.ts';
import type { OrderHead } from './stored-order.ts';
import { listOpenOrders } from './stored-orders.repository.ts';

type OrderOnClosedDay = {
  readonly order: OrderHead;
  /** Name of the closed day it falls on. */
  readonly closedDay: string;
};

/** More than a restaurant promises for the days it then closes. */
const MOST = 500;

/** Orders under way whose day the restaurant has closed since it took them; what is due first stands first. */
export async function listOrdersOnClosedDays(db: Database, now: Instant): Promise<readonly OrderOnClosedDay[]> {
  const schedule = await loadScheduleInForce(db, now);
  if (schedule.closures.length === 0) return [];
  // What was due longer ago than a day is no longer waited for by anybody.
  const orders = await listOpenOrders(db, { dueFrom: plusMinutes(now, -MINUTES_PER_DAY), most: MOST });
  return orders.flatMap((order) => {
    const closure = closedDayOf(schedule, order);
    return closure === null ? [] : [{ order, closedDay: closure.name }];
  });
}
