import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { deleteMailsAbout } from '#server/platform/mail/mails.repository.ts';
import { RESERVATION_MAILS } from './mails/reservation-mails.ts';
import { deleteReservations, deleteReservationsOf } from './reservations.repository.ts';

/** Six months after the evening nobody needs to know who came (romania.md §4.5). */
const KEPT_DAYS = 182;
const DAY_MS = 24 * 3_600_000;

export function forgetReservations(db: Database, now: Instant): Promise<void> {
  return deleteReservations(db, instant(now - KEPT_DAYS * DAY_MS));
}

/** Deletes a person's past reservations and the mails about them; one that is still to come is kept, as for everybody. */
export async function forgetReservationsOf(tx: Tx, email: string, now: Instant): Promise<void> {
  const ids = await deleteReservationsOf(tx, email, now);
  await deleteMailsAbout(tx, { kinds: RESERVATION_MAILS, ids });
}
