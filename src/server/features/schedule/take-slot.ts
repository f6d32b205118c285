/** The capacity functions that orders use, each in the order's own transaction. */
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
} from './capacity.repository.ts';
