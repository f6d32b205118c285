import { dateOf, firstInstantAt } from '#domain/time/bucharest.ts';
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays } from '#domain/time/local-date.ts';
import { serviceWords } from '#web/i18n/panel/service.ts';

/** „la 19:30”, „la miezul nopții”, „mâine, la 10:00”. */
export function endWords(end: Instant, now: Instant): string {
  if (end === firstInstantAt(addDays(dateOf(now), 1), 0)) return serviceWords.midnight;
  const day = dateOf(end) === dateOf(now) ? null : describeDay(end, now);
  return serviceWords.end(day, formatHour(end));
}
