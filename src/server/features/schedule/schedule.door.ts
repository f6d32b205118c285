/** What other features may use of `schedule`; everything else is its own. */
export { loadStoredSchedule, type StoredSchedule } from './load-stored-schedule.ts';
export { savedSchedule } from './saved-schedule.ts';
