import type { CallOutput } from '#contract/client.ts';
import type { StaffReservation } from '#contract/reservations/wire.ts';
import { isoInstant } from '#contract/values/convert.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { RestaurantContact } from '#server/features/restaurant/restaurant.door.ts';
import type { ReservationStep, StoredReservation } from './stored-reservation.ts';

export function presentReservation(
  reservation: StoredReservation,
  steps: readonly ReservationStep[],
  seatsLeft: number | null,
): StaffReservation {
  return {
    id: reservation.id,
    version: reservation.version,
    status: reservation.status,
    fullName: reservation.fullName,
    phoneNumber: reservation.phone,
    email: reservation.email,
    numberOfPeople: reservation.people,
    reservedFor: isoInstant(reservation.reservedFor),
    proposedFor: reservation.proposedFor === null ? null : isoInstant(reservation.proposedFor),
    requestedAt: isoInstant(reservation.requestedAt),
    additionalInformation: reservation.additionalInformation,
    reason: reservation.reason,
    seatsLeft,
    timeline: steps.map(({ kind, at, actor }) => ({ kind, at: isoInstant(at), actor })),
  };
}

/** What the guest may read: nothing of who answered, and not the own address and phone back. */
export function presentOwnReservation(
  reservation: StoredReservation,
  { name, phone, address }: RestaurantContact,
  now: Instant,
): CallOutput<'getOwnReservation'> {
  const moment = reservation.proposedFor ?? reservation.reservedFor;
  return {
    version: reservation.version,
    status: reservation.status,
    fullName: reservation.fullName,
    numberOfPeople: reservation.people,
    reservedFor: isoInstant(reservation.reservedFor),
    proposedFor: reservation.proposedFor === null ? null : isoInstant(reservation.proposedFor),
    reason: reservation.reason,
    isOver: moment <= now,
    restaurant: { name, phoneNumber: phone, address },
  };
}
