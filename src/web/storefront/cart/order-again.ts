import type { Api } from '#contract/client.ts';
import { addLine, EMPTY_CART } from '#domain/cart/change-cart.ts';
import { type EarlierOrder, type PlanAgain, planAgain } from '#domain/cart/order-again.ts';
import { againText } from '#web/i18n/house/again.ts';
import { describeChange } from '#web/i18n/house/describe-change.ts';
import { loadMenuWithOptions, productIdsOf } from '#web/storefront/facts/menu-with-options.ts';
import { setAgainNotes } from './again-notes.ts';
import { currentCart, saveCart } from './cart-store.ts';
import { keepSeenPrices, readSeenPrices } from './seen-prices.ts';

/** What came of it. */
export type OrderAgain = 'added' | 'nothing_left' | 'full';

/** Puts what is still sold of an earlier order into the cart, all of it or, when the cart is full, none. */
export async function orderAgain(api: Api, order: EarlierOrder): Promise<OrderAgain> {
  const { menu, promotions } = await loadMenuWithOptions(api, productIdsOf(order.lines));
  return addAgain(planAgain(order, menu, promotions));
}

/**
 * The cart says what has changed: prices at their lines, everything else above them.
 *
 * @param replaces takes the place of what is in the cart
 */
export function addAgain(
  { lines, changes, pricesThen }: PlanAgain,
  { replaces = false, title = againText.cartNotes }: { readonly replaces?: boolean; readonly title?: string } = {},
): OrderAgain {
  if (lines.length === 0) return 'nothing_left';
  let cart = replaces ? EMPTY_CART : currentCart();
  for (const line of lines) {
    const grown = addLine(cart, line);
    if (!grown.ok) return 'full';
    cart = grown.value;
  }
  saveCart(cart);
  keepSeenPrices(new Map([...readSeenPrices(), ...pricesThen]));
  setAgainNotes({ title, sentences: changes.filter(({ code }) => code !== 'price_changed').map(describeChange) });
  return 'added';
}
