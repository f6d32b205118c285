/** What other features may use of `house`; everything else is its own. */
export { readScheduleInForce, reviewHouse } from './house-snapshot.ts';
export { loadOrderingRules, type OrderingRules } from './load-ordering-rules.ts';
