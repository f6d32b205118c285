/** Submissions: which order they became, and the stored answer. */
import {
  AppliedReduction,
  type PlaceOrderResponse,
  PlaceOrderResponse as ResponseSchema,
} from '#contract/orders/wire.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

/** The answer without the access token, which is derived again. */
export const StoredAnswer = ResponseSchema.omit({ accessToken: true, trackingPath: true }).extend({
  // Answers stored by the previous version have no reductions.
  reductions: AppliedReduction.array().default([]),
});
export type StoredAnswer = Omit<PlaceOrderResponse, 'accessToken' | 'trackingPath'>;

export type EarlierSubmission = { readonly bodyHash: Buffer; readonly orderId: number; readonly answer: StoredAnswer };

/**
 * The submission with this key.
 *
 * @throws Error when it has no order: a rollback would have removed the key, too
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
