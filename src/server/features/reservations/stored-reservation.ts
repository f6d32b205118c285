import type { Reservation } from '#domain/reservations/reservation.ts';
import type { ReservationStatus } from '#domain/reservations/reservation-status.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A table that was asked for, as it stands. */
export type StoredReservation = Reservation & {
  readonly id: number;
  /** Grows with every step. */
  readonly version: number;
  readonly status: ReservationStatus;
  /** The other moment the restaurant offers, while the guest has not answered. */
  readonly proposedFor: Instant | null;
  /** What the restaurant says with its answer; '' for nothing. */
  readonly reason: string;
};

export type ReservationStep = {
  readonly kind: ReservationEventKind;
  readonly at: Instant;
  /** Name of the member of staff; null for the guest. */
  readonly actor: string | null;
};

/** Where processes tell each other that something happened to a table. A hint; `reservation_events` is the truth. */
export const RESERVATION_EVENTS_CHANNEL = 'reservation_events';

export type ReservationEventKind = 'requested' | 'confirmed' | 'declined' | 'proposed' | 'accepted' | 'cancelled';
