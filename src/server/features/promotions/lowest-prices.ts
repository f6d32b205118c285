import { cutsPrices, DAYS_BEFORE_CUT, type LowestPrices, lowestBefore } from '#domain/promotions/price-cut.ts';
import type { StoredPromotion } from '#domain/promotions/shown-promotion.ts';
import { firstInstantAt } from '#domain/time/bucharest.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';
import { listLowestPrices, listPromotionsOfTypes } from './promotions.repository.ts';

/**
 * The lowest price, in the 30 days before the promotion began, of the sizes that it reduces, where below today's: only
 * this price may be struck through. No query when no promotion reduces single pieces.
 */
export async function loadLowestPrices(
  db: Database,
  promotions: readonly StoredPromotion[],
): Promise<ReadonlyMap<number, LowestPrices>> {
  const cutting = promotions.filter(cutsPrices);
  if (cutting.length === 0) return new Map();
  const earlier = await listPromotionsOfTypes(db, [...new Set(cutting.map(({ type }) => type))]);
  const known = new Map<number, LowestPrices>();
  for (const promotion of cutting) {
    const since = firstInstantAt(addDays(promotion.startDate, -DAYS_BEFORE_CUT), 0);
    const sizes = await listLowestPrices(db, promotion.rules, since);
    known.set(
      promotion.id,
      sizes.flatMap(({ lowest, ...piece }) => {
        const price = lowestBefore(promotion, { earlier, piece, lowest });
        return price < piece.price ? [{ sizeId: piece.sizeId, price }] : [];
      }),
    );
  }
  return known;
}
