import { typesThatEnterBy } from '#domain/promotions/kinds.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { listPromotionsOfTypes } from './promotions.repository.ts';

/** All that comes into orders without a code, running or not: the rules say which. Read under the version of the rules. */
export function loadOrderPromotions(tx: Tx): Promise<readonly Promotion[]> {
  return listPromotionsOfTypes(tx, typesThatEnterBy('line', 'itself'));
}
