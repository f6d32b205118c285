/** Public API of the feature `restaurant`: other features import nothing else of it. */

export { loadOrderingRules, type OrderingRules } from './load-ordering-rules.ts';
export { readScheduleInForce, reviewSetup } from './restaurant-facts-snapshot.ts';
