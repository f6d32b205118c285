import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';

/** A clock that changes only when the test moves it. */
export type FixedClock = {
  readonly now: () => Instant;
  /** Sets it to the instant of an ISO text with a time zone. */
  readonly set: (iso: string) => void;
  readonly advanceMinutes: (minutes: number) => void;
};

/** A clock set to the instant of an ISO text with a time zone. */
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
