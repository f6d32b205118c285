/**
 * Follows a table of events as they are committed: none missed, none twice, in the order of their transactions.
 *
 * Ids are taken before commit, so a reader that remembers the last id skips events that commit late. This one reads only
 * below the oldest transaction that still runs: nothing can be added there. A hint from another process makes it read at
 * once, and again until that bound has passed the hint (docs/decisions/0022).
 */
import type { Log } from '#server/platform/log.ts';

/** How far a feed has read: everything of earlier transactions, and of this one up to `id`. */
export type EventPosition = { readonly xid: bigint; readonly id: number };

export type EventPage<Event> = {
  readonly events: readonly Event[];
  readonly position: EventPosition;
  /** There may be more to read at once. */
  readonly isFull: boolean;
  /** The next transaction that will begin: everything committed by now is below it. */
  readonly horizon: bigint;
};

/** Reads what follows `after`; with `null` nothing, only the present position. */
export type ReadEvents<Event> = (after: EventPosition | null) => Promise<EventPage<Event>>;

export type EventFeed<Event> = {
  /** Returns the function that unsubscribes. A subscriber must not throw. */
  readonly subscribe: (subscriber: (event: Event) => void) => () => void;
  /** Something was committed: read now. */
  readonly hint: () => void;
  /** Fulfilled when the feed knows where it begins: everything committed from then on is delivered. */
  readonly begun: Promise<void>;
  readonly close: () => Promise<void>;
};

const LOOK_EVERY_MS = 1_000;
/** After a hint, while an older transaction still runs. */
const LOOK_AGAIN_MS = [2, 5, 10, 25, 50] as const;
const LOOK_AGAIN_SLOWLY_MS = 100;

/** Begins to follow; earlier events are not delivered. */
export function followEvents<Event>({
  read,
  log,
}: {
  readonly read: ReadEvents<Event>;
  readonly log: Log;
}): EventFeed<Event> {
  const subscribers = new Set<(event: Event) => void>();
  let position: EventPosition | null = null;
  let hasHint = false;
  /** The bound that the last hint waits for. */
  let awaited: bigint | null = null;
  let triesSinceHint = 0;
  let isFailing = false;
  let isClosed = false;
  let wake = () => {};
  const begin = Promise.withResolvers<void>();

  async function look(): Promise<number> {
    const isHinted = hasHint;
    hasHint = false;
    const page = await read(position);
    position = page.position;
    begin.resolve();
    isFailing = false;
    if (isHinted) {
      awaited = page.horizon;
      triesSinceHint = 0;
    }
    for (const event of page.events) for (const tell of subscribers) tell(event);
    if (page.isFull || hasHint) return 0;
    if (awaited === null || position.xid >= awaited) {
      awaited = null;
      return LOOK_EVERY_MS;
    }
    triesSinceHint += 1;
    return LOOK_AGAIN_MS[triesSinceHint - 1] ?? LOOK_AGAIN_SLOWLY_MS;
  }

  async function follow(): Promise<void> {
    while (!isClosed) {
      const pauseMs = await look().catch((error: unknown) => {
        // The database is unreachable; the position stays, so no event is lost. Logged once, not every second.
        if (!isFailing) log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'events.waiting');
        isFailing = true;
        return LOOK_EVERY_MS;
      });
      if (!isClosed && !(hasHint && !isFailing)) await pause(pauseMs);
    }
  }

  function pause(pauseMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const following = follow();
  return {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    hint() {
      hasHint = true;
      wake();
    },
    begun: begin.promise,
    async close() {
      isClosed = true;
      wake();
      await following;
    },
  };
}
