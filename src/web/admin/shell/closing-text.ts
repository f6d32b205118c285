import { describeDay, formatHour } from '#domain/time/format-date.ts';
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { adminHomeWords as words } from '#web/i18n/admin/home.ts';

/**
 * Until when the restaurant is open. With the day when it is not today, because an hour alone would be read as today's.
 */
export function closingText(closesAt: Instant | null, now: Instant): string {
  if (closesAt === null) return words.openAlways;
  const hour = formatHour(closesAt);
  return closesAt - now < MINUTES_PER_DAY * MINUTE_MS
    ? words.openUntil(hour)
    : words.openUntilDay(describeDay(closesAt, now), hour);
}
