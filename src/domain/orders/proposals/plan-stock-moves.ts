import type { StockTake } from '#domain/orders/placing/judge-order.ts';
import type { SoldLine } from './sold-order.ts';

export type StockMoves = {
  /** Pieces to take out of the stock, by ascending size. */
  readonly takes: readonly StockTake[];
  /** Pieces to put back. */
  readonly returns: readonly Pick<StockTake, 'sizeId' | 'quantity'>[];
  /** Sizes whose pieces in the changed order are taken from stock. */
  readonly heldSizes: ReadonlySet<number>;
};

/**
 * The stock movements of a changed order: only the difference, so that pieces the order holds are never offered to
 * others in between. Pieces sold while their size was unlimited were not taken from stock; they are taken once the size
 * has a stock and the order asks for more. A size that became unlimited gets back what was taken from it.
 *
 * @param wanted what the changed order takes, one per size
 * @param isLimited whether a size has a limited stock now
 */
export function planStockMoves(
  sold: readonly Pick<SoldLine, 'sizeId' | 'quantity' | 'tookStock'>[],
  wanted: readonly StockTake[],
  isLimited: (sizeId: number) => boolean,
): StockMoves {
  const takes: StockTake[] = [];
  const returns: { readonly sizeId: number; readonly quantity: number }[] = [];
  const heldSizes = new Set<number>();
  const gone = [...new Set(sold.map(({ sizeId }) => sizeId))].filter((id) =>
    wanted.every(({ sizeId }) => sizeId !== id),
  );
  for (const sizeId of gone) {
    const held = piecesOf(sold, sizeId).held;
    if (held > 0) returns.push({ sizeId, quantity: held });
  }
  for (const take of wanted) {
    const { sizeId, quantity } = take;
    const { pieces, held } = piecesOf(sold, sizeId);
    if (quantity === pieces) {
      if (held > 0) heldSizes.add(sizeId);
      continue;
    }
    const kept = quantity < pieces ? Math.min(held, quantity) : isLimited(sizeId) ? quantity : 0;
    if (kept > 0) heldSizes.add(sizeId);
    if (kept > held) takes.push({ ...take, quantity: kept - held });
    if (kept < held) returns.push({ sizeId, quantity: held - kept });
  }
  return { takes, returns, heldSizes };
}

/** A size is taken from stock completely or not at all: `tookStock` is the same on all its lines. */
function piecesOf(sold: Parameters<typeof planStockMoves>[0], sizeId: number) {
  const lines = sold.filter((line) => line.sizeId === sizeId);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { pieces, held: lines.some(({ tookStock }) => tookStock) ? pieces : 0 };
}
