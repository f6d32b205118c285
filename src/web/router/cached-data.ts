/** Caches loader data by match key: shown again at once, and refetched when it is stale. */
import type { Match } from './route.ts';

/** The shortest time that any answer is fresh: a finger on a link preloads what the tap then opens. */
const JUST_ASKED_MS = 3000;
/** Older answers are not shown, not even while they are refetched. */
const SHOWN_MS = 30 * 60_000;

type Cached = { readonly data: unknown; readonly at: number };

export function openCachedData(now: () => number = Date.now) {
  const cached = new Map<string, Cached>();
  const asking = new Map<string, Promise<unknown>>();

  function keep(key: string, data: unknown): void {
    cached.set(key, { data, at: now() });
  }

  return {
    keep,
    forget: (key: string) => cached.delete(key),

    /** The cached data of a match, and whether it may be shown without a refetch. */
    find({ key, route }: Match): { readonly data: unknown; readonly isFresh: boolean } | undefined {
      const found = cached.get(key);
      const age = now() - (found?.at ?? 0);
      if (found === undefined || age > SHOWN_MS) return undefined;
      return { data: found.data, isFresh: age <= Math.max(route.options.staleTime ?? 0, JUST_ASKED_MS) };
    },

    /** Fetches; concurrent calls for the same match share one request. */
    ask({ key }: Match, load: () => unknown): Promise<unknown> {
      const shared = asking.get(key);
      if (shared) return shared;
      const asked = (async () => load())()
        .then((data) => {
          keep(key, data);
          return data;
        })
        .finally(() => asking.delete(key));
      asking.set(key, asked);
      return asked;
    },
  };
}
