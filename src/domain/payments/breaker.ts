/** Payment online switches itself off while its provider does not start payments, and on again when it does. */
import { type Instant, plusMinutes } from '#domain/time/instant.ts';

/** Failing starts in a row. */
export const MOST_FAILURES = 3;
/** Minutes until one guest's payment is tried again. */
const TRY_AGAIN_MINUTES = 5;

export type Breaker = { readonly failures: number; readonly offSince: Instant | null; readonly tryAt: Instant | null };
export const CLOSED_BREAKER: Breaker = { failures: 0, offSince: null, tryAt: null };

/** Off, except for a try now and then by which it finds out that the provider works again. */
export function isOnlineOn({ offSince, tryAt }: Pick<Breaker, 'offSince' | 'tryAt'>, now: Instant): boolean {
  return offSince === null || (tryAt !== null && now >= tryAt);
}

export function afterStart(breaker: Breaker, isStarted: boolean, now: Instant): Breaker {
  if (isStarted) return CLOSED_BREAKER;
  const failures = breaker.failures + 1;
  if (failures < MOST_FAILURES) return { failures, offSince: null, tryAt: null };
  return { failures, offSince: breaker.offSince ?? now, tryAt: plusMinutes(now, TRY_AGAIN_MINUTES) };
}
