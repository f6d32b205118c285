/** What other features may use of `withdrawals`; everything else is its own. */
export { anonymiseWithdrawalsOf, exportWithdrawals } from './personal-data.ts';
