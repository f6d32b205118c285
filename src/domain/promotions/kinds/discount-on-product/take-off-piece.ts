import { type Bani, bani } from '#domain/money/bani.ts';
import { percentOf } from '#domain/money/percent.ts';
import type { ReductionTerms } from '#domain/promotions/promotion-kind.ts';

/** Rounded on the piece: the reduced price of a piece is what its card shows. With a percentage and a sum, the larger. */
export function takeOffPiece(
  { discountBasisPoints, discountAmount }: Pick<ReductionTerms, 'discountBasisPoints' | 'discountAmount'>,
  unitPrice: Bani,
): Bani {
  return bani(Math.min(unitPrice, Math.max(percentOf(unitPrice, discountBasisPoints), discountAmount)));
}
