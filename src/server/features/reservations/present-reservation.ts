import type { OwnReservation } from '#contract/reservations/calls.ts';
import type { DeskReservation } from '#contract/reservations/staff-calls.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { RestaurantContact } from '#server/features/restaurant/index.ts';
import type { ReservationStep, StoredReservation } from './stored-reservation.ts';

export function presentReservation(
  reservation: StoredReservation,
  steps: readonly ReservationStep[],
  seatsLeft: number | null,
): DeskReservation {
  return {
    id: reservation.id,
    version: reservation.version,
    status: reservation.status,
    fullName: reservation.fullName,
    phoneNumber: reservation.phone,
    email: reservation.email,
    numberOfPeople: reservation.people,
    reservedFor: reservation.reservedFor,
    proposedFor: reservation.proposedFor,
    requestedAt: reservation.requestedAt,
    additionalInformation: reservation.additionalInformation,
    reason: reservation.reason,
    seatsLeft,
    timeline: steps.map(({ kind, at, actor }) => ({ kind, at, actor })),
  };
}

/** The guest's view: without the member of staff, and without the guest's own address and phone. */
export function presentOwnReservation(
  reservation: StoredReservation,
  { name, phone, address }: RestaurantContact,
  now: Instant,
): OwnReservation {
  const moment = reservation.proposedFor ?? reservation.reservedFor;
  return {
    version: reservation.version,
    status: reservation.status,
    fullName: reservation.fullName,
    numberOfPeople: reservation.people,
    reservedFor: reservation.reservedFor,
    proposedFor: reservation.proposedFor,
    reason: reservation.reason,
    isOver: moment <= now,
    restaurant: { name, phoneNumber: phone, address },
  };
}
