/** The chunk of the card of the last order, who sees the card, and when it is fetched. Part of the first load. */
import type { Api } from '#contract/client.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { ACCOUNT_SESSION_KEY, EARLIER_ORDERS_KEY } from '#web/session/device-keys.ts';
import { currentCart } from '#web/storefront/cart/cart-store.ts';
import { lookAtMenu } from '#web/storefront/cart/look-at-answers.ts';
import { fetchWithRetries } from '#web/ui/when-idle.ts';

/** Pages that show the card. */
const PAGES = ['/', '/meniu', '/user/orders'];

/** Guests who have ordered on this device or have an account, and whose cart is empty. */
export function isAgainOffered(cart: Cart, known: { readonly orders: string | null; readonly session: string | null }) {
  return cart.lines.length === 0 && (known.orders !== null || known.session !== null);
}

export const importAgainCard = () => import('./again-card.tsx');

/** Fetches before hydration, which keeps a cheap phone busy for half a second. */
export function prepareAgain(api: Api, path: string): void {
  const known = {
    orders: localStorage.getItem(EARLIER_ORDERS_KEY),
    session: localStorage.getItem(ACCOUNT_SESSION_KEY),
  };
  if (!PAGES.includes(path) || !isAgainOffered(currentCart(), known)) return;
  void fetchWithRetries(importAgainCard);
  void lookAtMenu(api);
}
