/** What other features may use of `reservations`; everything else is its own. */
export { deletePastReservations, exportReservations } from './personal-data.ts';
