import type { OrderFacts } from '#domain/orders/placing/judge-order.ts';
import type { SlotLimit } from '#domain/schedule/capacity.ts';
import { scheduleOfSaved } from '#domain/schedule/saved-schedule.ts';
import { scheduleInForce } from '#domain/schedule/schedule-in-force.ts';
import type { Instant } from '#domain/time/instant.ts';
import { loadZones } from '#server/features/delivery/index.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/index.ts';
import { listLimits, loadStoredSchedule } from '#server/features/schedule/index.ts';
import type { Database } from '#server/platform/database.ts';

/** The restaurant's own settings for orders. */
export type OrderingRules = Pick<
  OrderFacts,
  'schedule' | 'zones' | 'offeredPayments' | 'isDineInOn' | 'ownContainerFrom'
> & { readonly slotLimits: readonly SlotLimit[] };

/** Reads the rules without a cache; inside an order's transaction, as of its snapshot. */
export async function loadOrderingRules(db: Database, now: Instant): Promise<OrderingRules> {
  const restaurant = await loadRestaurantFacts(db);
  const stored = await loadStoredSchedule(db, now);
  return {
    schedule: scheduleInForce(scheduleOfSaved(stored), restaurant.isOpenAroundTheClock),
    slotLimits: await listLimits(db),
    zones: await loadZones(db),
    offeredPayments: restaurant.offeredPayments,
    isDineInOn: restaurant.isDineInEnabled,
    ownContainerFrom: restaurant.ownContainerFrom,
  };
}
