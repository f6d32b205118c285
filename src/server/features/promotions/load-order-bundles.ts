import type { Bundle } from '#domain/promotions/promotion.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { listBundles } from './promotions.repository.ts';

/** The bundles an order names, as they stand inside its transaction, running or not. */
export async function loadOrderBundles(tx: Tx, promotionIds: readonly number[]): Promise<readonly Bundle[]> {
  return promotionIds.length === 0 ? [] : listBundles(tx, promotionIds);
}
