import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { priceCart } from '#domain/cart/price-cart.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { instant } from '#domain/time/instant.ts';
import { menuFactsQuery } from '#web/storefront/facts/shop-queries.ts';
import { useCart } from './cart-store.ts';

/** The cart priced from the menu of this moment; delivery is not known yet, so it is not in the sums. */
export function usePricedCart() {
  const { api } = useRouter().options.context;
  const { cart } = useCart();
  const { data: facts, isError, refetch } = useQuery(menuFactsQuery(api));
  const priced = facts
    ? priceCart({
        cart,
        menu: facts.menu,
        bundles: facts.bundles,
        coupon: null,
        delivery: null,
        method: null,
        hasOwnContainer: false,
        today: dateOf(instant(Date.now())),
        day: null,
      })
    : null;
  return { cart, priced, facts: facts ?? null, isError, refetch };
}
