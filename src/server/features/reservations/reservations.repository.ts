/** Rows of reservations, with the submissions they came from. */
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { BookTableResponse } from '#contract/reservations/wire.ts';
import type { KnownPerson } from '#domain/accounts/known-person.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { DB, Reservations } from '#server/platform/database.types.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { countRows } from '#server/platform/postgres/count-rows.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';
import { RESERVATION_EVENTS_CHANNEL } from './stored-reservation.ts';

/** The content and the stored answer of an idempotency key. */
export async function loadSubmission(tx: Tx, key: string) {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'response'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { bodyHash: row.body_hash, answer: BookTableResponse.parse(row.response) };
}

/** Number of tables that this person requested since `since`, by phone or mailbox. */
export function countRecent(
  tx: Tx,
  { email, phone }: Pick<Reservation, 'email' | 'phone'>,
  since: Instant,
): Promise<number> {
  return countRows(
    tx
      .selectFrom('reservations')
      .where('requested_at', '>=', new Date(since))
      .where((eb) => eb.or([eb('phone', '=', phone), eb('email_normal', '=', normalEmail(email))])),
  );
}

/** Inserts a reservation with its event, stores the answer to its submission, and notifies readers of events. */
export async function insertReservation(
  tx: Tx,
  reservation: Reservation,
  submission: { readonly key: string; readonly answer: BookTableResponse },
): Promise<number> {
  const { id } = await tx
    .insertInto('reservations')
    .values({
      full_name: reservation.fullName,
      phone: reservation.phone,
      email: reservation.email,
      email_normal: normalEmail(reservation.email),
      people: reservation.people,
      reserved_for: new Date(reservation.reservedFor),
      additional_information: reservation.additionalInformation,
      requested_at: new Date(reservation.requestedAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .with('event', (db) =>
      db
        .insertInto('reservation_events')
        .values({ reservation_id: id, kind: 'requested', at: new Date(reservation.requestedAt) })
        .returning('id'),
    )
    .updateTable('idempotency_keys')
    .set({ reservation_id: id, response: JSON.stringify(submission.answer) })
    .where('key', '=', submission.key)
    .returning(sql`pg_notify(${RESERVATION_EVENTS_CHANNEL}, '')`.as('told'))
    .execute();
  return id;
}

const RESERVATION = [
  'full_name',
  'phone',
  'email',
  'people',
  'reserved_for',
  'additional_information',
  'requested_at',
] as const;

function readReservation(row: Pick<Selectable<Reservations>, (typeof RESERVATION)[number]>): Reservation {
  return {
    fullName: row.full_name,
    phone: row.phone,
    email: row.email,
    people: row.people,
    additionalInformation: row.additional_information,
    reservedFor: readInstant(row.reserved_for),
    requestedAt: readInstant(row.requested_at),
  };
}

/** Deletes the reservations whose moment was before `before`. */
export async function deleteReservations(db: Database, before: Instant): Promise<void> {
  await db.deleteFrom('reservations').where('reserved_for', '<', new Date(before)).execute();
}

/** Null leads to no reservation. */
type Caller = Pick<KnownPerson, 'email' | 'phone'>;

function isOf({ email, phone }: Caller) {
  return (eb: ExpressionBuilder<DB, 'reservations'>) => eb.or([eb('email', '=', email), eb('phone', '=', phone)]);
}

/** Deletes what this mailbox asked for with a moment before `before`; their ids. */
export async function deleteReservationsOf(tx: Tx, caller: Caller, before: Instant): Promise<readonly number[]> {
  const rows = await tx
    .deleteFrom('reservations')
    .where(isOf(caller))
    .where('reserved_for', '<', new Date(before))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

const MOST_EXPORTED = 500;

/** What was asked for from this mailbox or number, the newest first. */
export async function listReservationsOf(db: Database, caller: Caller): Promise<readonly Reservation[]> {
  const rows = await db
    .selectFrom('reservations')
    .select(RESERVATION)
    .where(isOf(caller))
    .orderBy('requested_at', 'desc')
    .limit(MOST_EXPORTED)
    .execute();
  return rows.map(readReservation);
}
