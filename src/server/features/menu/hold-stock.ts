/** Stock as an order holds it while it is decided. What was decided to be sold goes out through `take-stock.ts`. */
import type { Tx } from '#server/platform/in-transaction.ts';
import { type HeldStock, holdStock } from './stock.repository.ts';

export { type HeldStock, holdingStock } from './stock.repository.ts';

/** `held` with those of `sizeIds` that were not held: they were unlimited until a save that the order waited for. */
export async function holdRest(tx: Tx, held: HeldStock, sizeIds: readonly number[]): Promise<HeldStock> {
  const missing = sizeIds.filter((id) => !held.has(id));
  return missing.length === 0 ? held : new Map([...held, ...(await holdStock(tx, missing))]);
}
