/** What a piece of a product costs less by itself, as menu and product page show it. */
import { nextAvailable, nextWindowTurn } from '#domain/menu/availability-window.ts';
import { type Bani, bani, minusBani, ZERO_BANI } from '#domain/money/bani.ts';
import { firstInstantAt } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays } from '#domain/time/local-date.ts';
import { isRunningAt, type OrderCircumstances } from './applies-now.ts';
import { PROMOTION_KINDS } from './kinds.ts';
import { isPerPerson } from './person.ts';
import type { Promotion } from './promotion.ts';
import { isAbout, isLimited } from './promotion-rules.ts';
import { reducePieces } from './reduce-pieces.ts';

/** What sizes cost at least in the 30 days before the promotion began, where that is less than today. */
export type LowestPrices = readonly { readonly sizeId: number; readonly price: Bani }[];

/** One piece that is sold singly: a size, or a size with what must be chosen for it. */
export type SinglePiece = {
  readonly productId: number;
  readonly categoryId: number;
  readonly sizeId: number;
  readonly isAgeRestricted: boolean;
  /** Of the size alone. */
  readonly price: Bani;
  /** With the cheapest of what must be chosen. */
  readonly unitPrice: Bani;
};

export type PriceCut = {
  readonly name: string;
  readonly price: Bani;
  /**
   * The price that may be struck through: the lowest of the 30 days before the promotion began; null where that was not more
   * than the price now.
   */
  readonly before: Bani | null;
  /** Of `before`, rounded down; 0 where that is null. */
  readonly percent: number;
};

/** How far back the law looks from the beginning of a reduction (the Omnibus directive). */
export const DAYS_BEFORE_CUT = 30;

/** A promotion whose price stands on the card: each guest gets it for each piece, however the order is received. */
export function cutsPrices({ type, rules }: Pick<Promotion, 'type' | 'rules'>): boolean {
  const kind = PROMOTION_KINDS[type];
  return (
    kind.reduces === 'pieces' &&
    !kind.isOverLines &&
    rules.methods.length === 0 &&
    !isLimited(rules) &&
    !isPerPerson({ type, rules })
  );
}

/** What a piece costs now by the promotion that takes off most, as the cart reckons it; null where none applies. */
export function findPriceCut(
  promotions: readonly (Promotion & { readonly lowestPrices: LowestPrices })[],
  piece: SinglePiece,
  circumstances: Pick<OrderCircumstances, 'today' | 'now'>,
): PriceCut | null {
  if (piece.isAgeRestricted) return null;
  const running = promotions.filter((one) => cutsPrices(one) && isRunningAt(one, circumstances));
  const { productId, categoryId, unitPrice } = piece;
  const line = { productId, categoryId, unitPrice, plainPrice: unitPrice, boxPrice: ZERO_BANI };
  const [reduction] = reducePieces(running, [{ ...line, pieces: 1, vatBasisPoints: 0 }]);
  if (reduction === undefined) return null;
  const promotion = running.find(({ id }) => id === reduction.promotionId) as (typeof running)[number];
  const price = minusBani(unitPrice, reduction.amount);
  const lowest = promotion.lowestPrices.find(({ sizeId }) => sizeId === piece.sizeId)?.price ?? piece.price;
  const before = bani(unitPrice - piece.price + lowest);
  const mayTell = before > price && !hasRunBefore(promotion, circumstances.now);
  return {
    name: promotion.name,
    price,
    before: mayTell ? before : null,
    percent: mayTell ? Math.floor(((before - price) * 100) / before) : 0,
  };
}

/**
 * Whether a promotion with hours has run on an earlier stretch: its reduced price is then the lowest of the days before,
 * and nothing may be struck through.
 */
function hasRunBefore(promotion: Promotion, now: Instant): boolean {
  const { windows } = promotion.rules;
  // It runs now, so one of its windows has begun on one of its days.
  const first = nextAvailable(windows, firstInstantAt(promotion.startDate, 0), promotion) as Instant;
  const end = nextWindowTurn(windows, first, promotion);
  return end !== null && end <= now;
}

/**
 * What a size cost at least in the 30 days before a promotion began, other promotions counted: each that began earlier and ran
 * in these days, switched off since or not.
 *
 * @param lowest by the history of prices alone
 */
export function lowestBefore(
  { id, startDate }: Promotion,
  {
    earlier,
    piece,
    lowest,
  }: { readonly earlier: readonly Promotion[]; readonly piece: SinglePiece; readonly lowest: Bani },
): Bani {
  const from = addDays(startDate, -DAYS_BEFORE_CUT);
  const ran = earlier.filter(
    (one) =>
      one.id !== id && cutsPrices(one) && isAbout(one.rules, piece) && one.startDate < startDate && one.endDate >= from,
  );
  const { productId, categoryId } = piece;
  const line = { productId, categoryId, unitPrice: lowest, plainPrice: lowest, boxPrice: ZERO_BANI };
  const [best] = reducePieces(ran, [{ ...line, pieces: 1, vatBasisPoints: 0 }]);
  return best === undefined ? lowest : minusBani(lowest, best.amount);
}
