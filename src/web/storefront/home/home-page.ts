/** The data of the home page. */

import type { PriceRange } from '#domain/menu/price-range.ts';
import type { FoundFacts } from '#domain/restaurant/describe-found.ts';
import type { MenuCard } from '#web/storefront/menu/menu-page.ts';
import type { PictureFacts } from '#web/ui/picture.tsx';

export type HomePage = {
  readonly about: string;
  /** The most ordered dishes, else some of each category; only dishes with pictures, in full size. */
  readonly dishes: { readonly arePopular: boolean; readonly cards: readonly MenuCard[] };
  /** A picture of the restaurant, when no dish has one. */
  readonly restaurantPicture: PictureFacts | null;
  /** Null when there is none; `returns` is empty while it can be ordered at once. */
  readonly dailyMenu: { readonly returns: string } | null;
  /** When the page's content changes with time; null when it does not. */
  readonly changesAt: number | null;
  readonly found: FoundFacts;
  /** Between which prices half of the dishes are; null without dishes. */
  readonly usualPrices: PriceRange | null;
  /** „Vatra Frasinilor – livrare și ridicare în Blaj”. */
  readonly title: string;
  /** Whether tables can be requested. */
  readonly takesBookings: boolean;
  readonly gallery: readonly PictureFacts[];
  readonly categories: readonly {
    readonly slug: string;
    readonly name: string;
    readonly products: number;
    readonly picture: PictureFacts | null;
  }[];
  /** Some of each category first, then at most three categories; at most five products each. */
  readonly preview: readonly { readonly slug: string; readonly name: string; readonly cards: readonly MenuCard[] }[];
};
