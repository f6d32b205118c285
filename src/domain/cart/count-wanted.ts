/** How much of one stock a cart asks for. Apart from pricing, because cards and sheets need it without a menu. */
import { type Cart, LINE_MAX_QUANTITY } from './cart.ts';

/** Whether a quantity is a whole number from 1 to 99; a negative or fractional quantity would lower the total. */
export function isLineQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= LINE_MAX_QUANTITY;
}

/** Pieces of a size in the whole cart, choices of bundles included: all of them use one stock (reliability.md T6). */
export function countWanted(cart: Cart, sizeId: number): number {
  return cart.lines
    .filter(({ quantity }) => isLineQuantity(quantity))
    .reduce((wanted, line) => {
      const choices = line.kind === 'product' ? [line] : line.choices;
      return wanted + line.quantity * choices.filter((choice) => choice.sizeId === sizeId).length;
    }, 0);
}
