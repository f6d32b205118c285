import type { PersonalData } from '#contract/accounts/calls.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { deleteReviewsOf, listReviewsOf } from './reviews.repository.ts';

/** What a person said of their orders. */
export async function exportReviews(db: Database, orderIds: readonly number[]): Promise<PersonalData['reviews']> {
  const reviews = await listReviewsOf(db, orderIds);
  return reviews.map(({ rating, body, author, state, createdAt }) => ({
    rating,
    text: body,
    name: author,
    state,
    sentAt: createdAt,
  }));
}

/** Deletes the reviews of these orders. Reviews without an order cannot be assigned to a person. */
export function deleteReviewsOfOrders(tx: Tx, orderIds: readonly number[]): Promise<void> {
  return deleteReviewsOf(tx, orderIds);
}
