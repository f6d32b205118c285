/** The data of a product's page and sheet. */

import type { Allergen, ProductOptions } from '#domain/menu/menu.ts';
import type { GuestFields } from '#domain/menu/product-fields.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { CardCut, CardState, Later, MenuCard } from '#web/ui/menu-card/menu-card.ts';
import type { PictureFacts } from '#web/ui/picture.tsx';

export type SizeChoice = {
  readonly id: number;
  readonly label: string;
  readonly price: Bani;
  /** With the cheapest of the required options; equals `price` when they add nothing. */
  readonly priceFrom: Bani;
  /** The reduction of `priceFrom` by a promotion; absent when none applies. */
  readonly cut?: CardCut;
  readonly boxPrice: Bani;
  readonly deposit: Bani;
  readonly isOrderable: boolean;
  /** Why it is not orderable, when an ingredient ran out; otherwise ''. */
  readonly ranOut: string;
  /** „fără mozzarella”, while mozzarella has run out; otherwise ''. */
  readonly leftOut: string;
  readonly minimum: number;
  /** Pieces left; null when unlimited. */
  readonly stock: number | null;
  /** 1 to 4 pieces left; otherwise null. */
  readonly left: number | null;
  readonly grams: number | null;
};

export type ExtraChoice = {
  readonly name: string;
  readonly price: Bani;
  readonly isSoldOut: boolean;
  /** Why it is not orderable, when an ingredient ran out; otherwise ''. */
  readonly ranOut: string;
  readonly allergens: readonly Allergen[];
};

/** A percentage of a piece with all its choices, or a sum; when both are set, the larger reduction applies. */
export type PieceCut = { readonly discountBasisPoints: number; readonly discountAmount: Bani };

export type ProductFacts = GuestFields & {
  readonly id: number;
  readonly name: string;
  readonly category: { readonly slug: string; readonly name: string };
  /** Sanitised when it was saved. */
  readonly descriptionHtml: string;
  readonly plainDescription: string;
  readonly state: CardState;
  /** Null while it can be ordered at once. */
  readonly later: Later | null;
  /** Its hours: „marți–vineri, 11:30–15:30”; '' at any time. */
  readonly hours: string;
  /** When the text about its hours changes with time; null when it does not. */
  readonly changesAt: number | null;
  readonly sizes: readonly SizeChoice[];
  /** What promotions take off each piece now; the largest one applies. */
  readonly cuts: readonly PieceCut[];
  readonly firstSizeId: number | null;
  readonly extras: readonly ExtraChoice[];
  /** The option groups. */
  readonly options: ProductOptions;
  readonly allowsMessage: boolean;
  readonly days: { readonly today: boolean; readonly ahead: boolean };
  readonly pickupPlace: string;
  readonly vatBasisPoints: number;
  /** Whether `allergens`, which are without those of its extras, are declared. */
  readonly declaresAllergens: boolean;
  /** Nutrition as text, when the figures are not known. */
  readonly nutritionNote: string;
  readonly pictures: readonly PictureFacts[];
  readonly similar: readonly MenuCard[];
};
