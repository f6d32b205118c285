/** Public API of the feature `couriers`: other features import nothing else of it. */
export { deleteOldCourierRows } from './delete-old-courier-rows.ts';
export { listShiftsOfDay } from './list-shifts-of-day.ts';
