/**
 * The open cart is a step in the browser's history, so that the back button of a phone closes it. It stands in the
 * history's state, not in the address: a shared link does not open the recipient's cart.
 */
declare module '#web/router/address.ts' {
  interface HistoryState {
    readonly isCartOpen?: boolean;
    /** `lineKey` of the line of the cart that is being changed. */
    readonly editedLine?: string;
  }
}

/** For `navigate`. */
export const OPEN_CART = { to: '.', search: true, resetScroll: false, state: { isCartOpen: true } } as const;

/** Opens a line of the cart to be changed, over the open cart or over the page with the cart beside. */
export function openLine(key: string, { isCartOpen }: { readonly isCartOpen: boolean }) {
  return { ...OPEN_CART, state: isCartOpen ? { isCartOpen, editedLine: key } : { editedLine: key } } as const;
}
