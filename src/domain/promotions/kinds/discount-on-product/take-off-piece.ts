import { type Bani, bani } from '#domain/money/bani.ts';
import { percentOf } from '#domain/money/percent.ts';
import type { ReductionTerms } from '#domain/promotions/promotion-kind.ts';

/**
 * Reduction of one piece, rounded per piece, so that it matches the price on the card. With a percentage and an amount,
 * the larger one.
 */
export function takeOffPiece(
  { discountBasisPoints, discountAmount }: Pick<ReductionTerms, 'discountBasisPoints' | 'discountAmount'>,
  unitPrice: Bani,
): Bani {
  return bani(Math.min(unitPrice, Math.max(percentOf(unitPrice, discountBasisPoints), discountAmount)));
}
