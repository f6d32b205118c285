/**
 * Groups of options as staff edit them, shared by every dish that uses them; `offerOptions` resolves them for a dish.
 */
import type { Allergen, OptionGroup } from '#domain/menu/menu.ts';
import type { Bani } from '#domain/money/bani.ts';

export type OptionSheet = {
  /** `null` for an option that is new. */
  readonly id: number | null;
  /** '' to use the name of its product. */
  readonly name: string;
  /** Null: the product's price, at the size with the label of the dish's size. Only with a product. */
  readonly price: Bani | null;
  /** Other prices, by the label of the dish's size. */
  readonly sizePrices: readonly { readonly sizeLabel: string; readonly price: Bani }[];
  readonly most: number;
  readonly isDefault: boolean;
  /**
   * The product that it stands for (a half of a pizza, the drink of a menu), which provides what the option leaves
   * empty.
   */
  readonly productId: number | null;
  readonly opensGroupId: number | null;
  readonly allergens: readonly Allergen[];
  /** In basis points, taken away and on the premises; null: those of its product, otherwise of the dish. */
  readonly vatTakeawayBasisPoints: number | null;
  readonly vatOnPremisesBasisPoints: number | null;
  /** The rates with these values; null or absent: to be chosen by the value (docs/decisions/0284). */
  readonly vatTakeawayRateId?: number | null;
  readonly vatOnPremisesRateId?: number | null;
  /** Without those of its product. */
  readonly deposit: Bani;
  readonly isAgeRestricted: boolean;
};

export type OptionGroupSheet = Pick<OptionGroup, 'name' | 'minimum' | 'maximum' | 'included' | 'pricing'> & {
  readonly options: readonly OptionSheet[];
};

/** A group that a product or a category uses; '' is every size. */
export type GroupUse = { readonly groupId: number; readonly sizeLabel: string };

export type StoredOption = OptionSheet & {
  readonly id: number;
  /** Sold out for now, itself or by an ingredient. */
  readonly isSoldOut: boolean;
  /** Names of the ingredients whose lack closes it; empty or absent when it ran out by itself. */
  readonly ranOutOf?: readonly string[];
};
export type StoredGroup = Omit<OptionGroupSheet, 'options'> & {
  readonly id: number;
  readonly options: readonly StoredOption[];
};

/** Every group, and which products and categories use which, in order. */
export type OptionBook = {
  readonly groups: ReadonlyMap<number, StoredGroup>;
  readonly ofProducts: ReadonlyMap<number, readonly GroupUse[]>;
  readonly ofCategories: ReadonlyMap<number, readonly GroupUse[]>;
};
