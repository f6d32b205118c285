import type { PersonalDataResponse } from '#contract/accounts/accounts.ts';
import { isoInstant } from '#contract/values/convert.ts';
import type { Database } from '#server/platform/database.ts';
import { listReservationsOf } from './reservations.repository.ts';

/** Tables that a mailbox asked for. */
export async function exportReservations(db: Database, email: string): Promise<PersonalDataResponse['reservations']> {
  const reservations = await listReservationsOf(db, email);
  return reservations.map(({ fullName, phone, people, additionalInformation, reservedFor, requestedAt }) => ({
    fullName,
    phoneNumber: phone,
    numberOfPeople: people,
    additionalInformation,
    reservedFor: isoInstant(reservedFor),
    requestedAt: isoInstant(requestedAt),
  }));
}
