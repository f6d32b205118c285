/** What other features may use of `withdrawals`; everything else is its own. */
export { exportWithdrawals } from './export-withdrawals.ts';
export { forgetWithdrawalsOf } from './forget-withdrawals.ts';
