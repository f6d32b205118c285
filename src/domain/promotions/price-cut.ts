/** Automatic price cuts of a product's piece, as menu and product page show them. */
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

/** Lowest prices of sizes in the 30 days before the promotion began, where below today's. */
export type LowestPrices = readonly { readonly sizeId: number; readonly price: Bani }[];

/** One piece sold on its own: a size, with its required options. */
export type SinglePiece = {
  readonly productId: number;
  readonly categoryId: number;
  readonly sizeId: number;
  readonly isAgeRestricted: boolean;
  /** Of the size alone. */
  readonly price: Bani;
  /** With the cheapest required options. */
  readonly unitPrice: Bani;
};

export type PriceCut = {
  readonly name: string;
  readonly price: Bani;
  /**
   * The price to strike through: the lowest of the 30 days before the promotion began; null when it is not above the
   * present price.
   */
  readonly before: Bani | null;
  /** Percentage off `before`, rounded down; 0 when that is null. */
  readonly percent: number;
};

/** The period that the law compares with, before a reduction begins (Omnibus directive). */
export const DAYS_BEFORE_CUT = 30;

/** Whether the promotion's price is shown on the card: every guest gets it for every piece, with every method. */
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

/** The price of a piece with the promotion that takes off most, computed as in the cart; null when none applies. */
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
 * Whether a promotion with hours has run in an earlier interval: its reduced price is then the lowest of the days
 * before, and nothing may be struck through.
 */
function hasRunBefore(promotion: Promotion, now: Instant): boolean {
  const { windows } = promotion.rules;
  // It runs now, so one of its windows has begun on one of its days.
  const first = nextAvailable(windows, firstInstantAt(promotion.startDate, 0), promotion) as Instant;
  const end = nextWindowTurn(windows, first, promotion);
  return end !== null && end <= now;
}

/**
 * The lowest price of a size in the 30 days before a promotion began, including other promotions that began earlier and
 * ran in these days, even if switched off since.
 *
 * @param lowest by the price history alone
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
