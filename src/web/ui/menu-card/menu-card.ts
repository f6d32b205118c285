/** What a card of a product shows, in the shop and wherever the shop's card is shown to staff. */
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

type MarkedProduct = {
  readonly isVeggie: boolean;
  readonly isFasting: boolean;
  readonly isAgeRestricted: boolean;
  /** One of its sizes is in a returnable bottle. */
  readonly hasDeposit: boolean;
  /** Ordered for another day only. */
  readonly isAheadOnly: boolean;
};

export function listDiets({ isVeggie, isFasting }: Pick<MarkedProduct, 'isVeggie' | 'isFasting'>): readonly Diet[] {
  const declared: readonly (Diet | false)[] = [isVeggie && 'vegetarian', isFasting && 'fasting'];
  return declared.filter((diet) => diet !== false);
}

/** Alcohol and products in a returnable bottle are drinks, which show no diet. */
export function listMarks(product: MarkedProduct): readonly CardMark[] {
  const isDrink = product.isAgeRestricted || product.hasDeposit;
  const marks: readonly (CardMark | false)[] = [
    ...(isDrink ? [] : listDiets(product)),
    product.isAgeRestricted && 'adult',
    product.isAheadOnly && 'ahead',
  ];
  return marks.filter((mark) => mark !== false);
}
