import { err, ok, type Result } from '#domain/result.ts';
import { endOfEvening } from '#domain/schedule/pauses.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { dateOf, firstInstantAt } from '#domain/time/bucharest.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { addDays, type LocalDate } from '#domain/time/local-date.ts';

/** How long something is sold out: until tomorrow, until a day, or until staff end it. */
export type SoldOutLength = 'tomorrow' | 'back' | { readonly backOn: LocalDate };

/** A day further ahead is refused as a typing error. */
export const SOLD_OUT_MAX_DAYS = 365;

/**
 * The moment something is available again: null when only staff end it. „Tomorrow” is midnight, or the closing of a
 * kitchen open past it, so that nothing comes back during the evening.
 */
export function soldOutEnd(
  length: SoldOutLength,
  schedule: Schedule,
  now: Instant,
): Result<Instant | null, { readonly code: 'back_on_invalid' }> {
  if (length === 'back') return ok(null);
  const today = dateOf(now);
  if (length === 'tomorrow') {
    const closing = endOfEvening(schedule, 'pickup', now);
    return ok(instant(Math.max(closing, firstInstantAt(addDays(today, 1), 0))));
  }
  const { backOn } = length;
  if (backOn <= today || backOn > addDays(today, SOLD_OUT_MAX_DAYS)) return err({ code: 'back_on_invalid' });
  return ok(firstInstantAt(backOn, 0));
}
