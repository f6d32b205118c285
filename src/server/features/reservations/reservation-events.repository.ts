import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import { EVENTS_AT_ONCE, type EventPosition, type ReadEvent } from '#server/platform/events/event-feed.ts';
import { isUntold, OLDEST_RUNNING } from '#server/platform/events/event-order.ts';

/** The reservations with events after `after` that are not in `told`. */
export async function listReservationEvents(
  db: Database,
  after: EventPosition,
  told: readonly number[],
): Promise<readonly ReadEvent<number>[]> {
  const rows = await db
    .selectFrom('reservation_events')
    .select(['id', 'reservation_id', sql<string>`xid::text`.as('xid_text'), OLDEST_RUNNING.as('low')])
    .where(isUntold('reservation_events', after, told))
    .orderBy('xid')
    .orderBy('id')
    .limit(EVENTS_AT_ONCE)
    .execute();
  return rows.map(({ id, reservation_id: event, xid_text: xid, low }) => ({
    id,
    xid: BigInt(xid),
    low: BigInt(low),
    event,
  }));
}
