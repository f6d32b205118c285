import type { PersonalData } from '#contract/accounts/personal-data.ts';
import { DAY_MS, type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { deleteMailsAbout } from '#server/platform/mail/mails.repository.ts';
import { RESERVATION_MAILS } from './mails/reservation-mails.ts';
import { deleteReservations, deleteReservationsOf, listReservationsOf } from './reservations.repository.ts';

/** Reservations of a mailbox. */
export async function exportReservations(db: Database, email: string): Promise<PersonalData['reservations']> {
  const reservations = await listReservationsOf(db, email);
  return reservations.map(({ fullName, phone, people, additionalInformation, reservedFor, requestedAt }) => ({
    fullName,
    phoneNumber: phone,
    numberOfPeople: people,
    additionalInformation,
    reservedFor,
    requestedAt,
  }));
}

/** Six months after the evening the names are no longer needed (romania.md §4.5). */
const KEPT_DAYS = 182;

export function deleteOldReservations(db: Database, now: Instant): Promise<void> {
  return deleteReservations(db, instant(now - KEPT_DAYS * DAY_MS));
}

/** Deletes a person's past reservations and the mails about them; future ones are kept. */
export async function deletePastReservations(tx: Tx, email: string, now: Instant): Promise<void> {
  const ids = await deleteReservationsOf(tx, email, now);
  await deleteMailsAbout(tx, { kinds: RESERVATION_MAILS, ids });
}
