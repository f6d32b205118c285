import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';

type Made<Given, Result> = { readonly given: Given; readonly minute: number; readonly result: Result };

/**
 * Caches the server's last result. It is reused for the same values within the same minute, until the result changes
 * with time: hours, windows and dates change on whole minutes, and `changesAt` gives the end of a pause. Pages are
 * rendered far more often than that (docs/decisions/0217). In the browser nothing is cached: it never has the same
 * values twice.
 *
 * @param changesAt milliseconds since 1970 at which the result becomes outdated; null when it does not depend on time
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
