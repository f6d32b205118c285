/** What other features may use of `couriers`; everything else is its own. */
export { deleteOldCourierRows } from './delete-old-courier-rows.ts';
export { listShiftsOfDay } from './list-shifts-of-day.ts';
