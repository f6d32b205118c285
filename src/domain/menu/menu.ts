/**
 * What the restaurant sells, as the rules see it. Names are stored as sold; prices are what one piece costs now.
 * Whether something may be ordered is never read off one flag: ask `availability.ts`.
 */
import type { Bani } from '#domain/money/bani.ts';
import type { AvailabilityWindow } from './availability-window.ts';
import type { SoldExtra } from './options/sold-extra.ts';

/** One of the 14 allergens of Regulation (EU) 1169/2011, annex II. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Something added to a product for its own price; known by its name within the product or the category. */
export type Extra = {
  readonly name: string;
  readonly price: Bani;
  readonly allergens: readonly Allergen[];
  /** Ran out for now; it comes back by itself or when staff say so. */
  readonly isSoldOut?: boolean;
  /** Names of the ingredients whose lack closes it; empty or absent when it ran out by itself. */
  readonly ranOutOf?: readonly string[];
};

/**
 * How what is chosen in a group becomes one price: every option for its own, the dearest for all, or their mean. The last two
 * price a dish out of halves.
 */
export const GROUP_PRICINGS = ['sum', 'dearest', 'mean'] as const;
export type GroupPricing = (typeof GROUP_PRICINGS)[number];

export type Option = {
  readonly id: number;
  readonly name: string;
  /** What one costs at a size that `sizePrices` does not name; null: it is offered at the named sizes only. */
  readonly price: Bani | null;
  readonly sizePrices: readonly { readonly sizeId: number; readonly price: Bani }[];
  /** How often it may be chosen in its group, 1 or more. */
  readonly most: number;
  /** Chosen when the guest opens the dish. */
  readonly isDefault: boolean;
  /** The group that is chosen from once this option is; null for none, and inside of an opened group. */
  readonly opensGroupId: number | null;
  readonly allergens: readonly Allergen[];
  /** In basis points; null: that of the dish. */
  readonly vatBasisPoints: number | null;
  /** SGR deposit of one piece, 0 for everything but drinks in returnable packaging. */
  readonly deposit: Bani;
  readonly isAgeRestricted: boolean;
  /** Ran out for now, by itself, with an ingredient or with the product that it stands for. */
  readonly isSoldOut: boolean;
  /** Names of the ingredients whose lack closes it; empty or absent when it ran out by itself. */
  readonly ranOutOf?: readonly string[];
};

export type OptionGroup = {
  readonly id: number;
  readonly name: string;
  /** Fewest and most pieces that are chosen in it; null: any number. */
  readonly minimum: number;
  readonly maximum: number | null;
  /** So many pieces cost nothing: the cheapest that are chosen. Counts where each option has its own price. */
  readonly included: number;
  readonly pricing: GroupPricing;
  /** The sizes it is offered at; null: all of them. */
  readonly sizeIds: readonly number[] | null;
  readonly options: readonly Option[];
};

/** Everything that can be chosen with one product. */
export type ProductOptions = {
  /** In the order in which they are chosen. */
  readonly groups: readonly OptionGroup[];
  /** Those that an option of `groups` opens. */
  readonly opened: readonly OptionGroup[];
};

export const NO_OPTIONS: ProductOptions = { groups: [], opened: [] };

/** How much of its options a list tells: nothing to choose, something that may be chosen, something that must be looked at. */
export const OPTION_CHOICES = ['none', 'offered', 'needed'] as const;
export type OptionChoice = (typeof OPTION_CHOICES)[number];

/** Nutrition per 100 g or 100 ml (Ordin ANPC 201/2022, Regulation 1169/2011). */
export type Nutrition = {
  readonly basis: string;
  readonly energyKcal: number;
  readonly energyKj: number;
  readonly fatG: number;
  readonly saturatedFatG: number;
  readonly carbohydrateG: number;
  readonly sugarsG: number;
  readonly proteinG: number;
  readonly saltG: number;
  readonly fibreG: number | null;
};

/** One portion or dimension of a product: the unit that has a price and a stock. */
export type Size = {
  readonly id: number;
  /** What the guest reads: "350 g", "Ø 32 cm". */
  readonly label: string;
  readonly price: Bani;
  /** With the cheapest of what must be chosen; missing where that adds nothing. */
  readonly priceFrom?: Bani;
  /** Cost of the separate box, 0 when none is needed. */
  readonly boxPrice: Bani;
  /** SGR deposit for one piece (HG 1074/2021), 0 for everything but drinks in returnable packaging. */
  readonly deposit: Bani;
  readonly isOn: boolean;
  /** Names of the ingredients that it is made without for now; absent where there are none. */
  readonly leftOut?: readonly string[];
  /** Ran out for now, by itself, with its whole product or with an ingredient, whatever the stock says. */
  readonly isSoldOut?: boolean;
  /** Names of the ingredients whose lack closes it; empty or absent when it ran out by itself. */
  readonly ranOutOf?: readonly string[];
  readonly stockUnlimited: boolean;
  /** Pieces left; meaningless when the stock is unlimited. */
  readonly stock: number;
  /** Smallest quantity that may be ordered, 1 or more. */
  readonly minimumQuantity: number;
  readonly grams: number | null;
};

export type Category = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly additionalInformation: string;
  /** A special category is pre-order only (readings 18). */
  readonly isSpecial: boolean;
  readonly extras: readonly Extra[];
  /** Where its products are picked up, when not in the restaurant. */
  readonly pickupPlace: string | null;
  readonly allowsMessage: boolean;
  /** Where in the kitchen its products are made, unless they have one of their own; null for none, and for guests. */
  readonly stationId: number | null;
  /** When its products may be ordered, unless they have windows of their own; empty is at any time. */
  readonly availabilityWindows: readonly AvailabilityWindow[];
};

export type Product = {
  readonly id: number;
  readonly slug: string;
  readonly categoryId: number;
  readonly name: string;
  /** Sanitised HTML. */
  readonly description: string;
  readonly isOn: boolean;
  /** May be ordered for today (`standardOrderType`). */
  readonly isOrderableToday: boolean;
  /** May be ordered for another day (`preOrderOrderType`). */
  readonly isOrderableAhead: boolean;
  readonly allowsMessage: boolean;
  /** Its own extras; when empty, the category's serve (readings 37). */
  readonly extras: readonly Extra[];
  /** What is chosen with it by group; missing where none is, and in lists, which tell only whether there is something to choose. */
  readonly options?: ProductOptions;
  /** What an order agreed for choices of options: while it is changed they cost what they did then. */
  readonly agreed?: readonly AgreedOptions[];
  /** The work of one portion, in points: its own, otherwise its category's. */
  readonly workPoints: number;
  /** Its own station; when null, the category's serves (`stationIdOf`). */
  readonly stationId: number | null;
  /** Its own windows; when empty, the category's serve (`windowsOf`). */
  readonly availabilityWindows: readonly AvailabilityWindow[];
  readonly sizes: readonly Size[];
  readonly allergens: readonly Allergen[];
  readonly isAgeRestricted: boolean;
  readonly isFromFrozen: boolean;
  /** VAT rate for takeaway and delivery, in basis points (1100 = 11 %). */
  readonly vatBasisPoints: number;
};

/** Options of one size that were agreed, in the words and prices of then. */
export type AgreedOptions = {
  readonly sizeId: number;
  /** Only options of groups. */
  readonly options: readonly SoldExtra[];
  /** Of the whole dish, as it was sold. */
  readonly allergens: readonly Allergen[];
  readonly isAgeRestricted: boolean;
};

/** Everything a cart is priced and an order is decided against. */
export type Menu = {
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
};
