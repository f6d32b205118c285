/** A moment in time: whole milliseconds since 1970-01-01T00:00Z, independent of time zones. */
export type Instant = number & { readonly __unit: 'epochMs' };

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** The range of a `Date`. */
const LAST_MS = 8.64e15;

/**
 * Takes whole epoch milliseconds.
 *
 * @throws RangeError when `epochMs` is not whole or beyond what a `Date` holds: a caller's bug
 */
export function instant(epochMs: number): Instant {
  if (!Number.isInteger(epochMs) || Math.abs(epochMs) > LAST_MS) throw new RangeError(`Not an instant: ${epochMs}`);
  // `+ 0` turns -0 into 0. The brand is true because of the check above.
  return (epochMs + 0) as Instant;
}

/** This many minutes later; earlier when negative. Real minutes, independent of clock changes. */
export function plusMinutes(from: Instant, minutes: number): Instant {
  return instant(from + minutes * MINUTE_MS);
}

/** The beginning of the minute that contains the instant. */
export function startOfMinute(at: Instant): Instant {
  return instant(Math.floor(at / MINUTE_MS) * MINUTE_MS);
}
