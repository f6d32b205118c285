/** The kitchen's quarters as orders use them, each call in the order's own transaction. */
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
