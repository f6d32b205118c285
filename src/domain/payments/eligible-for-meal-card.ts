/**
 * What meal cards pay: food and meals only. Not alcohol, not deposits, delivery or packaging, not what the owner marked
 * (docs/decisions/0282).
 */
import type { PricedCart, PricedLine, PricedPart } from '#domain/cart/priced-cart.ts';
import { type Bani, bani, minusBani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { allocateReductions, portionsOfPiece } from '#domain/orders/placing/split-vat.ts';
import type { KnownMealCardTerms } from '#domain/payments/meal-card-parts.ts';
import { sumOfReductions } from '#domain/promotions/reduction.ts';

/** The parts of a priced order that decide it. */
export type MealCardFacts = {
  readonly lines: readonly Pick<PricedLine, 'line' | 'parts'>[];
  readonly sums: Pick<PricedCart['sums'], 'packaging' | 'deposits' | 'deliveryFee' | 'reductions' | 'payable'>;
};

/**
 * The sum that meal cards may pay. A piece with an alcoholic option is alcohol as a whole, as it is for reductions.
 * Reductions are taken off the lines as they are for VAT (`allocateReductions`); alcohol, which no promotion reduces, is
 * outside at its full price.
 */
export function eligibleForMealCard({ lines, sums }: MealCardFacts): Bani {
  const portions = lines.flatMap(({ line, parts }) =>
    parts.flatMap((part) =>
      portionsOfPiece({ ...part, quantity: line.quantity, isDiscountable: !part.isAgeRestricted }).map((portion) => ({
        ...portion,
        isFood: isFood(part),
      })),
    ),
  );
  const reductions = allocateReductions(portions, sums.reductions);
  const food = sumBani(portions.filter((portion) => portion.isFood).map(({ products }) => products));
  const taken = sumBani(reductions.filter((_, index) => portions[index]?.isFood));
  const alcohol = sumBani(portions.filter(({ isDiscountable }) => !isDiscountable).map(({ products }) => products));
  const outside = sumBani([alcohol, sums.packaging, sums.deposits, paidFee(sums)]);
  return bani(Math.max(ZERO_BANI, Math.min(food - taken, sums.payable - outside)));
}

function paidFee({ deliveryFee, reductions }: MealCardFacts['sums']): Bani {
  return minusBani(deliveryFee, sumOfReductions(reductions.filter(({ isDelivery }) => isDelivery)));
}

function isFood({ isAgeRestricted, isMealCardExcluded }: PricedPart): boolean {
  return !isAgeRestricted && !isMealCardExcluded;
}

/** What a priced cart costs, and how much of it meal cards may pay. */
export function mealCardTermsOf(cart: MealCardFacts): KnownMealCardTerms {
  return { payable: cart.sums.payable, eligible: eligibleForMealCard(cart) };
}

/** What meal cards do not pay, in the order of sentences. */
export const NOT_ELIGIBLE = ['alcohol', 'excluded', 'packaging', 'deposits', 'delivery'] as const;
export type NotEligible = (typeof NOT_ELIGIBLE)[number];

/** The reasons why a meal card does not pay all of it. */
export function listNotEligible({ lines, sums }: MealCardFacts): readonly NotEligible[] {
  const parts = lines.flatMap((line) => line.parts);
  const isThere: Readonly<Record<NotEligible, boolean>> = {
    alcohol: parts.some(({ isAgeRestricted }) => isAgeRestricted),
    excluded: parts.some(({ isAgeRestricted, isMealCardExcluded }) => isMealCardExcluded && !isAgeRestricted),
    packaging: sums.packaging > ZERO_BANI,
    deposits: sums.deposits > ZERO_BANI,
    delivery: paidFee(sums) > ZERO_BANI,
  };
  return NOT_ELIGIBLE.filter((reason) => isThere[reason]);
}
