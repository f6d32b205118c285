/** What the first page shows. */

import type { FoundFacts } from '#domain/restaurant/describe-found.ts';
import type { MenuCard } from '#web/storefront/menu/menu-page.ts';
import type { PictureFacts } from '#web/ui/picture.tsx';

export type HomePage = {
  readonly about: string;
  /** What is ordered most, else a taste of every category; only dishes with pictures, with theirs in full size. */
  readonly dishes: { readonly arePopular: boolean; readonly cards: readonly MenuCard[] };
  /** The restaurant, where no dish was photographed yet. */
  readonly housePicture: PictureFacts | null;
  /** Null where there is none; `returns` is empty while it may be ordered at once. */
  readonly dailyMenu: { readonly returns: string } | null;
  /** When what it says changes by the clock; null when nothing does. */
  readonly changesAt: number | null;
  readonly found: FoundFacts;
  /** Tables can be asked for. */
  readonly takesBookings: boolean;
  readonly gallery: readonly PictureFacts[];
  readonly categories: readonly {
    readonly slug: string;
    readonly name: string;
    readonly products: number;
    readonly picture: PictureFacts | null;
  }[];
  /** First of everything, then at most three categories; at most five products of each. */
  readonly preview: readonly { readonly slug: string; readonly name: string; readonly cards: readonly MenuCard[] }[];
};
