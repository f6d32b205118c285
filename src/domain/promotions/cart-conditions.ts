/** Conditions and effects that several kinds share. */
import { type Bani, bani, minusBani } from '#domain/money/bani.ts';
import { percentOf } from '#domain/money/percent.ts';
import type { CartFacts, ReductionTerms } from './promotion-kind.ts';

/** The products must reach the promotion's minimum. */
export function needMinimum(
  { minimumOrder }: ReductionTerms,
  { products }: CartFacts,
): { readonly missing: Bani } | null {
  return products < minimumOrder ? { missing: minusBani(minimumOrder, products) } : null;
}

/** A percentage of what may be reduced, rounded half up once, or an amount; with both, the larger (readings 7). */
export function takePercentageOrAmount(
  { discountBasisPoints, discountAmount }: ReductionTerms,
  { discountable }: CartFacts,
): Bani {
  return bani(Math.max(percentOf(discountable, discountBasisPoints), discountAmount));
}
