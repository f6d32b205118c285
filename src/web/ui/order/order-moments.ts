/** Moments of an order, as its guest reads them. */
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import { type Instant, instant } from '#domain/time/instant.ts';

/** `azi, la 19:30`. */
export function describeSoon(at: Instant, now: Instant): string {
  return `${describeDay(at, now)}, la ${formatHour(at)}`;
}

/** An ISO text of the server's, which its contract guarantees. */
export function readInstant(iso: string): Instant {
  return instant(Date.parse(iso));
}
