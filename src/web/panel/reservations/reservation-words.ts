import { describeDay, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { ownReservationText } from '#web/i18n/panel/reservations.ts';

/** „azi, ora 19:00”, „sâmbătă, 21 noiembrie, ora 19:00”. */
export function tableMoment(at: Instant, now: Instant): string {
  return ownReservationText.moment(describeDay(at, now), formatHour(at));
}
