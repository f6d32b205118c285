import { DAY_MS, type Instant, instant } from '#domain/time/instant.ts';

const TERM_DAYS = 14;

/** Deadline for refunding a withdrawal (OUG 34/2014, art. 13). */
export function refundDueAt(receivedAt: Instant): Instant {
  return instant(receivedAt + TERM_DAYS * DAY_MS);
}
