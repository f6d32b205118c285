/** What other features may use of `reservations`; everything else is its own. */
export { countWaitingReservations } from './list-reservations.ts';
export { deletePastReservations, exportReservations } from './personal-data.ts';
