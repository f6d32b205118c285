/**
 * Compares a promise with what the guest was told before ordering: a later promise always needs the guest's knowledge
 * (docs/decisions/0199).
 */
import { type Instant, instant, MINUTE_MS, plusMinutes, startOfMinute } from '#domain/time/instant.ts';
import { PREPARATION_MINUTES_MAXIMUM, PREPARATION_MINUTES_OPTIONS } from './accept-order.ts';

/** A promise later by at most this counts as the same, because estimates end in 0 or 5. */
export const PROMISE_TOLERANCE_MINUTES = 5;

/** The moments the guest was told: the chosen one, or the estimate shown before ordering. */
export type AnnouncedMoments = { readonly requestedAt: Instant | null; readonly toldAt: Instant | null };

/** The handover moment that the guest was told; null when none was. */
export function announcedMoment({ requestedAt, toldAt }: AnnouncedMoments): Instant | null {
  return requestedAt ?? toldAt;
}

/** Minutes by which a promise is later than what the guest was told; 0 when it is not, or within the tolerance. */
export function minutesLater(told: AnnouncedMoments, promisedAt: Instant): number {
  const at = announcedMoment(told);
  const minutes = at === null ? 0 : Math.round((promisedAt - at) / MINUTE_MS);
  return minutes > PROMISE_TOLERANCE_MINUTES ? minutes : 0;
}

/** What accepting an order now would promise without a choice of staff. */
export type SuggestedPromise = {
  /** Minutes from now; null for an order with a chosen moment, which keeps it. */
  readonly minutes: number | null;
  readonly promisedAt: Instant;
  /** Later than the guest was told: staff decide on it with the order before them. */
  readonly isLater: boolean;
};

/**
 * The promise to suggest: the moment that the guest was told, as long as the shortest preparation fits in before it.
 * After that, and for an order whose guest was told nothing, the usual minutes from now. Null where nothing is known.
 *
 * @param usualMinutes from now to the handover; null without an estimate
 */
export function suggestPromise(
  told: AnnouncedMoments,
  now: Instant,
  usualMinutes: number | null,
): SuggestedPromise | null {
  const { requestedAt, toldAt } = told;
  if (requestedAt !== null) {
    return { minutes: null, promisedAt: instant(Math.max(requestedAt, now)), isLater: requestedAt < now };
  }
  const left = toldAt === null ? 0 : (startOfMinute(toldAt) - startOfMinute(now)) / MINUTE_MS;
  const isInTime = left >= PREPARATION_MINUTES_OPTIONS[0] && left <= PREPARATION_MINUTES_MAXIMUM;
  const minutes = isInTime ? left : usualMinutes;
  if (minutes === null) return null;
  const promisedAt = plusMinutes(startOfMinute(now), minutes);
  return { minutes, promisedAt, isLater: minutesLater(told, promisedAt) > 0 };
}

/** What of an order staff must have seen before they accept it. */
export type AcceptedUnread = {
  readonly hasAllergyNote: boolean;
  readonly closedDay: string | null;
  readonly proposalUntil: Instant | null;
};

/**
 * Whether an order can be accepted from its card (docs/decisions/0277): not with an allergy note to be ticked as read,
 * on a day that was closed since, with a question to the guest open, or for a later hour than the guest was told.
 */
export function isAcceptedFromCard(
  { hasAllergyNote, closedDay, proposalUntil }: AcceptedUnread,
  suggested: SuggestedPromise | null,
): suggested is SuggestedPromise {
  return suggested !== null && !suggested.isLater && !hasAllergyNote && closedDay === null && proposalUntil === null;
}
