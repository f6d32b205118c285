/** What a promotion does to one cart, for the person who writes its terms: computed by the rules of every cart. */
import { type Bani, bani, minusBani, timesBani, ZERO_BANI } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { PROMOTION_KINDS, type PromotionType } from './kinds.ts';
import type { TermsOfOffer } from './offer-sentence.ts';
import type { PieceLine } from './promotion-kind.ts';
import { reduceCart } from './reduce-cart.ts';
import { sumOfReductions } from './reduction.ts';

const CART = bani(10_000);
const PIECE = bani(4_000);
const DAY = localDate('2026-01-01');

type ExampleOfOffer = {
  /** Pieces that are bought; 0 where the example is a whole cart. */
  readonly pieces: number;
  /** What one piece costs, or the whole cart. */
  readonly price: Bani;
  /** What is paid for all of it. */
  readonly paid: Bani;
};

/**
 * A cart of 100 lei, or of the minimum where that is more; for what makes pieces cheaper, as few pieces of 40 lei as it
 * needs. Hours, ways of being served and zones are taken as given; the budget counts.
 *
 * @returns null where a gift, the delivery or a line that the guest puts together is what is given
 */
export function exampleOfOffer(type: PromotionType, terms: TermsOfOffer): ExampleOfOffer | null {
  const kind = PROMOTION_KINDS[type];
  if (kind.reduces !== 'cart' && kind.reduces !== 'pieces') return null;
  const { rules, minimumOrder } = terms;
  const pieces = kind.reduces === 'cart' ? 0 : kind.piecesNeeded(rules);
  const price = kind.reduces === 'cart' ? bani(Math.max(CART, minimumOrder)) : PIECE;
  const line: PieceLine = {
    productId: rules.productIds[0] ?? 0,
    categoryId: rules.categoryIds[0] ?? 0,
    unitPrice: PIECE,
    plainPrice: PIECE,
    boxPrice: ZERO_BANI,
    pieces,
    vatBasisPoints: 0,
  };
  const whole = pieces === 0 ? price : timesBani(price, pieces);
  const promotion = {
    ...terms,
    id: 1,
    type,
    name: '',
    isActive: true,
    startDate: DAY,
    endDate: DAY,
    sets: [],
    rules: { ...rules, windows: [], methods: [], zoneCodes: [], mostUses: null },
  };
  const { reductions } = reduceCart({
    promotions: [promotion],
    coupon: null,
    products: whole,
    discountable: whole,
    lines: pieces === 0 ? [] : [line],
    deliveryFee: ZERO_BANI,
    circumstances: { today: DAY, now: instant(0), method: null, zoneCode: null },
  });
  return { pieces, price, paid: minusBani(whole, sumOfReductions(reductions)) };
}
