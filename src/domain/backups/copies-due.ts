/** When a full copy of the database is due, and when its owner must be told that it is missing. */
import { dateOf, firstInstantAt } from '#domain/time/bucharest.ts';
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';
import { MINUTES_PER_HOUR } from '#domain/time/minute-of-day.ts';

/** At this hour the kitchen is closed or has few orders. */
const NIGHT_HOUR = 4;
/** The first copy waits this long after the start, because starting already uses the machine. */
const FIRST_COPY_AFTER_MS = 10 * MINUTE_MS;
/** Longer than a day: a nightly copy may take two hours, or fail once and be repeated an hour later, without a mail. */
const LONGEST_WITHOUT_MS = 26 * MINUTES_PER_HOUR * MINUTE_MS;

export type CopyFacts = {
  /** When the last full copy was finished; null when no full copy continues with the present log. */
  readonly lastAt: Instant | null;
  /** When the shop was opened. */
  readonly openedAt: Instant;
  readonly now: Instant;
};

/**
 * Whether a full copy is due: the first one soon after opening, then each night, or later when the shop was closed at
 * night.
 */
export function isCopyDue({ lastAt, openedAt, now }: CopyFacts): boolean {
  const isSettled = now - openedAt >= FIRST_COPY_AFTER_MS;
  if (lastAt === null) return isSettled;
  const tonight = firstInstantAt(dateOf(now), NIGHT_HOUR * MINUTES_PER_HOUR);
  // The next night's copy, when the last one was made after four o'clock: up to 28 hours later.
  return lastAt < tonight && now >= tonight && isSettled;
}

/** Whether the owner must be told that copies are missing. */
export function isCopyMissing(lastAt: Instant, now: Instant): boolean {
  return now - lastAt > LONGEST_WITHOUT_MS;
}
