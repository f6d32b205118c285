import type { LineProblem } from '#domain/cart/priced-cart.ts';
import type { StockTake } from '#domain/orders/decide-order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { findStock, holdUnlimitedSizes, takeFromSize } from './stock.repository.ts';

export type StockRefusal = Extract<LineProblem, { readonly code: 'product_unavailable' | 'not_enough_stock' }>;

/**
 * Takes pieces out of the stock: the only place where it goes down. Sizes are locked in ascending order, so that two
 * orders for the same dishes wait for each other and never in a circle. No two takes name the same size.
 *
 * After a refusal the caller rolls back: what was taken before it is still taken.
 *
 * @returns the sizes that have fewer pieces now; one that never runs out is not among them
 */
export async function takeStock(
  tx: Tx,
  takes: readonly StockTake[],
): Promise<Result<ReadonlySet<number>, StockRefusal>> {
  const ascending = takes.toSorted((one, other) => one.sizeId - other.sizeId);
  const unlimited = await holdUnlimitedSizes(
    tx,
    ascending.map(({ sizeId }) => sizeId),
  );
  const limited = ascending.filter(({ sizeId }) => !unlimited.has(sizeId));
  for (const take of limited) {
    if (!(await takeFromSize(tx, take))) return err(await refusalFor(tx, take));
  }
  return ok(new Set(limited.map(({ sizeId }) => sizeId)));
}

async function refusalFor(tx: Tx, { sizeId, productId }: StockTake): Promise<StockRefusal> {
  const found = await findStock(tx, sizeId, productId);
  if (found === null) return { code: 'product_unavailable', productId, sizeId, productName: '', sizeLabel: '' };
  const { isOn, stock, ...piece } = found;
  return isOn ? { code: 'not_enough_stock', left: stock, ...piece } : { code: 'product_unavailable', ...piece };
}
