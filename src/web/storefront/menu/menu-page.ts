/** The data of the menu page, limited to what is shown: it is part of every such page. */
import type { Bani } from '#domain/money/bani.ts';
import type { MenuCard } from '#web/ui/menu-card/menu-card.ts';
import type { PictureFacts } from '#web/ui/picture.tsx';

export type MenuSection = {
  readonly slug: string;
  readonly name: string;
  readonly note: string;
  /** Its own pickup place; '' when it is picked up in the restaurant. */
  readonly pickupPlace: string;
  readonly cards: readonly MenuCard[];
  /** Number of cards that the document leaves out; absent when it has all. */
  readonly more?: number;
};

export type BundleCard = {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  /** The lowest possible price; null when it cannot be ordered. */
  readonly from: Bani | null;
  /** `28 februarie 2027`. */
  readonly until: string;
  readonly picture: PictureFacts | null;
};

/** Delivery, minimum, payment: information required before ordering begins (OUG 34/2014 art. 8). */
export type OrderTerms = {
  /** Short phrases for one line. */
  readonly phrases: readonly string[];
  readonly localities: readonly {
    readonly city: string;
    readonly minimum: string;
    readonly fee: string;
    /** `~75 min`; '' when there is no estimate. */
    readonly duration: string;
  }[];
  readonly payment: string;
};

export type MenuPage = {
  /** The most ordered products, most ordered first; they are also listed in their sections. */
  readonly popular: readonly number[];
  readonly sections: readonly MenuSection[];
  readonly bundles: readonly BundleCard[];
  readonly terms: OrderTerms;
  /** When the page's content changes with time; null when it does not. */
  readonly changesAt: number | null;
};
