/** What loaders have brought, by the key of their match: shown again at once, and asked for anew when it is stale. */
import type { Match } from './route.ts';

/** Even without a word of its route an answer is good for so long: a finger on a link asks for what the tap opens. */
const JUST_ASKED_MS = 3000;
/** Older answers are not shown again, not even while newer ones are on their way. */
const KEPT_MS = 30 * 60_000;

type Kept = { readonly data: unknown; readonly at: number };

export function openKeptData(now: () => number = Date.now) {
  const kept = new Map<string, Kept>();
  const asking = new Map<string, Promise<unknown>>();

  function keep(key: string, data: unknown): void {
    kept.set(key, { data, at: now() });
  }

  return {
    keep,
    forget: (key: string) => kept.delete(key),

    /** What may be shown again, and whether it may be shown without asking anew. */
    find({ key, route }: Match): { readonly data: unknown; readonly isFresh: boolean } | undefined {
      const found = kept.get(key);
      const age = now() - (found?.at ?? 0);
      if (found === undefined || age > KEPT_MS) return undefined;
      return { data: found.data, isFresh: age <= Math.max(route.options.staleTime ?? 0, JUST_ASKED_MS) };
    },

    /** A new answer; two that ask for the same at once share it. */
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
