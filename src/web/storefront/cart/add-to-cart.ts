import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { addLine, type CartRefusal, lineKey, replaceLine } from '#domain/cart/change-cart.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { Result } from '#domain/result.ts';
import { addedText } from '#web/i18n/added.ts';
import { showMessage } from '#web/ui/messages.ts';
import { currentCart, saveCart } from './cart-store.ts';
import { openCartNow } from './open-cart.ts';
import { keepSeenPrices, readSeenPrices } from './seen-prices.ts';

/** Adds a line to the cart and shows a message; false, with another message, when the cart is full. */
export function addToCart(line: CartLine, unitPrice: Bani): boolean {
  return saveChanged(addLine(currentCart(), line), line, unitPrice, addedText.added, {
    label: addedText.seeCart,
    run: openCartNow,
  });
}

/** Replaces the edited line in its place. */
export function changeInCart(key: string, line: CartLine, unitPrice: Bani): boolean {
  return saveChanged(replaceLine(currentCart(), key, line), line, unitPrice, addedText.changed);
}

function saveChanged(
  changed: Result<Cart, CartRefusal>,
  line: CartLine,
  unitPrice: Bani,
  message: string,
  action?: Parameters<typeof showMessage>[1],
): boolean {
  if (!changed.ok) {
    showMessage(addedText.full);
    return false;
  }
  saveCart(changed.value);
  keepSeenPrices(new Map(readSeenPrices()).set(lineKey(line), unitPrice));
  showMessage(message, action);
  return true;
}
