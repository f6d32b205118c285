/** When the database is copied as a whole, and when its owner has to hear that it was not. */
import { dateOf, firstInstantAt } from '#domain/time/bucharest.ts';
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';
import { MINUTES_PER_HOUR } from '#domain/time/minute-of-day.ts';

/** The kitchen is closed, or as quiet as it gets. */
const NIGHT_HOUR = 4;
/** A first copy waits until the shop has settled: a start is busy enough. */
const FIRST_COPY_AFTER_MS = 10 * MINUTE_MS;
/** A night's copy that takes two hours, or failed once and was made an hour later, is no reason for a mail. */
const LONGEST_WITHOUT_MS = 26 * MINUTES_PER_HOUR * MINUTE_MS;

export type CopyFacts = {
  /** When the last full copy was finished; null = there is none that the log continues. */
  readonly lastAt: Instant | null;
  /** When the shop was opened. */
  readonly openedAt: Instant;
  readonly now: Instant;
};

/** Whether a full copy is to be made: the first soon after opening, then each night, or later when the shop was shut at night. */
export function isCopyDue({ lastAt, openedAt, now }: CopyFacts): boolean {
  const isSettled = now - openedAt >= FIRST_COPY_AFTER_MS;
  if (lastAt === null) return isSettled;
  const tonight = firstInstantAt(dateOf(now), NIGHT_HOUR * MINUTES_PER_HOUR);
  // The next night's, when the last was made after four: up to 28 hours later.
  return lastAt < tonight && now >= tonight && isSettled;
}

/** Whether the owner is told that copies are missing. */
export function isCopyMissing(lastAt: Instant, now: Instant): boolean {
  return now - lastAt > LONGEST_WITHOUT_MS;
}
