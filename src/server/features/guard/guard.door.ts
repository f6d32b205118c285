/** What other features may use of `guard`; everything else is its own. */
export { findBlockOfPhone, type Guard, isBlocked, loadGuard } from './load-guard.ts';
export { asksForCode, type CodeRefusal, checkOrderCode, usesCodes } from './order-codes.ts';
export { exportBlocks, hideBlocks } from './personal-data.ts';
