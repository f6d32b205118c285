import { homeZone } from '#domain/delivery/home-zone.ts';
import { type OrderedWay, orderingByWay } from '#domain/orders/placing/ordering-by-way.ts';
import { hasSlots } from '#domain/schedule/list-slots.ts';
import { findClosure } from '#domain/schedule/schedule.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { ShownRestaurant } from './restaurant.ts';

/** Facts for search engines and assistants; few, because they are in the HTML of the first page. */
export type FoundFacts = {
  /** Methods by which an order is taken at this moment, for now or for later. */
  readonly orderedWays: readonly OrderedWay[];
  /** A table can be requested. */
  readonly isBookable: boolean;
  /** From today on, days on which the whole restaurant is closed. */
  readonly closedDays: readonly { readonly from: LocalDate; readonly until: LocalDate }[];
};

export function describeFound(
  { schedule, zones, city }: Pick<ShownRestaurant, 'schedule' | 'zones' | 'city'>,
  now: Instant,
): FoundFacts {
  const ways = orderingByWay({ schedule, home: homeZone(zones, city), now });
  return {
    orderedWays: ways.filter(({ ordering }) => ordering.state !== 'off').map(({ method }) => method),
    isBookable: hasSlots({ schedule, now, service: 'booking' }),
    closedDays: schedule.closures
      .filter(({ endDate }) => endDate >= dateOf(now))
      .filter((closure) => findClosure({ ...schedule, closures: [closure] }, 'restaurant', closure.startDate) !== null)
      .map(({ startDate, endDate }) => ({ from: startDate, until: endDate })),
  };
}
