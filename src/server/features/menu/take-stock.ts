import type { LineProblem } from '#domain/cart/priced-cart.ts';
import type { StockTake } from '#domain/orders/placing/judge-order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { findStock, type LockedStock, lockStock, returnToSize, takeFromSizes } from './stock.repository.ts';

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
  if (takes.length === 0) return ok(new Set());
  const taken = await takeFromSizes(tx, takes);
  const refused = taken.find(({ outcome }) => outcome === 'refused');
  const take = takes.find(({ sizeId }) => sizeId === refused?.sizeId);
  if (take !== undefined) return err(await refusalFor(tx, take));
  return ok(new Set(taken.flatMap(({ sizeId, outcome }) => (outcome === 'taken' ? sizeId : []))));
}

async function refusalFor(tx: Tx, { sizeId, productId }: StockTake): Promise<StockRefusal> {
  const found = await findStock(tx, sizeId, productId);
  if (found === null) return { code: 'product_unavailable', productId, sizeId, productName: '', sizeLabel: '' };
  const { isOn, stock, ...piece } = found;
  return isOn
    ? { code: 'not_enough_stock', left: stock, ranOutOf: [], ...piece }
    : { code: 'product_unavailable', ...piece };
}

/** The locked stock while an order is decided. Pieces are then taken by `takeStock`. */

export { type LockedStock, stockLock } from './stock.repository.ts';

/**
 * `held` plus those of `sizeIds` that were not locked, because they were unlimited until a save that the order waited
 * for.
 */
export async function lockRest(tx: Tx, held: LockedStock, sizeIds: readonly number[]): Promise<LockedStock> {
  const missing = sizeIds.filter((id) => !held.has(id));
  return missing.length === 0 ? held : new Map([...held, ...(await lockStock(tx, missing))]);
}

/** Puts back what a rejected order had taken; the caller ensures that it happens once. */
export async function returnStock(tx: Tx, takes: readonly Pick<StockTake, 'sizeId' | 'quantity'>[]): Promise<void> {
  for (const { sizeId, quantity } of takes.toSorted((one, other) => one.sizeId - other.sizeId)) {
    await returnToSize(tx, sizeId, quantity);
  }
}
