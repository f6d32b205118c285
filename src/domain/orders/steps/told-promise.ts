/**
 * What the guest was told before ordering, beside what is promised: nothing is promised later without the guest's knowing
 * (docs/decisions/0199).
 */
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';

/** A promise that is later by so much or less is the same promise: estimates end in 0 or 5. */
export const PROMISE_TOLERANCE_MINUTES = 5;

/** The moments that were told of an order: the one the guest chose, or the estimate shown before ordering. */
export type ToldMoments = { readonly requestedAt: Instant | null; readonly toldAt: Instant | null };

/** When the guest was told to be served; null where nothing told it. */
export function toldMoment({ requestedAt, toldAt }: ToldMoments): Instant | null {
  return requestedAt ?? toldAt;
}

/** By how many minutes a promise is later than what the guest was told; 0 where it is not, or hardly. */
export function minutesLater(told: ToldMoments, promisedAt: Instant): number {
  const at = toldMoment(told);
  const minutes = at === null ? 0 : Math.round((promisedAt - at) / MINUTE_MS);
  return minutes > PROMISE_TOLERANCE_MINUTES ? minutes : 0;
}
