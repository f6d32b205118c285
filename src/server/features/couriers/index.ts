/** Public API of the feature `couriers`: other features import nothing else of it. */
export { listShiftsOfDay } from './list-shifts-of-day.ts';
