import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';

/** A clock that stands until the test moves it. */
export type FixedClock = {
  readonly now: () => Instant;
  /** To the instant an ISO text with its zone names. */
  readonly set: (iso: string) => void;
  readonly advanceMinutes: (minutes: number) => void;
};

/** A clock that shows the instant an ISO text with its zone names. */
export function fixedClock(iso: string): FixedClock {
  let now = instant(Date.parse(iso));
  return {
    now: () => now,
    set: (text) => {
      now = instant(Date.parse(text));
    },
    advanceMinutes: (minutes) => {
      now = plusMinutes(now, minutes);
    },
  };
}
