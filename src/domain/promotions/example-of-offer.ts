/** What a promotion does to one cart, for the person who writes its terms: computed by the rules of every cart. */
import { type Bani, bani, minusBani, sumBani, timesBani, ZERO_BANI } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { priceChoices } from './kinds/buy-x-get-y-free/choose-in-bundle.ts';
import { hasField, PROMOTION_KINDS, type PromotionType, REDUCTION_TYPES } from './kinds.ts';
import type { TermsOfOffer } from './offer-sentence.ts';
import type { PieceLine } from './promotion-kind.ts';
import { NO_RULES } from './promotion-rules.ts';
import { reduceCart } from './reduce-cart.ts';
import { sumOfReductions } from './reduction.ts';

const CART = bani(10_000);
const PIECE = bani(4_000);
const GIFT = bani(1_200);
const FEE = bani(1_000);
const DAY = localDate('2026-01-01');

export type ExampleOfOffer = {
  /** Pieces that are bought; 0 where the example is a whole cart. */
  readonly pieces: number;
  /** What one piece costs, or the whole cart. */
  readonly price: Bani;
  /** What it makes free beside that. */
  readonly beside: { readonly is: 'gift' | 'delivery' | 'part'; readonly price: Bani } | null;
  /** What is paid for all of it without the promotion, and with it. */
  readonly before: Bani;
  readonly paid: Bani;
};

/**
 * A cart of 100 lei, or of the minimum where that is more; for what makes pieces cheaper, as few pieces of 40 lei as it
 * needs. Hours, ways of being served and zones are taken as given; the budget counts.
 */
export function exampleOfOffer(type: PromotionType, terms: TermsOfOffer): ExampleOfOffer {
  const kind = PROMOTION_KINDS[type];
  if (kind.reduces === null) return EXAMPLE_OF_BUNDLE;
  const { rules } = terms;
  const pieces = kind.reduces === 'pieces' ? kind.piecesNeeded(rules) : 0;
  const price = kind.reduces === 'pieces' ? PIECE : bani(Math.max(CART, terms.minimumOrder));
  const about = { productId: rules.productIds[0] ?? 0, categoryId: rules.categoryIds[0] ?? 0 };
  const isGift = kind.reduces === 'gift';
  const lines = [...(pieces > 0 ? [lineOf(about, PIECE, pieces)] : []), ...(isGift ? [lineOf(about, GIFT, 1)] : [])];
  const products = sumBani([pieces > 0 ? timesBani(price, pieces) : price, isGift ? GIFT : ZERO_BANI]);
  const deliveryFee = kind.reduces === 'delivery' ? FEE : ZERO_BANI;
  const running = { isActive: true, startDate: DAY, endDate: DAY };
  const own = { ...rules, windows: [], methods: [], zoneCodes: [], mostUses: null };
  const codeType = REDUCTION_TYPES.find((one) => one === type && kind.entersBy === 'code');
  const { reductions } = reduceCart({
    promotions: [{ ...terms, ...running, id: 1, type, name: '', sets: [], rules: own }],
    coupon: codeType === undefined ? null : { ...terms, ...running, promotionId: 1, type: codeType, code: '' },
    products,
    discountable: products,
    lines,
    deliveryFee,
    circumstances: { today: DAY, now: instant(0), method: null, zoneCode: null },
  });
  const before = sumBani([products, deliveryFee]);
  return {
    pieces,
    price,
    beside: besideOf(kind.reduces),
    before,
    paid: minusBani(before, sumOfReductions(reductions)),
  };
}

function lineOf(about: Pick<PieceLine, 'productId' | 'categoryId'>, price: Bani, pieces: number): PieceLine {
  return { ...about, unitPrice: price, plainPrice: price, boxPrice: ZERO_BANI, pieces, vatBasisPoints: 0 };
}

function besideOf(reduces: string): ExampleOfOffer['beside'] {
  if (reduces === 'gift') return { is: 'gift', price: GIFT };
  return reduces === 'delivery' ? { is: 'delivery', price: FEE } : null;
}

/** A paid part of 40 lei and a free one of 12. */
const EXAMPLE_OF_BUNDLE = exampleOfBundle();

function exampleOfBundle(): ExampleOfOffer {
  const option = (price: Bani) => ({ productId: 0, sizeId: 0, price, isOrderable: true });
  const [paid, free] = [option(PIECE), option(GIFT)];
  const sets = [
    { id: 1, isFree: false, options: [paid] },
    { id: 2, isFree: true, options: [free] },
  ];
  const choices = new Map([
    [1, paid],
    [2, free],
  ]);
  const { price, separately } = priceChoices({ id: 1, sets }, choices);
  return { pieces: 1, price: PIECE, beside: { is: 'part', price: GIFT }, before: separately, paid: price };
}

/** Terms by which a kind is explained: 20 %, 15 lei where it has no percentage, from 60 lei, 1 + 1. */
export function sampleTermsOf(type: PromotionType): TermsOfOffer {
  const isPercentage = hasField(type, 'discountPercentage');
  const countsPieces = hasField(type, 'buyQuantity');
  const hasMinimum = hasField(type, 'minOrderValue') && !isPercentage;
  return {
    discountBasisPoints: isPercentage ? 2_000 : 0,
    discountAmount: bani(!isPercentage && hasField(type, 'discountAmount') ? 1_500 : 0),
    minimumOrder: bani(hasMinimum ? 6_000 : 0),
    rules: { ...NO_RULES, paidPieces: countsPieces ? 1 : 0, freePieces: countsPieces ? 1 : 0 },
  };
}
