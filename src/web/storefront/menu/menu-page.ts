/** The data of the menu page, limited to what is shown: it is part of every such page. */
import type { Allergen } from '#domain/menu/menu.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { PictureFacts } from '#web/ui/picture.tsx';

export type CardState = 'orderable' | 'sold_out' | 'unavailable';
export type Diet = 'vegetarian' | 'fasting';
export type CardMark = Diet | 'adult' | 'ahead';

/** Note about a product outside its windows: „Revine marți, la 11:30”. */
export type Later = {
  readonly text: string;
  /** May be ordered for a later moment. */
  readonly canBeChosen: boolean;
};

/** The price cut of a single product now. */
export type CardCut = {
  /** Name of the promotion. */
  readonly name: string;
  /** For the cheapest size. */
  readonly price: Bani;
  /** The price that may be struck through (`price-cut.ts`); null for none. */
  readonly before: Bani | null;
  readonly percent: number;
};

/** The data of a product card. */
export type MenuCard = {
  readonly id: number;
  readonly name: string;
  /** At most 100 characters of plain text. */
  readonly text: string;
  /** Lowest and highest price; null without a price. */
  readonly from: Bani | null;
  readonly to: Bani | null;
  /** Absent when no promotion applies. */
  readonly cut?: CardCut;
  readonly state: CardState;
  /** 1 to 4 pieces left; otherwise null. */
  readonly left: number | null;
  /** Null while it can be ordered at once. */
  readonly later: Later | null;
  /** Marks on the card; drinks show no diet. */
  readonly marks: readonly CardMark[];
  /** As declared by the restaurant, also for drinks. */
  readonly diets: readonly Diet[];
  /** Allergens it contains or may have traces of; null when nothing is declared. */
  readonly allergens: readonly Allergen[] | null;
  readonly picture: PictureFacts | null;
  /** What one tap adds to the cart; null when the guest must choose or read something first. */
  readonly quickAdd: {
    readonly sizeId: number;
    readonly quantity: number;
    /** Pieces left; absent when unlimited. */
    readonly stock?: number;
  } | null;
};

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
