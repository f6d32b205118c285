import type { Database } from '#server/platform/database.ts';
import { type EventFeed, followEvents } from '#server/platform/events/event-feed.ts';
import { findEventPosition } from '#server/platform/events/event-order.ts';
import type { Log } from '#server/platform/log.ts';
import { listReservationEvents } from './reservation-events.repository.ts';

/** Follows reservation events from now on, in every process; panels fetch the details. */
export function followReservationEvents(db: Database, log: Log): EventFeed<number> {
  return followEvents({
    findPosition: () => findEventPosition(db),
    read: (after, told) => listReservationEvents(db, after, told),
    log,
  });
}
