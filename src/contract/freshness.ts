/** How long an answer is taken as fresh, in milliseconds: storefront.md §9 as one table. */
export const FRESH_MS = {
  statistics: 5 * 60_000,
  /** The list cart and checkout price with; the server prices again in any case. */
  products: 30_000,
  promotions: 15_000,
  /** Promotions in the back office. */
  adminPromotions: 30_000,
  /** One product: between 5 and 15 s. */
  product: 10_000,
  menu: 15_000,
  categories: 5_000,
  home: 30_000,
  /** Name, hours, company: the frame of every page. */
  restaurant: 60_000,
} as const;
