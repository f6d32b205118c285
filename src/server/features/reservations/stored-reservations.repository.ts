/** Reads reservations and their events, and saves steps. */

import { type Selectable, sql } from 'kysely';
import type { ReservationStatus } from '#domain/reservations/reservation-status.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Reservations } from '#server/platform/database.types.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { joinedName } from '#server/platform/joined-name.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { countRows } from '#server/platform/postgres/count-rows.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';
import {
  RESERVATION_EVENTS_CHANNEL,
  type ReservationEventKind,
  type ReservationStep,
  type StoredReservation,
} from './stored-reservation.ts';

const COLUMNS = [
  'id',
  'version',
  'status',
  'full_name',
  'phone',
  'email',
  'people',
  'reserved_for',
  'proposed_for',
  'reason',
  'additional_information',
  'requested_at',
] as const;

/** Upper bound, more reservations than a restaurant takes in a day. */
const MOST_LISTED = 500;

type Row = Pick<Selectable<Reservations>, (typeof COLUMNS)[number]>;

function read(row: Row): StoredReservation {
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    fullName: row.full_name,
    phone: row.phone,
    email: row.email,
    people: row.people,
    reservedFor: readInstant(row.reserved_for),
    proposedFor: maybeInstant(row.proposed_for),
    reason: row.reason,
    additionalInformation: row.additional_information,
    requestedAt: readInstant(row.requested_at),
  };
}

export async function findReservationById(db: Database, id: number): Promise<StoredReservation | null> {
  const row = await db.selectFrom('reservations').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : read(row);
}

/** The row, locked until the transaction ends. */
export async function lockReservation(tx: Tx, id: number): Promise<StoredReservation | null> {
  const row = await tx
    .selectFrom('reservations')
    .select(COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row === undefined ? null : read(row);
}

/** Unanswered requests for a future moment, the longest waiting first. */
export async function listWaiting(db: Database, now: Instant): Promise<readonly StoredReservation[]> {
  const rows = await db
    .selectFrom('reservations')
    .select(COLUMNS)
    .where('status', '=', 'REQUESTED')
    .where('reserved_for', '>', new Date(now))
    .orderBy('requested_at')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(read);
}

/** The number of unanswered requests. */
export function countWaiting(db: Database, now: Instant): Promise<number> {
  return countRows(
    db.selectFrom('reservations').where('status', '=', 'REQUESTED').where('reserved_for', '>', new Date(now)),
  );
}

/** Reservations whose moment, or proposed moment, is between two instants, sorted by time. */
export async function listBetween(db: Database, from: Instant, until: Instant): Promise<readonly StoredReservation[]> {
  const rows = await db
    .selectFrom('reservations')
    .select(COLUMNS)
    .where((eb) => eb(eb.fn.coalesce('proposed_for', 'reserved_for'), '>=', new Date(from)))
    .where((eb) => eb(eb.fn.coalesce('proposed_for', 'reserved_for'), '<', new Date(until)))
    .orderBy((eb) => eb.fn.coalesce('proposed_for', 'reserved_for'))
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(read);
}

/** Reservations to come that were not declined or cancelled, sorted by time. */
export async function listExpected(db: Database, now: Instant): Promise<readonly StoredReservation[]> {
  const rows = await db
    .selectFrom('reservations')
    .select(COLUMNS)
    .where('status', 'in', ['REQUESTED', 'PROPOSED', 'CONFIRMED'])
    .where((eb) => eb(eb.fn.coalesce('proposed_for', 'reserved_for'), '>=', new Date(now)))
    .orderBy((eb) => eb.fn.coalesce('proposed_for', 'reserved_for'))
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(read);
}

/** The events of each, in order. */
export async function listSteps(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly ReservationStep[]>> {
  const rows = await db
    .selectFrom('reservation_events')
    .leftJoin('users', 'users.id', 'reservation_events.actor_id')
    .select(['reservation_id', 'kind', 'at', 'first_name', 'last_name'])
    .where('reservation_id', '=', anyOf(ids))
    .orderBy('reservation_events.id')
    .execute();
  const steps = new Map<number, ReservationStep[]>();
  for (const row of rows) {
    const actor = joinedName(row);
    const step = { kind: row.kind, at: readInstant(row.at), actor };
    steps.set(row.reservation_id, [...(steps.get(row.reservation_id) ?? []), step]);
  }
  return steps;
}

export type ReservationChange = {
  readonly status: ReservationStatus;
  readonly reservedFor: Instant;
  readonly proposedFor: Instant | null;
  readonly reason: string;
};

/** Saves a step with its event, and notifies readers of events. The row is locked by `lockReservation`. */
export async function saveStep(
  tx: Tx,
  { id, version }: Pick<StoredReservation, 'id' | 'version'>,
  change: ReservationChange,
  event: { readonly kind: ReservationEventKind; readonly at: Instant; readonly actorId: number | null },
): Promise<void> {
  await tx
    .updateTable('reservations')
    .set({
      status: change.status,
      version: version + 1,
      reserved_for: new Date(change.reservedFor),
      proposed_for: change.proposedFor === null ? null : new Date(change.proposedFor),
      reason: change.reason,
    })
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('reservation_events')
    .values({
      reservation_id: id,
      kind: event.kind,
      at: new Date(event.at),
      reservation_version: version + 1,
      actor_id: event.actorId,
    })
    .returning(sql`pg_notify(${RESERVATION_EVENTS_CHANNEL}, '')`.as('told'))
    .execute();
}
