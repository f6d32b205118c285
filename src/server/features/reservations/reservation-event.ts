/** Where processes tell each other that a table was asked for. A hint; `reservation_events` is the truth. */
export const RESERVATION_EVENTS_CHANNEL = 'reservation_events';
