/** Where processes tell each other that something happened to a table. A hint; `reservation_events` is the truth. */
export const RESERVATION_EVENTS_CHANNEL = 'reservation_events';

export const RESERVATION_EVENT_KINDS = [
  'requested',
  'confirmed',
  'declined',
  'proposed',
  'accepted',
  'cancelled',
] as const;
export type ReservationEventKind = (typeof RESERVATION_EVENT_KINDS)[number];
