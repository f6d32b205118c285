/** What the menu page shows, cut down to what it shows: it travels inside every page. */
import type { Allergen } from '#domain/menu/menu.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { PictureFacts } from '#web/ui/picture.tsx';

export type CardState = 'orderable' | 'sold_out' | 'unavailable';
export type Diet = 'vegetarian' | 'fasting';
export type CardMark = Diet | 'adult' | 'ahead';

/** What is said of a product outside its windows: „Revine marți, la 11:30”. */
export type Later = {
  readonly text: string;
  /** May be ordered by choosing a later moment. */
  readonly canBeChosen: boolean;
};

/** What a product costs less by itself for now. */
export type CardCut = {
  /** Of the promotion. */
  readonly name: string;
  /** Of the cheapest size. */
  readonly price: Bani;
  /** What may be struck through (`price-cut.ts`); null for nothing. */
  readonly before: Bani | null;
  readonly percent: number;
};

/** A product on a card. */
export type MenuCard = {
  readonly id: number;
  readonly name: string;
  /** At most 100 characters of plain text. */
  readonly text: string;
  /** Cheapest and dearest; null without a price. */
  readonly from: Bani | null;
  readonly to: Bani | null;
  /** Absent where nothing makes it cheaper. */
  readonly cut?: CardCut;
  readonly state: CardState;
  /** 1 to 4 pieces left, else null. */
  readonly left: number | null;
  /** Null while it may be ordered at once. */
  readonly later: Later | null;
  /** What stands on the card: drinks tell no diet. */
  readonly marks: readonly CardMark[];
  /** What the restaurant declared, drinks too. */
  readonly diets: readonly Diet[];
  /** Allergens it contains or may have traces of; null where nothing is declared. */
  readonly allergens: readonly Allergen[] | null;
  readonly picture: PictureFacts | null;
  /** What one tap puts into the cart; null when the guest has something to choose or to learn before. */
  readonly quickAdd: { readonly sizeId: number; readonly quantity: number } | null;
};

export type MenuSection = {
  readonly slug: string;
  readonly name: string;
  readonly note: string;
  /** Where it is picked up when not in the restaurant; '' otherwise. */
  readonly pickupPlace: string;
  readonly cards: readonly MenuCard[];
  /** So many cards come after the first picture; absent where all are there. */
  readonly more?: number;
};

export type BundleCard = {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  /** The least it can cost; null when nothing of it can be had. */
  readonly from: Bani | null;
  /** `28 februarie 2027`. */
  readonly until: string;
  readonly picture: PictureFacts | null;
};

/** Delivery, minimum, payment: to be known before ordering begins (OUG 34/2014 art. 8). */
export type OrderTerms = {
  /** Short phrases for one line. */
  readonly phrases: readonly string[];
  readonly localities: readonly {
    readonly city: string;
    readonly minimum: string;
    readonly fee: string;
    /** `~75 min`; '' where nothing tells. */
    readonly duration: string;
  }[];
  readonly payment: string;
};

export type MenuPage = {
  readonly restaurant: string;
  readonly city: string;
  /** The most ordered products, which stand in their sections, too; first the most ordered. */
  readonly popular: readonly number[];
  readonly sections: readonly MenuSection[];
  readonly bundles: readonly BundleCard[];
  readonly terms: OrderTerms;
  /** When what it says changes by the clock; null when nothing does. */
  readonly changesAt: number | null;
};
