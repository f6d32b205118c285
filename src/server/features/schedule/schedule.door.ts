/** What other features may use of `schedule`; everything else is its own. */

export { loadScheduleInForce, loadStoredSchedule } from './load-schedule.ts';
export { saveUsualMinutes } from './save-usual-minutes.ts';
export { listLimits, loadsSince, moveSlot, releaseSlot, replaceLimits, retakeSlot, takeSlot } from './take-slot.ts';
