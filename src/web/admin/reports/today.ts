import { dateOf } from '#domain/time/bucharest.ts';
import { instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';

/** Today's date at the restaurant, by this device's clock. */
export function today(): LocalDate {
  return dateOf(instant(Date.now()));
}
