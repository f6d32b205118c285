import { type Instant, instant } from '#domain/time/instant.ts';

/** What a `timestamptz` names. */
export function readInstant(at: Date): Instant {
  return instant(at.getTime());
}

/** The same of a column that may be empty. */
export function maybeInstant(at: Date | null): Instant | null {
  return at === null ? null : readInstant(at);
}
