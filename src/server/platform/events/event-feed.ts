/**
 * Follows a table of events as they are committed: none missed, none twice, events of one thing in order.
 *
 * Ids are assigned before commit, so a reader that remembers only the last id skips events that commit late. This one
 * remembers up to which transaction everything has ended, and which later events it has delivered: an event is
 * delivered by the first read after its commit, and no other transaction, however long, delays it
 * (docs/decisions/0214).
 */
import { failureReason } from '#server/platform/failure-reason.ts';
import type { Log } from '#server/platform/log.ts';

/** Read position of a feed: everything of earlier transactions, and of this one up to `id`. */
export type EventPosition = { readonly xid: bigint; readonly id: number };

export type ReadEvent<Event> = {
  readonly id: number;
  /** The transaction that wrote it. */
  readonly xid: bigint;
  /** The oldest transaction running at the time of the read: nothing can be added below it. */
  readonly low: bigint;
  readonly event: Event;
};

/** Maximum number of events per read. */
export const EVENTS_AT_ONCE = 200;

export type EventSource<Event> = {
  /** The position of a feed that starts now. */
  readonly findPosition: () => Promise<EventPosition>;
  /** Events committed after `after` and not in `told` (ids), by transaction and id. */
  readonly read: (after: EventPosition, told: readonly number[]) => Promise<readonly ReadEvent<Event>[]>;
};

export type EventFeed<Event> = {
  /** Returns the function that unsubscribes. A subscriber must not throw. */
  readonly subscribe: (subscriber: (event: Event) => void) => () => void;
  /** Called when something may have been committed: reads now. */
  readonly hint: () => void;
  /** Resolves when the start position is known: every later commit is delivered. */
  readonly begun: Promise<void>;
  readonly close: () => Promise<void>;
};

const LOOK_EVERY_MS = 1_000;

/** Starts following; earlier events are not delivered. */
export function followEvents<Event>({
  findPosition,
  read,
  log,
}: EventSource<Event> & { readonly log: Log }): EventFeed<Event> {
  const subscribers = new Set<(event: Event) => void>();
  let position: EventPosition | null = null;
  /** Delivered events after `position`: id → transaction. */
  const told = new Map<number, bigint>();
  let hasHint = false;
  let isFailing = false;
  let isClosed = false;
  let wake = () => {};
  const begin = Promise.withResolvers<void>();

  async function look(): Promise<number> {
    hasHint = false;
    const after: EventPosition = position ?? (await findPosition());
    const events = await read(after, [...told.keys()]);
    const isBegun = position !== null;
    position = move(after, events);
    isFailing = false;
    begin.resolve();
    if (isBegun) for (const { event } of events) for (const tell of subscribers) tell(event);
    return events.length === EVENTS_AT_ONCE || hasHint ? 0 : LOOK_EVERY_MS;
  }

  /** Advances to the point below which nothing can be added; stays without an event. */
  function move(after: EventPosition, events: readonly ReadEvent<Event>[]): EventPosition {
    const [first] = events;
    if (first === undefined) return after;
    for (const { id, xid } of events) told.set(id, xid);
    const lastEnded = events.findLast(({ xid, low }) => xid < low) ?? after;
    const moved = events.length < EVENTS_AT_ONCE ? { xid: first.low, id: 0 } : lastEnded;
    for (const [id, xid] of told) if (xid < moved.xid || (xid === moved.xid && id <= moved.id)) told.delete(id);
    return { xid: moved.xid, id: moved.id };
  }

  async function follow(): Promise<void> {
    while (!isClosed) {
      const pauseMs = await look().catch((error: unknown) => {
        // The database is unreachable; the position stays, so no event is lost. Logged once, not every second.
        if (!isFailing) log.warn({ reason: failureReason(error) }, 'events.waiting');
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
