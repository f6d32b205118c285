import type { Reservation } from '#domain/reservations/reservation.ts';
import type { ReservationStatus } from '#domain/reservations/reservation-status.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A stored reservation. */
export type StoredReservation = Reservation & {
  readonly id: number;
  /** Incremented by every step. */
  readonly version: number;
  readonly status: ReservationStatus;
  /** The moment that the restaurant proposed, until the guest answers. */
  readonly proposedFor: Instant | null;
  /** The restaurant's note with its answer; '' for none. */
  readonly reason: string;
};

export type ReservationStep = {
  readonly kind: ReservationEventKind;
  readonly at: Instant;
  /** Name of the member of staff; null for the guest. */
  readonly actor: string | null;
};

/** Channel for reservation events. Only a hint; `reservation_events` is authoritative. */
export const RESERVATION_EVENTS_CHANNEL = 'reservation_events';

export type ReservationEventKind = 'requested' | 'confirmed' | 'declined' | 'proposed' | 'accepted' | 'cancelled';
