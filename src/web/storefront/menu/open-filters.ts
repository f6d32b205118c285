/** The open list of allergens is a step in the browser's history, as the open cart is (`cart/open-cart.ts`). */
declare module '#web/router/address.ts' {
  interface HistoryState {
    readonly areFiltersOpen?: boolean;
  }
}

/** For `navigate`. */
export const OPEN_FILTERS = { to: '.', search: true, resetScroll: false, state: { areFiltersOpen: true } } as const;
