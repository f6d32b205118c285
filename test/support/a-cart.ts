/** Carts, bundles and coupons for tests: pass only what the test is about. */
import type { BundleLine, CartLine, ProductLine } from '#domain/cart/cart.ts';
import type { PricingFacts } from '#domain/cart/price-cart.ts';
import type { Product, Size } from '#domain/menu/menu.ts';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import type { Bundle, BundleSet, Coupon, Promotion } from '#domain/promotions/promotion.ts';
import { NO_RULES } from '#domain/promotions/promotion-rules.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import { instant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aMenu } from './a-menu.ts';

/** A Friday, 12:00 in Bucharest. */
export const FRIDAY_NOON = instant(Date.parse('2026-11-20T12:00:00+02:00'));

/** The first size of a product. */
export function firstSize(product: Product): Size {
  const [size] = product.sizes;
  if (size === undefined) throw new Error('The product has no sizes');
  return size;
}

/** One piece of a product at its first size. */
export function aLine(product: Product, about: Partial<ProductLine> = {}): ProductLine {
  const sizeId = firstSize(product).id;
  return { kind: 'product', productId: product.id, sizeId, extras: [], message: '', quantity: 1, ...about };
}

/** A set whose options are the first sizes of these products. */
export function aSet(id: number, isFree: boolean, products: readonly Product[]): BundleSet {
  const options = products.map((product) => ({ productId: product.id, sizeId: firstSize(product).id }));
  return { id, label: `Grupa ${id}`, isFree, options };
}

/** A bundle that runs through November 2026. */
export function aBundle(sets: readonly BundleSet[], about: Partial<Promotion> = {}): Promotion {
  return {
    id: 1,
    type: 'BUY_X_GET_Y_FREE',
    discountBasisPoints: 0,
    discountAmount: ZERO_BANI,
    minimumOrder: ZERO_BANI,
    name: 'Două pizze, o băutură',
    isActive: true,
    startDate: localDate('2026-11-01'),
    endDate: localDate('2026-11-30'),
    sets,
    rules: NO_RULES,
    ...about,
  };
}

/** A line with the bundle and the first option of each set. */
export function aBundleLine(bundle: Bundle, about: Partial<BundleLine> = {}): BundleLine {
  const choices = bundle.sets.flatMap((set) => set.options.slice(0, 1).map((option) => ({ setId: set.id, ...option })));
  return { kind: 'bundle', promotionId: bundle.id, choices, quantity: 1, ...about };
}

/** Ten per cent off, through November 2026, without a minimum. */
export function aCoupon(about: Partial<Coupon> = {}): Coupon {
  return {
    promotionId: 7,
    type: 'COUPON_CODE',
    code: 'BUNVENIT10',
    isActive: true,
    discountBasisPoints: 1000,
    discountAmount: ZERO_BANI,
    minimumOrder: bani(0),
    startDate: localDate('2026-11-01'),
    endDate: localDate('2026-11-30'),
    ...about,
  };
}

/** Ten lei off every cart without a code, through November 2026, without a minimum. */
export function aFixedDiscount(about: Partial<Promotion> = {}): Promotion {
  return aBundle([], {
    id: 5,
    type: 'FIXED_DISCOUNT_ON_CART',
    name: 'Zece lei',
    discountAmount: bani(1_000),
    ...about,
  });
}

/** The reduction by such a promotion. */
export function aReduction(amount: number, about: Partial<Reduction> = {}): Reduction {
  return { promotionId: 7, name: 'Reducere BUNVENIT10', code: 'BUNVENIT10', amount: bani(amount), ...about };
}

/** Facts for 20 November 2026: picked up today, without coupon. */
export function pricingFacts(
  products: readonly Product[],
  lines: readonly CartLine[],
  about: Partial<PricingFacts> = {},
): PricingFacts {
  return {
    cart: { lines },
    menu: aMenu(products),
    promotions: [],
    coupon: null,
    delivery: null,
    method: 'PICKUP',
    hasOwnContainer: false,
    today: localDate('2026-11-20'),
    now: FRIDAY_NOON,
    wantedAt: FRIDAY_NOON,
    day: 'today',
    ...about,
  };
}
