import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';

type Made<Given, Result> = { readonly given: Given; readonly minute: number; readonly result: Result };

/**
 * Keeps what the server made last. It is given again for the same values in the same minute, until what it tells changes by the
 * clock: hours, windows and dates turn on whole minutes, and the end of a pause is told by `changesAt`. Pages are drawn far more
 * often than that (docs/decisions/0217). A browser makes it anew: it never has the same values twice.
 *
 * @param changesAt milliseconds since 1970 at which the result is no longer true; null where the clock changes nothing
 */
export function keepLastMade<Given extends readonly object[], Result>(
  make: (now: Instant, ...given: Given) => Result,
  changesAt: (result: Result) => number | null,
): (now: Instant, ...given: Given) => Result {
  if (!import.meta.env.SSR) return make;
  let last: Made<Given, Result> | null = null;
  return (now, ...given) => {
    const minute = Math.floor(now / MINUTE_MS);
    if (last?.minute === minute && given.every((value, place) => value === last?.given[place])) {
      if (now < (changesAt(last.result) ?? Number.POSITIVE_INFINITY)) return last.result;
    }
    const result = make(now, ...given);
    last = { given, minute, result };
    return result;
  };
}
