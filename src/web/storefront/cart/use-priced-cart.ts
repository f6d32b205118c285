import { useEffect } from 'react';
import { priceNow } from '#domain/cart/price-now.ts';
import { productIdsOf, useMenuWithOptions } from '#web/storefront/facts/menu-with-options.ts';
import { useNow } from '#web/ui/use-now.ts';
import { useApi } from '#web/use-api.ts';
import { useCart } from './cart-store.ts';

/** A menu that a line does not go with may be an older one than the page the line came from: it is asked for again. */
const LOOK_AGAIN_MS = 5_000;

/** The cart priced from the menu of this moment; delivery is not known yet, so it is not in the sums. */
export function usePricedCart() {
  const api = useApi();
  const { cart } = useCart();
  const { value: facts, hasFailed, look, lookAgain } = useMenuWithOptions(api, productIdsOf(cart.lines));
  // Prices may change by the clock while the cart is open.
  const now = useNow();
  const priced = facts ? priceNow(cart, facts, now) : null;
  const hasProblems = priced?.hasProblems === true;
  // Outside system: the restaurant, while the cart is shown.
  useEffect(() => {
    if (!hasProblems) return;
    const timer = setInterval(() => {
      if (!document.hidden) lookAgain();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [hasProblems, lookAgain]);
  return { cart, priced, facts, hasFailed, askAgain: look };
}
