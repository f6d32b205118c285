import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { deleteReservations, deleteReservationsOf } from './reservations.repository.ts';

/** Six months after the evening nobody needs to know who came (romania.md §4.5). */
const KEPT_DAYS = 182;
const DAY_MS = 24 * 3_600_000;

export function forgetReservations(db: Database, now: Instant): Promise<void> {
  return deleteReservations(db, instant(now - KEPT_DAYS * DAY_MS));
}

/** Forgets where a person sat; a table that is still to come is kept for them, as for everybody. The ids forgotten. */
export function forgetReservationsOf(tx: Tx, email: string, now: Instant): Promise<readonly number[]> {
  return deleteReservationsOf(tx, email, now);
}
