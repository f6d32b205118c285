import type { PersonalData } from '#contract/accounts/calls.ts';
import type { KnownPerson } from '#domain/accounts/known-person.ts';
import { keptSince } from '#domain/legal/retention.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { deleteMailsAbout } from '#server/platform/mail/mails.repository.ts';
import { RESERVATION_MAILS } from './mails/reservation-mails.ts';
import { deleteReservations, deleteReservationsOf, listReservationsOf } from './reservations.repository.ts';

/** Tables that were asked for from a mailbox or a telephone number. */
export async function exportReservations(db: Database, caller: Caller): Promise<PersonalData['reservations']> {
  const reservations = await listReservationsOf(db, caller);
  return reservations.map(({ fullName, phone, people, additionalInformation, reservedFor, requestedAt }) => ({
    fullName,
    phoneNumber: phone,
    numberOfPeople: people,
    additionalInformation,
    reservedFor,
    requestedAt,
  }));
}

type Caller = Pick<KnownPerson, 'email' | 'phone'>;

export function deleteOldReservations(db: Database, now: Instant): Promise<void> {
  return deleteReservations(db, keptSince('reservations', now));
}

/** Deletes a person's past reservations and the mails about them; one that is still to come is kept. */
export async function deletePastReservations(tx: Tx, caller: Caller, now: Instant): Promise<void> {
  const ids = await deleteReservationsOf(tx, caller, now);
  await deleteMailsAbout(tx, { kinds: RESERVATION_MAILS, ids });
}
