import { useEffect } from 'react';
import { priceNow } from '#domain/cart/price-now.ts';
import { productIdsOf, useMenuWithOptions } from '#web/storefront/facts/menu-with-options.ts';
import { useNow } from '#web/ui/use-now.ts';
import { useApi } from '#web/use-api.ts';
import { useCart } from './cart-store.ts';

/** When a line does not match the menu, the menu may be older than the page of the line: fetch it again. */
const LOOK_AGAIN_MS = 5_000;

/** The cart priced by the present menu; without delivery, which is not known yet. */
export function usePricedCart() {
  const api = useApi();
  const { cart } = useCart();
  const { value: facts, hasFailed, look, lookAgain } = useMenuWithOptions(api, productIdsOf(cart.lines));
  // Prices may change with time while the cart is open.
  const now = useNow();
  const priced = facts ? priceNow(cart, facts, now) : null;
  const hasProblems = priced?.hasProblems === true;
  // Outside system: the network, while the cart is shown.
  useEffect(() => {
    if (!hasProblems) return;
    const timer = setInterval(() => {
      if (!document.hidden) lookAgain();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [hasProblems, lookAgain]);
  return { cart, priced, facts, hasFailed, askAgain: look };
}
