import { dateOf } from '#domain/time/bucharest.ts';
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { ownReservationText } from '#web/i18n/reservation-desk.ts';

/** „azi, ora 19:00”, „sâmbătă, 21 noiembrie, ora 19:00”. */
export function tableMoment(at: Instant, now: Instant): string {
  return ownReservationText.moment(describeDay(at, now), formatHour(at));
}

/** The hour alone where the day is known. */
export function hourOn(at: Instant, day: string, now: Instant): string {
  return dateOf(at) === day ? formatHour(at) : tableMoment(at, now);
}
