/** What other features may use of `reviews`; everything else is its own. */
export { countPendingReviews } from './count-pending-reviews.ts';
export { deleteReviewsOfOrders, exportReviews } from './personal-data.ts';
