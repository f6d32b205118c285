import type { REVIEW_STATES } from '#contract/reviews/wire.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';

export type ReviewState = (typeof REVIEW_STATES)[number];

export type StoredReview = {
  readonly id: number;
  readonly rating: number;
  readonly body: string;
  readonly author: string;
  readonly isVerified: boolean;
  readonly state: ReviewState;
  readonly createdAt: Instant;
};

export type NewReview = {
  readonly rating: number;
  readonly body: string;
  readonly author: string;
  readonly orderId: number | null;
  readonly at: Instant;
};

/** Stores a review for moderation; an order keeps its first review, a second one is stored without the order. */
export async function insertReview(db: Database, { rating, body, author, orderId, at }: NewReview): Promise<void> {
  const row = { rating, body, author, created_at: new Date(at) };
  const inserted = await db
    .insertInto('reviews')
    .values({ ...row, order_id: orderId })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) await db.insertInto('reviews').values(row).execute();
}

export type ReviewPage = { readonly state: ReviewState | null; readonly page: number; readonly size: number };

/** The newest first. */
export async function listReviews(db: Database, { state, page, size }: ReviewPage): Promise<readonly StoredReview[]> {
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'rating', 'body', 'author', 'order_id', 'state', 'created_at'])
    .$if(state !== null, (query) => query.where('state', '=', state))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    rating: row.rating,
    body: row.body,
    author: row.author,
    isVerified: row.order_id !== null,
    state: row.state,
    createdAt: readInstant(row.created_at),
  }));
}

/** Number of reviews, and their average. */
export async function countReviews(
  db: Database,
  state: ReviewState | null,
): Promise<{ readonly count: number; readonly average: number | null }> {
  const row = await db
    .selectFrom('reviews')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.avg<string | null>('rating').as('average')])
    .$if(state !== null, (query) => query.where('state', '=', state))
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), average: row.average === null ? null : Number(row.average) };
}

export type Decision = {
  readonly id: number;
  readonly state: Exclude<ReviewState, 'pending'>;
  readonly staffId: number;
  readonly at: Instant;
};

/** The state of a review; null when it does not exist. */
export async function findReviewState(tx: Tx, id: number): Promise<ReviewState | null> {
  const row = await tx.selectFrom('reviews').select('state').where('id', '=', id).forUpdate().executeTakeFirst();
  return row?.state ?? null;
}

export async function decideStoredReview(tx: Tx, { id, state, staffId, at }: Decision): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ state, decided_by: staffId, decided_at: new Date(at) })
    .where('id', '=', id)
    .execute();
}

/** Deletes the reviews of these orders. */
export async function deleteReviewsOf(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('reviews').where('order_id', '=', anyOf(orderIds)).execute();
}

const MOST_EXPORTED = 500;

/** What was said of the orders of a person, the newest first. */
export async function listReviewsOf(db: Database, orderIds: readonly number[]) {
  const rows = await db
    .selectFrom('reviews')
    .select(['rating', 'body', 'author', 'state', 'created_at'])
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('created_at', 'desc')
    .limit(MOST_EXPORTED)
    .execute();
  return rows.map(({ created_at: createdAt, state, ...said }) => ({
    ...said,
    state: state,
    createdAt: readInstant(createdAt),
  }));
}
