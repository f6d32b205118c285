import type { DeliveryZone } from '#domain/delivery/quote-delivery.ts';
import { isSizeOrderable } from '#domain/menu/availability.ts';
import { isWithin, nextWindowTurn } from '#domain/menu/availability-window.ts';
import type { Menu, Product } from '#domain/menu/menu.ts';
import { type Bani, bani, minusBani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import type { Instant } from '#domain/time/instant.ts';
import { appliesTo, isRunningAt, type OrderCircumstances } from './applies-now.ts';
import { PROMOTION_KINDS } from './kinds.ts';
import { feesIn, leastGiven } from './least-given.ts';
import type { About } from './offer-sentence.ts';
import type { Promotion } from './promotion.ts';
import type { CartFacts, PieceLine } from './promotion-kind.ts';
import { isAbout, isEnough, type PromotionRules } from './promotion-rules.ts';
import type { Reduction } from './reduction.ts';

/** A promotion that applies automatically, with its state for a cart. */
export type Offer = {
  readonly promotion: Promotion;
  /** What it is about, by the names of the menu: of gifts those that can be had; none for everything. */
  readonly about: About;
  /** When it ends by its hours today; null where it has none. */
  readonly until: Instant | null;
  readonly state:
    | { readonly is: 'applied' }
    /** The cart meets its condition: a piece is to be chosen, or delivery. */
    | { readonly is: 'reached' }
    | { readonly is: 'missing'; readonly sum: Bani }
    | { readonly is: 'pieces_missing'; readonly pieces: number }
    /** The cart has no product of it, or another promotion takes off more. */
    | { readonly is: 'open' };
};

type Asked = CartFacts & {
  readonly promotions: readonly Promotion[];
  readonly pieces: readonly PieceLine[];
  readonly menu: Menu;
  /** Where it is delivered to; none while that is not known. */
  readonly zones: readonly Pick<DeliveryZone, 'code' | 'fee' | 'enabled'>[];
  readonly reductions: readonly Reduction[];
  readonly circumstances: OrderCircumstances;
};

/**
 * What runs now, applies by itself and can be had: what the cart has of it, and what is missing to it. The nearest comes
 * first.
 */
export function listOffers(asked: Asked): readonly Offer[] {
  const { promotions, menu, circumstances } = asked;
  return promotions
    .filter((one) => PROMOTION_KINDS[one.type].entersBy === 'itself' && mayApply(one, circumstances))
    .map((promotion) => ({ promotion, gifts: giftsOf(promotion, menu) }))
    .filter(({ promotion, gifts }) => canBeHad(promotion, gifts, asked))
    .map(({ promotion, gifts }) => ({
      promotion,
      // A piece that the cart has may be the last one.
      about: (gifts?.length ? gifts : listAbout(promotion.rules, menu)).map(({ name }) => name),
      until: nextWindowTurn(promotion.rules.windows, circumstances.now, promotion),
      state: stateOf(promotion, asked),
    }))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.promotion.id - other.promotion.id);
}

/** While the method is not chosen, every method counts as possible. */
function mayApply(promotion: Promotion, circumstances: OrderCircumstances): boolean {
  return circumstances.method === null ? isRunningAt(promotion, circumstances) : appliesTo(promotion, circumstances);
}

function listAbout({ productIds, categoryIds }: PromotionRules, menu: Menu): readonly { readonly name: string }[] {
  return [
    ...menu.categories.filter(({ id }) => categoryIds.includes(id)),
    ...menu.products.filter(({ id }) => productIds.includes(id)),
  ];
}

/** The products of which a guest can get a piece as a gift, within what is left of the budget; null where none is given. */
function giftsOf({ type, rules: { productIds, budget } }: Promotion, menu: Menu): readonly Product[] | null {
  if (PROMOTION_KINDS[type].reduces !== 'gift') return null;
  return menu.products.filter(
    (product) =>
      productIds.includes(product.id) &&
      !product.isAgeRestricted &&
      product.sizes.some(
        (size) => isSizeOrderable(product, size) && isEnough(budget, sumBani([size.price, size.boxPrice])),
      ),
  );
}

/** Whether a cart that grows can get it: some gift can be ordered, and the budget is not too small for what it gives. */
function canBeHad(promotion: Promotion, gifts: readonly Product[] | null, asked: Asked): boolean {
  if (isApplied(promotion, asked)) return true;
  if (gifts !== null) return gifts.length > 0;
  const { minimumOrder, rules } = promotion;
  const { products, discountable, pieces, zones } = asked;
  const missing = bani(Math.max(ZERO_BANI, minimumOrder - products));
  const least = leastGiven(promotion, {
    cart: { products: sumBani([products, missing]), discountable: sumBani([discountable, missing]) },
    prices: pieces.filter((one) => isAbout(rules, one)).map(({ unitPrice }) => unitPrice),
    fees: feesIn(zones, rules),
  });
  return isEnough(rules.budget, least);
}

function isApplied({ id }: Promotion, { reductions }: Asked): boolean {
  return reductions.some(({ promotionId }) => promotionId === id);
}

function stateOf(promotion: Promotion, asked: Asked): Offer['state'] {
  if (isApplied(promotion, asked)) return { is: 'applied' };
  const { products, pieces } = asked;
  const { rules, minimumOrder } = promotion;
  if (products < minimumOrder) return { is: 'missing', sum: minusBani(minimumOrder, products) };
  const own = pieces.filter((one) => isAbout(rules, one)).reduce((sum, one) => sum + one.pieces, 0);
  const kind = PROMOTION_KINDS[promotion.type];
  if (kind.reduces === 'gift' || kind.reduces === 'delivery') return { is: 'reached' };
  const needed = kind.reduces === 'pieces' ? kind.piecesNeeded(rules) : 0;
  return own > 0 && own < needed ? { is: 'pieces_missing', pieces: needed - own } : { is: 'open' };
}

const RANKS = { applied: -2, reached: -1, pieces_missing: 0, open: Number.MAX_SAFE_INTEGER } as const;

function rankOf({ state }: Offer): number {
  return state.is === 'missing' ? state.sum : RANKS[state.is];
}

/** Promotions whose hours begin or end between two moments. */
export function turnedBetween(
  promotions: readonly Promotion[],
  { before, now }: { readonly before: Instant; readonly now: Instant },
): readonly { readonly promotion: Promotion; readonly hasBegun: boolean }[] {
  return promotions
    .map((promotion) => ({ promotion, hasBegun: isWithin(promotion.rules.windows, now, promotion) }))
    .filter(({ promotion, hasBegun }) => isWithin(promotion.rules.windows, before, promotion) !== hasBegun);
}
