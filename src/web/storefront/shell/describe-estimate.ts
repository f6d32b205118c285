import { formatDuration } from '#domain/time/duration.ts';
import { ordering } from '#web/i18n/ordering.ts';

/** From here on minutes are harder to read than hours. */
const LONG_MINUTES = 120;

/** An estimate as guests read it: `~45 min`, `~2 ore`; '' where nothing tells. */
export function describeEstimate(minutes: number | null): string {
  if (minutes === null) return '';
  return ordering.about(minutes < LONG_MINUTES ? ordering.minutes(minutes) : formatDuration(minutes));
}
