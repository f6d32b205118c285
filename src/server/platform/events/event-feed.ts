/**
 * Follows a table of events as they are committed: none missed, none twice, what happened to one thing in its order.
 *
 * Ids are taken before commit, so a reader that remembers the last id skips events that commit late. This one remembers how
 * far everything has ended, and which of the later events it has told: an event is told by the first reading after its
 * commit, and no other transaction, however long, holds it back (docs/decisions/0214).
 */
import { failureReason } from '#server/platform/failure-reason.ts';
import type { Log } from '#server/platform/log.ts';

/** How far a feed has read: everything of earlier transactions, and of this one up to `id`. */
export type EventPosition = { readonly xid: bigint; readonly id: number };

export type ReadEvent<Event> = {
  readonly id: number;
  /** The transaction that wrote it. */
  readonly xid: bigint;
  /** The oldest transaction that ran at the time of the reading: nothing can be added below it. */
  readonly low: bigint;
  readonly event: Event;
};

/** So many a reading brings at most. */
export const EVENTS_AT_ONCE = 200;

export type EventSource<Event> = {
  /** Where the events of now begin. */
  readonly findPosition: () => Promise<EventPosition>;
  /** What is committed after `after` and not among `told` (ids), by transaction and id. */
  readonly read: (after: EventPosition, told: readonly number[]) => Promise<readonly ReadEvent<Event>[]>;
};

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

/** Begins to follow; earlier events are not delivered. */
export function followEvents<Event>({
  findPosition,
  read,
  log,
}: EventSource<Event> & { readonly log: Log }): EventFeed<Event> {
  const subscribers = new Set<(event: Event) => void>();
  let position: EventPosition | null = null;
  /** Events after `position` that were told: id → transaction. */
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

  /** Moves to where nothing can be added any more; without an event there is no reason to move. */
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
