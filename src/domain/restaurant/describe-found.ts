import { homeZone } from '#domain/delivery/home-zone.ts';
import { type OrderedWay, orderingByWay } from '#domain/orders/placing/ordering-by-way.ts';
import { hasSlots } from '#domain/schedule/list-slots.ts';
import { findClosure } from '#domain/schedule/schedule.ts';
import { weeklyHours } from '#domain/schedule/shown-hours.ts';
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
  /** The weekly hours without closures: `Mo-Fr 10:00-22:00`. */
  readonly hours: readonly string[];
  /** Null until the restaurant has named it. */
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  /** From today on, days on which the whole restaurant is closed. */
  readonly closedDays: readonly { readonly from: LocalDate; readonly until: LocalDate }[];
};

export function describeFound(
  {
    schedule,
    zones,
    city,
    latitude,
    longitude,
  }: Pick<ShownRestaurant, 'schedule' | 'zones' | 'city' | 'latitude' | 'longitude'>,
  now: Instant,
): FoundFacts {
  const ways = orderingByWay({ schedule, home: homeZone(zones, city), now });
  return {
    orderedWays: ways.filter(({ ordering }) => ordering.state !== 'off').map(({ method }) => method),
    isBookable: hasSlots({ schedule, now, service: 'booking' }),
    hours: weeklyHours(schedule, 'restaurant'),
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    closedDays: schedule.closures
      .filter(({ endDate }) => endDate >= dateOf(now))
      .filter((closure) => findClosure({ ...schedule, closures: [closure] }, 'restaurant', closure.startDate) !== null)
      .map(({ startDate, endDate }) => ({ from: startDate, until: endDate })),
  };
}
