/** Public API of the feature `guard`: other features import nothing else of it. */
export { findOnlineDemand, findStoredOnlineDemand } from './first-orders.ts';
export { findBlockOfPhone, type Guard, isBlocked, loadGuard } from './load-guard.ts';
export { asksForCode, type CodeRefusal, checkOrderCode, usesCodes } from './order-codes.ts';
