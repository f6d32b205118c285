/** Public API of the feature `schedule`: other features import nothing else of it. */
export { loadScheduleInForce, loadStoredSchedule } from './load-schedule.ts';
export { saveUsualMinutes } from './save-usual-minutes.ts';
export {
  countOpenOrders,
  countOrder,
  listLimits,
  loadsSince,
  moveSlot,
  releaseSlot,
  replaceLimits,
  retakeSlot,
  takeSlot,
} from './take-slot.ts';
