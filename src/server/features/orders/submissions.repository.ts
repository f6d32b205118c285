/** Rows of submissions: which of them became which order, and what was answered. */
import { type PlaceOrderResponse, PlaceOrderResponse as ResponseSchema } from '#contract/orders.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Submission } from '#server/platform/submission.ts';

/** The answer without the guest's key, which is made anew. */
export const StoredAnswer = ResponseSchema.omit({ accessToken: true, trackingPath: true });
export type StoredAnswer = Omit<PlaceOrderResponse, 'accessToken' | 'trackingPath'>;

/**
 * Takes the key for this transaction. `false` when an earlier submission has it; one that is still under way is waited
 * for.
 */
export async function claimSubmission(tx: Tx, { key, bodyHash, freeBefore }: Submission, now: Instant) {
  const fresh = { body_hash: bodyHash, created_at: new Date(now), order_id: null, response: null };
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ key, ...fresh })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(fresh).where('idempotency_keys.created_at', '<', new Date(freeBefore)),
    )
    .returning('key')
    .execute();
  return claimed.length === 1;
}

export type EarlierSubmission = { readonly bodyHash: Buffer; readonly orderId: number; readonly answer: StoredAnswer };

/**
 * The submission that has the key.
 *
 * @throws Error when it has no order: it would have been undone with its key
 */
export async function loadSubmission(tx: Tx, key: string): Promise<EarlierSubmission> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'order_id', 'response'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (row.order_id === null) throw new Error('A committed submission without an order');
  return { bodyHash: row.body_hash, orderId: row.order_id, answer: StoredAnswer.parse(row.response) };
}

/** Deletes the submissions made before `before`. */
export async function deleteSubmissions(db: Database, before: Instant): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', new Date(before)).execute();
}
