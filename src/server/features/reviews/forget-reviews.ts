import type { Tx } from '#server/platform/in-transaction.ts';
import { deleteReviewsOf } from './reviews.repository.ts';

/** Takes back what was said of these orders. Words sent without an order belong to nobody we know. */
export function forgetReviews(tx: Tx, orderIds: readonly number[]): Promise<void> {
  return deleteReviewsOf(tx, orderIds);
}
