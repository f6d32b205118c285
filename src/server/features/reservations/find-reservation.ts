import type { Reservation } from '#domain/reservations/reservation.ts';
import type { Database } from '#server/platform/database.ts';
import { findReservationById } from './reservations.repository.ts';

/** Null when it was forgotten since. */
export function findReservation(db: Database, id: number): Promise<Reservation | null> {
  return findReservationById(db, id);
}
