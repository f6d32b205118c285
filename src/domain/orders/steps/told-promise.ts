/**
 * Compares a promise with what the guest was told before ordering: a later promise always needs the guest's knowledge
 * (docs/decisions/0199).
 */
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';

/** A promise later by at most this counts as the same, because estimates end in 0 or 5. */
export const PROMISE_TOLERANCE_MINUTES = 5;

/** The moments the guest was told: the chosen one, or the estimate shown before ordering. */
export type ToldMoments = { readonly requestedAt: Instant | null; readonly toldAt: Instant | null };

/** The handover moment that the guest was told; null when none was. */
export function toldMoment({ requestedAt, toldAt }: ToldMoments): Instant | null {
  return requestedAt ?? toldAt;
}

/** Minutes by which a promise is later than what the guest was told; 0 when it is not, or within the tolerance. */
export function minutesLater(told: ToldMoments, promisedAt: Instant): number {
  const at = toldMoment(told);
  const minutes = at === null ? 0 : Math.round((promisedAt - at) / MINUTE_MS);
  return minutes > PROMISE_TOLERANCE_MINUTES ? minutes : 0;
}
