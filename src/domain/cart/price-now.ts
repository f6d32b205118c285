import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Cart } from './cart.ts';
import { type PricingFacts, priceCart } from './price-cart.ts';
import type { PricedCart } from './priced-cart.ts';

/** What a cart costs now, before delivery, time and coupon are known. */
export function priceNow(
  cart: Cart,
  { menu, promotions }: Pick<PricingFacts, 'menu' | 'promotions'>,
  now: Instant,
): PricedCart {
  return priceCart({
    cart,
    menu,
    promotions,
    coupon: null,
    delivery: null,
    method: null,
    hasOwnContainer: false,
    today: dateOf(now),
    now,
    day: null,
    wantedAt: null,
  });
}
