/** What a product's page and sheet show. */

import type { Allergen, Nutrition, ProductOptions } from '#domain/menu/menu.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { CardCut, CardState, Later, MenuCard } from '#web/storefront/menu/menu-page.ts';
import type { PictureFacts } from '#web/ui/picture.tsx';

export type SizeChoice = {
  readonly id: number;
  readonly label: string;
  readonly price: Bani;
  /** With the cheapest of what must be chosen; equals `price` where that adds nothing. */
  readonly priceFrom: Bani;
  /** What a promotion makes of `priceFrom`; absent where none does. */
  readonly cut?: CardCut;
  readonly boxPrice: Bani;
  readonly deposit: Bani;
  readonly isOrderable: boolean;
  /** Why not, where an ingredient ran out; otherwise ''. */
  readonly ranOut: string;
  /** „fără mozzarella”, while that has run out; otherwise ''. */
  readonly leftOut: string;
  readonly minimum: number;
  /** Pieces that can still be had; null when unlimited. */
  readonly stock: number | null;
  /** 1 to 4 pieces left, else null. */
  readonly left: number | null;
  readonly grams: number | null;
};

export type ExtraChoice = {
  readonly name: string;
  readonly price: Bani;
  readonly isSoldOut: boolean;
  /** Why, where an ingredient ran out; otherwise ''. */
  readonly ranOut: string;
  readonly allergens: readonly Allergen[];
};

/** A percentage of a piece with all that is chosen for it, or a sum; with both, the larger. */
export type PieceCut = { readonly discountBasisPoints: number; readonly discountAmount: Bani };

export type ProductFacts = {
  readonly id: number;
  readonly name: string;
  readonly category: { readonly slug: string; readonly name: string };
  /** Sanitised when it was saved. */
  readonly descriptionHtml: string;
  readonly plainDescription: string;
  readonly state: CardState;
  /** Null while it may be ordered at once. */
  readonly later: Later | null;
  /** When it may be ordered: „marți–vineri, 11:30–15:30”; '' at any time. */
  readonly hours: string;
  /** When what is said of its hours changes by the clock; null when it does not. */
  readonly changesAt: number | null;
  readonly sizes: readonly SizeChoice[];
  /** What promotions take off each piece now: the one that takes off most counts. */
  readonly cuts: readonly PieceCut[];
  readonly firstSizeId: number | null;
  readonly extras: readonly ExtraChoice[];
  /** What is chosen by group. */
  readonly options: ProductOptions;
  readonly allowsMessage: boolean;
  readonly days: { readonly today: boolean; readonly ahead: boolean };
  readonly pickupPlace: string;
  readonly vatBasisPoints: number;
  readonly isVegetarian: boolean;
  readonly isFasting: boolean;
  readonly isFrozen: boolean;
  readonly isAdult: boolean;
  readonly ingredients: string;
  readonly additives: string;
  /** Without those of its extras. */
  readonly allergens: readonly Allergen[];
  readonly mayContain: readonly Allergen[];
  readonly nutrition: Nutrition | null;
  /** Nutrition in words, where the figures are not known. */
  readonly nutritionNote: string;
  readonly pictures: readonly PictureFacts[];
  readonly similar: readonly MenuCard[];
};
