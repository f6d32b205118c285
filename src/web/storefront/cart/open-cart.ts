/**
 * The open cart is a step in the browser's history, so that the back button of a phone closes it. It is stored in the
 * history entry's state, not in the address: a shared link does not open the recipient's cart.
 */
declare module '#web/router/address.ts' {
  interface HistoryState {
    readonly isCartOpen?: boolean;
    /** `lineKey` of the cart line being edited. */
    readonly editedLine?: string;
  }
}

/** Argument of `navigate`. */
export const OPEN_CART = { to: '.', search: true, resetScroll: false, state: { isCartOpen: true } } as const;

let open: (() => void) | null = null;

/** The cart's button in the header opens the cart, also for code outside of React. */
export function whenCartOpens(openCart: () => void): () => void {
  open = openCart;
  return () => {
    if (open === openCart) open = null;
  };
}

/** Opens the cart over the present page. */
export function openCartNow(): void {
  open?.();
}

/** Opens a cart line for editing, over the open cart or over the page with the cart beside it. */
export function openLine(key: string, { isCartOpen }: { readonly isCartOpen: boolean }) {
  return { ...OPEN_CART, state: isCartOpen ? { isCartOpen, editedLine: key } : { editedLine: key } } as const;
}
