/** When the provider is asked about an attempt without anything having happened. */
import { DAY_MS, type Instant, instant, MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';

/** Minutes for which stock, coupon, uses and capacity are held for an order that is not paid. */
export const HOLD_MINUTES = 20;
/** Days for which money is expected after that: a provider that cannot close may still take it. */
export const LISTEN_DAYS = 14;
/** A guest who waits causes a question at most this often. */
export const ASK_AGAIN_MS = 3_000;

const HOUR_MS = 60 * MINUTE_MS;

/** The next moment to ask; null when nothing is expected any more. */
export function nextAsk(createdAt: Instant, now: Instant): Instant | null {
  const age = now - createdAt;
  if (age < 2 * HOLD_MINUTES * MINUTE_MS) return plusMinutes(now, 1);
  if (age < DAY_MS) return instant(now + HOUR_MS);
  return age < LISTEN_DAYS * DAY_MS ? instant(now + DAY_MS) : null;
}

const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = HOUR_MS;

/** When a job is tried again: after a minute, then twice as long each time, at most an hour. */
export function nextTry(tries: number, now: Instant): Instant {
  return instant(now + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, tries - 1)));
}

/** A provider's hold lasts this long at least: an order for later than that is charged at once. */
export const SAFE_HOLD_DAYS = 6;

/** Whether the money of an order for this moment can be held until it is accepted. */
export function canWaitHeld(requestedAt: Instant | null, now: Instant): boolean {
  return requestedAt === null || requestedAt - now < SAFE_HOLD_DAYS * DAY_MS;
}
