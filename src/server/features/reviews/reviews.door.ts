/** What other features may use of `reviews`; everything else is its own. */
export { deleteReviewsOfOrders, exportReviews } from './personal-data.ts';
