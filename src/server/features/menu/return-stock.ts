import type { StockTake } from '#domain/orders/placing/judge-order.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { returnToSize } from './stock.repository.ts';

/** Puts back what a rejected order had taken; the caller makes sure that it happens once. */
export async function returnStock(tx: Tx, takes: readonly Pick<StockTake, 'sizeId' | 'quantity'>[]): Promise<void> {
  for (const { sizeId, quantity } of takes.toSorted((one, other) => one.sizeId - other.sizeId)) {
    await returnToSize(tx, sizeId, quantity);
  }
}
