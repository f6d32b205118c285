/** Public API of the feature `reviews`: other features import nothing else of it. */
export { countPendingReviews } from './count-pending-reviews.ts';
