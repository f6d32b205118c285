import type { Database } from '#server/platform/database.ts';
import type { StoredReservation } from './stored-reservation.ts';
import { findReservationById } from './stored-reservations.repository.ts';

/** Null when it was forgotten since. */
export function findReservation(db: Database, id: number): Promise<StoredReservation | null> {
  return findReservationById(db, id);
}
