import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import { readEventBounds } from '#server/platform/events/event-bounds.ts';
import type { EventPage, EventPosition } from '#server/platform/events/event-feed.ts';

const EVENTS_AT_ONCE = 200;

/** The reservations that something happened to after `after`, as far as it can no longer change (docs/decisions/0022). */
export async function listReservationEvents(db: Database, after: EventPosition | null): Promise<EventPage<number>> {
  const { low, high } = await readEventBounds(db);
  if (after === null) return { events: [], position: { xid: low, id: 0 }, isFull: false, horizon: high };
  const rows = await db
    .selectFrom('reservation_events')
    .select(['id', 'reservation_id', sql<string>`xid::text`.as('xid_text')])
    .where(sql<boolean>`(xid, id) > (${String(after.xid)}::xid8, ${after.id})`)
    .where(sql<boolean>`xid < ${String(low)}::xid8`)
    .orderBy('xid')
    .orderBy('id')
    .limit(EVENTS_AT_ONCE)
    .execute();
  const last = rows.at(-1);
  const isFull = rows.length === EVENTS_AT_ONCE;
  return {
    events: rows.map((row) => row.reservation_id),
    position: isFull && last ? { xid: BigInt(last.xid_text), id: last.id } : { xid: low, id: 0 },
    isFull,
    horizon: high,
  };
}
