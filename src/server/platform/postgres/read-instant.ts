import { type Instant, instant } from '#domain/time/instant.ts';

/** The instant of a `timestamptz`. */
export function readInstant(at: Date): Instant {
  return instant(at.getTime());
}

/** The instant of a nullable column. */
export function maybeInstant(at: Date | null): Instant | null {
  return at === null ? null : readInstant(at);
}
