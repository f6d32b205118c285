/** Public API of the feature `house`: other features import nothing else of it. */
export { readScheduleInForce, reviewHouse } from './house-snapshot.ts';
export { loadOrderingRules, type OrderingRules } from './load-ordering-rules.ts';
