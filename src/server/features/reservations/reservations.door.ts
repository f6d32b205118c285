/** What other features may use of `reservations`; everything else is its own. */
export { exportReservations } from './export-reservations.ts';
export { forgetReservationsOf } from './forget-reservations.ts';
