import type { Bundle } from '#domain/promotions/promotion.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { listBundles } from './promotions.repository.ts';

/** The bundles that orders may name, running or not: the rules say which. Read under the version of the rules. */
export function loadOrderBundles(tx: Tx): Promise<readonly Bundle[]> {
  return listBundles(tx);
}
