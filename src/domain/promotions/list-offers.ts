import { isWithin, nextWindowTurn } from '#domain/menu/availability-window.ts';
import { type Bani, minusBani } from '#domain/money/bani.ts';
import type { Instant } from '#domain/time/instant.ts';
import { appliesTo, isRunningAt, type OrderCircumstances } from './applies-now.ts';
import { PROMOTION_KINDS } from './kinds.ts';
import type { Promotion } from './promotion.ts';
import { isAbout } from './promotion-rules.ts';
import type { Reduction } from './reduction.ts';

/** A promotion that applies by itself, as it stands with a cart. */
export type Offer = {
  readonly promotion: Promotion;
  /** When it ends by its hours today; null where it has none. */
  readonly until: Instant | null;
  readonly state:
    | { readonly is: 'applied' }
    /** The cart has what it asks for: a piece is to be chosen, or delivery. */
    | { readonly is: 'reached' }
    | { readonly is: 'missing'; readonly sum: Bani }
    | { readonly is: 'pieces_missing'; readonly pieces: number }
    /** The cart has nothing that it is about, or something else takes off more. */
    | { readonly is: 'open' };
};

type Asked = {
  readonly promotions: readonly Promotion[];
  readonly products: Bani;
  /** Pieces of products that are sold singly. */
  readonly pieces: readonly { readonly productId: number; readonly categoryId: number; readonly pieces: number }[];
  readonly reductions: readonly Reduction[];
  readonly circumstances: OrderCircumstances;
};

/** What runs now and applies by itself: what the cart has of it, and what is missing to it. The nearest comes first. */
export function listOffers(asked: Asked): readonly Offer[] {
  const { promotions, circumstances } = asked;
  return promotions
    .filter((one) => PROMOTION_KINDS[one.type].entersBy === 'itself' && mayApply(one, circumstances))
    .map((promotion) => ({
      promotion,
      until: nextWindowTurn(promotion.rules.windows, circumstances.now, promotion),
      state: stateOf(promotion, asked),
    }))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.promotion.id - other.promotion.id);
}

/** While the way of receiving the order is not chosen, each is possible. */
function mayApply(promotion: Promotion, circumstances: OrderCircumstances): boolean {
  return circumstances.method === null ? isRunningAt(promotion, circumstances) : appliesTo(promotion, circumstances);
}

function stateOf(promotion: Promotion, { products, pieces, reductions }: Asked): Offer['state'] {
  if (reductions.some(({ promotionId }) => promotionId === promotion.id)) return { is: 'applied' };
  const { rules, minimumOrder } = promotion;
  if (products < minimumOrder) return { is: 'missing', sum: minusBani(minimumOrder, products) };
  const own = pieces.filter((one) => isAbout(rules, one)).reduce((sum, one) => sum + one.pieces, 0);
  const { reduces } = PROMOTION_KINDS[promotion.type];
  if (reduces === 'gift' || reduces === 'delivery') return { is: 'reached' };
  const inGroup = rules.paidPieces + rules.freePieces;
  return own > 0 && own < inGroup ? { is: 'pieces_missing', pieces: inGroup - own } : { is: 'open' };
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
