/**
 * What a cart costs. The same facts give the same bani in the browser and on the server; no clock is read, and no price
 * is ever taken from the cart (readings 3).
 */

import { type DeliveryZone, quoteDelivery } from '#domain/delivery/quote-delivery.ts';
import { findProduct } from '#domain/menu/find-product.ts';
import type { Menu, Product, Size } from '#domain/menu/menu.ts';
import { type Bani, sumBani, timesBani, ZERO_BANI } from '#domain/money/bani.ts';
import { totalsOf } from '#domain/orders/charged-sums.ts';
import type { DeliveryMethod, OrderDay } from '#domain/orders/order.ts';
import type { Coupon, Promotion } from '#domain/promotions/promotion.ts';
import type { PieceLine } from '#domain/promotions/promotion-kind.ts';
import { reduceCart } from '#domain/promotions/reduce-cart.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { Cart } from './cart.ts';
import { countWanted, isLineQuantity } from './count-wanted.ts';
import { isBoxed } from './own-container.ts';
import { partPrice, priceLine } from './price-line.ts';
import type { PricedCart, PricedLine } from './priced-cart.ts';

/** Everything the price of a cart depends on. */
export type PricingFacts = {
  readonly cart: Cart;
  readonly menu: Menu;
  /** All promotions that apply without a code: bundles that lines name, and automatic ones. */
  readonly promotions: readonly Promotion[];
  /** The coupon asked for: `null` when none is, `'unknown'` when no coupon has the code or this person has used it. */
  readonly coupon: Coupon | 'unknown' | null;
  /** The delivery destination; used only when the method is delivery, `null` while the address is not known. */
  readonly delivery: { readonly zones: readonly DeliveryZone[]; readonly zoneCode: string } | null;
  /** `null` while the guest has not chosen. */
  readonly method: DeliveryMethod | null;
  /** The guest brings an own container, and is allowed to (`takesOwnContainer`). */
  readonly hasOwnContainer: boolean;
  /** The calendar day in Bucharest: the dates of promotions are compared with it. */
  readonly today: LocalDate;
  readonly now: Instant;
  /** The day the order is for, as `orderDay` returns it; `null` while the guest has not chosen. */
  readonly day: OrderDay | null;
  /** The moment the food is wanted, `now` for as soon as possible; `null` while the guest has not chosen. */
  readonly wantedAt: Instant | null;
};

/**
 * Prices a cart: lines, sums, delivery, reductions, and every problem of every line.
 *
 * Products count with their extras and after bundle freebies; packaging is the box of every paid piece that needs one
 * (`isBoxed`); deposits are charged on free drinks too. Promotions reduce products only. Stock is checked per size over
 * the whole cart.
 *
 * @see readings.md 2–4, 7, 12; reliability.md T1–T6, T46
 */
export function priceCart(facts: PricingFacts): PricedCart {
  const { cart, menu, promotions, coupon, today, now, day, wantedAt, method, hasOwnContainer } = facts;
  const wantedOf = (sizeId: number) => countWanted(cart, sizeId);
  const boxOf = ({ boxPrice, deposit }: Size) =>
    isBoxed({ method, hasOwnContainer, hasDeposit: deposit > 0 }) ? boxPrice : ZERO_BANI;
  const quotes = cart.lines.map((line) =>
    priceLine(line, { menu, promotions, today, now, day, wantedAt, wantedOf, boxOf }),
  );
  const lines = quotes.map(({ line }) => line);

  const products = sumBani(lines.map((line) => line.products));
  const discountable = sumBani(lines.map(discountableOf));
  const packaging = sumBani(lines.map((line) => line.packaging));
  const deposits = sumBani(lines.map((line) => line.deposits));
  const delivery = deliveryOf(facts, products);
  const deliveryFee = delivery?.ok === true ? delivery.value.fee : ZERO_BANI;
  const reduced = reduceCart({
    promotions,
    coupon,
    products,
    discountable,
    lines: lines.flatMap((line) => pieceLinesOf(line, menu)),
    deliveryFee,
    circumstances: { today, now, method, zoneCode: (method === 'DELIVERY' && facts.delivery?.zoneCode) || null },
  });

  return {
    lines,
    sums: {
      products,
      discountable,
      packaging,
      deposits,
      deliveryFee,
      reductions: reduced.reductions,
      ...totalsOf({ products, packaging, deposits, deliveryFee }, reduced.reductions),
    },
    pieces: lines.reduce((pieces, { line }) => pieces + (isLineQuantity(line.quantity) ? line.quantity : 0), 0),
    delivery,
    coupon: reduced.coupon,
    days: { today: quotes.every(({ days }) => days.today), ahead: quotes.every(({ days }) => days.ahead) },
    hasAgeRestricted: lines.some((line) => line.parts.some((part) => part.isAgeRestricted)),
    hasProblems: lines.some((line) => line.problems.length > 0),
  };
}

function discountableOf({ line, parts }: PricedLine): Bani {
  const perPiece = sumBani(parts.filter((part) => !part.isAgeRestricted).map(partPrice));
  return parts.length === 0 ? ZERO_BANI : timesBani(perPiece, line.quantity);
}

/** The pieces of a line that promotions may reduce one by one: of a product that is sold singly to everyone. */
export function pieceLinesOf({ line, parts, unitPrice }: PricedLine, menu: Menu): readonly PieceLine[] {
  if (line.kind !== 'product') return [];
  return parts
    .filter(({ isAgeRestricted }) => !isAgeRestricted)
    .map(({ productId, unitPrice: plainPrice, boxPrice, vatBasisPoints }) => ({
      productId,
      // Never undefined: only a product of this menu gets a price.
      categoryId: (findProduct(menu, productId) as Product).categoryId,
      unitPrice,
      plainPrice,
      boxPrice,
      pieces: line.quantity,
      vatBasisPoints,
    }));
}

function deliveryOf({ method, delivery }: PricingFacts, products: Bani): PricedCart['delivery'] {
  if (method !== 'DELIVERY' || delivery === null) return null;
  return quoteDelivery(delivery.zones, delivery.zoneCode, products);
}
