/** Public API of the feature `reservations`: other features import nothing else of it. */
export { countWaitingReservations, listReservationsOnClosedDays } from './list-reservations.ts';
export { exportReservations } from './personal-data.ts';
