/** What other features may use of `couriers`; everything else is its own. */
export { listShiftsOfDay } from './list-shifts-of-day.ts';
