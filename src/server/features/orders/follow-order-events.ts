import type { Database } from '#server/platform/database.ts';
import { type EventFeed, followEvents } from '#server/platform/events/event-feed.ts';
import { findEventPosition } from '#server/platform/events/event-order.ts';
import type { Log } from '#server/platform/log.ts';
import type { OrderEvent } from './order-event.ts';
import { listOrderEvents } from './order-events.repository.ts';

/** Follows order events from now on; every process gets all of them. */
export function followOrderEvents(db: Database, log: Log): EventFeed<OrderEvent> {
  return followEvents({
    findPosition: () => findEventPosition(db),
    read: (after, told) => listOrderEvents(db, after, told),
    log,
  });
}
