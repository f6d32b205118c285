import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';

/** In the last minutes before ordering ends, guests are told how many are left. */
export const LAST_CALL_MINUTES = 20;

/** Whole minutes left for ordering, the current one included; null when the end is past or not near. */
export function minutesLeft(closesAt: Instant, now: Instant): number | null {
  const minutes = Math.ceil((closesAt - now) / MINUTE_MS);
  return minutes >= 1 && minutes <= LAST_CALL_MINUTES ? minutes : null;
}
