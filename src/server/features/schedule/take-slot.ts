/** The capacity functions that orders use, each in the order's own transaction. */
export {
  countOpenOrders,
  listLimits,
  loadsSince,
  moveSlot,
  releaseSlot,
  replaceLimits,
  retakeSlot,
  takeSlot,
} from './capacity.repository.ts';
