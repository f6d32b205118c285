/** Public API of the feature `withdrawals`: other features import nothing else of it. */
export { countOpenWithdrawals } from './count-open-withdrawals.ts';
