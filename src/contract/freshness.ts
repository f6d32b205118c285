/** How long an answer counts as fresh, in milliseconds: storefront.md §9 as one table. */
export const FRESH_MS = {
  statistics: 5 * 60_000,
  /** The list used for pricing in cart and checkout; the server always prices again. */
  products: 30_000,
  promotions: 15_000,
  /** Promotions in the back office. */
  adminPromotions: 30_000,
  /** One product: the documents allow between 5 and 15 s. */
  product: 10_000,
  menu: 15_000,
  categories: 5_000,
  home: 30_000,
  /** Name, hours, company: on every page. */
  restaurant: 60_000,
} as const;
