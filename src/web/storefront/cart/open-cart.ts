/**
 * The open cart is a step in the browser's history, so that the back button of a phone closes it. It stands in the
 * history's state, not in the address: a shared link never opens somebody's cart.
 */
declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly isCartOpen?: boolean;
  }
}

/** For `navigate`. */
export const OPEN_CART = { to: '.', search: true, resetScroll: false, state: { isCartOpen: true } } as const;
