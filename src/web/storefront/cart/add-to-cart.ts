import type { CartLine } from '#domain/cart/cart.ts';
import { addLine, lineKey } from '#domain/cart/change-cart.ts';
import type { Bani } from '#domain/money/bani.ts';
import { cartText } from '#web/i18n/cart.ts';
import { say } from '#web/ui/messages.ts';
import { currentCart, saveCart } from './cart-store.ts';
import { keepSeenPrices, readSeenPrices } from './seen-prices.ts';

/** Puts a line into the cart and says so; false when the cart is full, which is said too. */
export function addToCart(line: CartLine, unitPrice: Bani): boolean {
  const grown = addLine(currentCart(), line);
  if (!grown.ok) {
    say(cartText.full);
    return false;
  }
  saveCart(grown.value);
  keepSeenPrices(new Map(readSeenPrices()).set(lineKey(line), unitPrice));
  say(cartText.added);
  return true;
}
