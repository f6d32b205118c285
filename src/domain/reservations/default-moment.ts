import { listDays, listSlots } from '#domain/schedule/list-slots.ts';
import { type MomentFacts, momentBounds } from '#domain/schedule/moment-bounds.ts';
import { dateOf, firstInstantAt } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays } from '#domain/time/local-date.ts';

/** 19:00, in minutes since midnight (storefront.md §9). */
export const DEFAULT_BOOKING_MINUTE = 19 * 60;

/**
 * The initial moment of the form: tomorrow at 19:00, or the next open moment after it; the first possible one when the
 * maximum advance ends before that; null when no table can be requested.
 *
 * @see readings.md 20
 */
export function defaultMoment(facts: Omit<MomentFacts, 'service'>): Instant | null {
  const booking: MomentFacts = { ...facts, service: 'booking' };
  const tomorrow = addDays(dateOf(facts.now), 1);
  const wanted = firstInstantAt(tomorrow, DEFAULT_BOOKING_MINUTE);
  const days = listDays(booking);
  if (wanted <= momentBounds(booking).latest) {
    for (const date of days.filter((day) => day >= tomorrow)) {
      const next = listSlots({ ...booking, date }).find((slot) => slot >= wanted);
      if (next !== undefined) return next;
    }
  }
  const [first = null] = days.slice(0, 1).flatMap((date) => listSlots({ ...booking, date }));
  return first;
}
