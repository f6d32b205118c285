/** What other features may use of `reviews`; everything else is its own. */
export { exportReviews } from './export-reviews.ts';
export { forgetReviews } from './forget-reviews.ts';
