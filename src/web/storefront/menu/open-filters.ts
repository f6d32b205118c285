/** The open sheet of allergens is a step in the browser's history, like the open cart (`cart/open-cart.ts`). */
declare module '#web/router/address.ts' {
  interface HistoryState {
    readonly areFiltersOpen?: boolean;
  }
}

/** Argument of `navigate`. */
export const OPEN_FILTERS = { to: '.', search: true, resetScroll: false, state: { areFiltersOpen: true } } as const;
