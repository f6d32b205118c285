import { formatDuration } from '#domain/time/duration.ts';
import { ordering } from '#web/i18n/ordering.ts';

/** Longer durations are shown in hours. */
const LONG_MINUTES = 120;

/** An estimate for guests: `~45 min`, `~2 ore`; '' when there is none. */
export function describeEstimate(minutes: number | null): string {
  if (minutes === null) return '';
  return ordering.about(minutes < LONG_MINUTES ? ordering.minutes(minutes) : formatDuration(minutes));
}
