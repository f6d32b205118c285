/** What other features may use of `schedule`; everything else is its own. */

export { deleteOldSlots } from './delete-old-slots.ts';
export { loadScheduleInForce, loadStoredSchedule } from './load-schedule.ts';
export { saveUsualMinutes } from './save-usual-minutes.ts';
export {
  countOpenOrders,
  listLimits,
  loadsSince,
  moveSlot,
  releaseSlot,
  replaceLimits,
  retakeSlot,
  takeSlot,
} from './take-slot.ts';
