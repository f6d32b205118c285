import type { Api } from '#contract/client.ts';
import { addLine, EMPTY_CART } from '#domain/cart/change-cart.ts';
import { type EarlierOrder, type PlanAgain, planAgain } from '#domain/cart/order-again.ts';
import { againText } from '#web/i18n/shop/again.ts';
import { describeChange } from '#web/i18n/shop/describe-change.ts';
import { loadMenuWithOptions, productIdsOf } from '#web/storefront/facts/menu-with-options.ts';
import { setAgainNotes } from './again-notes.ts';
import { currentCart, saveCart } from './cart-store.ts';
import { keepSeenPrices, readSeenPrices } from './seen-prices.ts';

/** The result of ordering again. */
export type OrderAgain = 'added' | 'nothing_left' | 'full';

/** Puts the lines of an earlier order that are still sold into the cart: all of them or, when they do not fit, none. */
export async function orderAgain(api: Api, order: EarlierOrder): Promise<OrderAgain> {
  const { menu, promotions } = await loadMenuWithOptions(api, productIdsOf(order.lines));
  return addAgain(planAgain(order, menu, promotions));
}

/**
 * The cart shows what has changed: prices at their lines, everything else above them.
 *
 * @param replaces whether the present content of the cart is replaced
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
