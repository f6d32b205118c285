/** What other features may use of `withdrawals`; everything else is its own. */
export { countOpenWithdrawals } from './count-open-withdrawals.ts';
export { anonymiseWithdrawalsOf, exportWithdrawals } from './personal-data.ts';
