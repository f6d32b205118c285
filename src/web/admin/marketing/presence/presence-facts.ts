/** The facts that search engines read about the restaurant, in words, and what is missing. */
import { keysOf } from '#domain/keys-of.ts';
import { describeFound } from '#domain/restaurant/describe-found.ts';
import type { OfferedWays } from '#domain/restaurant/public-links.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { coversDay, intervalsOfDay } from '#domain/schedule/open-intervals.ts';
import { hasHours, type Schedule } from '#domain/schedule/schedule.ts';
import { formatStreet } from '#domain/text/format-street.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatDate, formatHour, formatWeekday } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays, weekdayOf } from '#domain/time/local-date.ts';
import { presenceWords as words } from '#web/i18n/admin/presence.ts';

export type PresenceGap = keyof typeof words.gaps;

const DAYS_SHOWN = 7;

export function offeredWays({ schedule, zones, isDineInEnabled }: ShownRestaurant): OfferedWays {
  const { delivery, pickup, booking } = schedule.services;
  return {
    delivers: delivery.enabled && zones.length > 0,
    isPickedUp: pickup.enabled,
    isDineInOn: isDineInEnabled,
    takesBookings: booking.enabled,
  };
}

export function listPresenceGaps(restaurant: ShownRestaurant): readonly PresenceGap[] {
  const { name, tagline, phone, street, streetNumber, city, county, postalCode, latitude, schedule } = restaurant;
  const offered = offeredWays(restaurant);
  const misses: Readonly<Record<PresenceGap, boolean>> = {
    name: name === '',
    tagline: tagline === '',
    phone: phone === '',
    address: [street, streetNumber, city, county, postalCode].includes(''),
    place: latitude === null,
    hours: !hasHours(schedule, 'restaurant'),
    ordering: !offered.delivers && !offered.isPickedUp,
    picture: restaurant.heroPicture === null && restaurant.gallery.length === 0,
  };
  // The keys of the record are the gaps.
  return keysOf(misses).filter((gap) => misses[gap]);
}

/** The facts as text; '' for missing ones. */
export function describePresence(restaurant: ShownRestaurant, now: Instant) {
  const { schedule, postalCode, city, county } = restaurant;
  const { orderedWays, isBookable, closedDays } = describeFound(restaurant, now);
  return {
    address: [formatStreet(restaurant), `${postalCode} ${city}`.trim(), county].filter(Boolean).join(', '),
    hours: describeOpening(schedule, now),
    closedDays: closedDays.map(({ from, until }) =>
      from === until ? formatDate(from) : `${formatDate(from)} – ${formatDate(until)}`,
    ),
    ordering: orderedWays.length === 0 ? words.orderingOff : orderedWays.map((way) => words.ways[way]).join(', '),
    booking: isBookable ? words.bookingOn : words.bookingOff,
  };
}

/** The open hours of the coming days; one line when all are the same. */
export function describeOpening(schedule: Schedule, now: Instant): string {
  const days = Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(dateOf(now), index)).map((date) => ({
    day: formatWeekday(weekdayOf(date)),
    hours: intervalsOfDay(schedule, 'restaurant', date)
      .map((interval) =>
        coversDay(interval, date)
          ? words.aroundTheClock
          : `${formatHour(interval.opensAt)}–${formatHour(interval.closesAt)}`,
      )
      .join(', '),
  }));
  const open = days.filter(({ hours }) => hours !== '');
  const [first] = open;
  if (first && open.length === DAYS_SHOWN && open.every(({ hours }) => hours === first.hours)) {
    return words.everyDay(first.hours);
  }
  return open.map(({ day, hours }) => `${day} ${hours}`).join('; ');
}
