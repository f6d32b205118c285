/**
 * The menu as used by the rules. Names are stored as sold; prices are for one piece now. No single flag decides whether
 * something may be ordered: use `availability.ts`.
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

/** An addition to a product with its own price; identified by its name within the product or the category. */
export type Extra = {
  readonly name: string;
  readonly price: Bani;
  readonly allergens: readonly Allergen[];
  /** Sold out for now; ends automatically or when staff end it. */
  readonly isSoldOut?: boolean;
  /** Names of the ingredients whose lack makes it unavailable; empty or absent when it was marked itself. */
  readonly ranOutOf?: readonly string[];
};

/**
 * How the price of a group is computed from its chosen options: the sum of all, the dearest, or the mean. The last two
 * are for dishes composed of halves.
 */
export const GROUP_PRICINGS = ['sum', 'dearest', 'mean'] as const;
export type GroupPricing = (typeof GROUP_PRICINGS)[number];

export type Option = {
  readonly id: number;
  readonly name: string;
  /** Price at sizes that `sizePrices` does not name; null: offered only at the named sizes. */
  readonly price: Bani | null;
  readonly sizePrices: readonly { readonly sizeId: number; readonly price: Bani }[];
  /** How often it may be chosen in its group, 1 or more. */
  readonly most: number;
  /** Preselected when the guest opens the dish. */
  readonly isDefault: boolean;
  /** The group that choosing this option opens; null for none, and within an opened group. */
  readonly opensGroupId: number | null;
  readonly allergens: readonly Allergen[];
  /** False where it stands for a product whose allergens are not declared; missing otherwise. */
  readonly declaresAllergens?: boolean;
  /** In basis points; null: that of the dish. */
  readonly vatBasisPoints: number | null;
  /** SGR deposit of one piece, 0 for everything but drinks in returnable packaging. */
  readonly deposit: Bani;
  readonly isAgeRestricted: boolean;
  /** Sold out for now: itself, by an ingredient, or by the product that it stands for. */
  readonly isSoldOut: boolean;
  /** Names of the ingredients whose lack makes it unavailable; empty or absent when it was marked itself. */
  readonly ranOutOf?: readonly string[];
};

export type OptionGroup = {
  readonly id: number;
  readonly name: string;
  /** Minimum and maximum pieces to choose from it; null: no limit. */
  readonly minimum: number;
  readonly maximum: number | null;
  /** Number of free pieces: the cheapest chosen ones. Applies where each option has its own price. */
  readonly included: number;
  readonly pricing: GroupPricing;
  /** The sizes it is offered at; null: all of them. */
  readonly sizeIds: readonly number[] | null;
  readonly options: readonly Option[];
};

/** Everything that can be chosen with one product. */
export type ProductOptions = {
  /** In the order of choosing. */
  readonly groups: readonly OptionGroup[];
  /** Those that an option of `groups` opens. */
  readonly opened: readonly OptionGroup[];
};

export const NO_OPTIONS: ProductOptions = { groups: [], opened: [] };

/** What lists show about a product's options: none, optional ones, or ones that must be looked at before ordering. */
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
  /** Price including the cheapest required options; missing when they add nothing. */
  readonly priceFrom?: Bani;
  /** Cost of the separate box, 0 when none is needed. */
  readonly boxPrice: Bani;
  /** SGR deposit for one piece (HG 1074/2021), 0 for everything but drinks in returnable packaging. */
  readonly deposit: Bani;
  readonly isOn: boolean;
  /** Names of the ingredients that it is made without for now; absent when there are none. */
  readonly leftOut?: readonly string[];
  /** Sold out for now: itself, its whole product, or by an ingredient, regardless of the stock. */
  readonly isSoldOut?: boolean;
  /** Names of the ingredients whose lack makes it unavailable; empty or absent when it was marked itself. */
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
  /** Pickup place of its products, when it is not the restaurant. */
  readonly pickupPlace: string | null;
  readonly allowsMessage: boolean;
  /** Kitchen station of its products, unless they have their own; null for none, and for guests. */
  readonly stationId: number | null;
  /** Windows of its products, unless they have their own; empty means at any time. */
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
  /** Its own extras; when empty, the category's apply (readings 37). */
  readonly extras: readonly Extra[];
  /** Its option groups; missing where there are none, and in lists, which only tell whether there are any. */
  readonly options?: ProductOptions;
  /** Choices of options agreed in an order: while it is changed they keep their agreed prices. */
  readonly agreed?: readonly AgreedOptions[];
  /** The work of one portion, in points: its own, otherwise its category's. */
  readonly workPoints: number;
  /** Its own station; when null, the category's applies (`stationIdOf`). */
  readonly stationId: number | null;
  /** Its own windows; when empty, the category's apply (`windowsOf`). */
  readonly availabilityWindows: readonly AvailabilityWindow[];
  readonly sizes: readonly Size[];
  readonly allergens: readonly Allergen[];
  /** Whether `allergens` is the restaurant's declaration (`declared-allergens.ts`); an empty list alone is none. */
  readonly declaresAllergens: boolean;
  readonly isAgeRestricted: boolean;
  readonly isFromFrozen: boolean;
  /** The owner's mark: meal cards do not pay it. */
  readonly isMealCardExcluded: boolean;
  /** VAT rate for takeaway and delivery, in basis points (1100 = 11 %). */
  readonly vatBasisPoints: number;
};

/** Agreed options of one size, with names and prices of the order. */
export type AgreedOptions = {
  readonly sizeId: number;
  /** Only options of groups. */
  readonly options: readonly SoldExtra[];
  /** Allergens of the whole dish, as it was sold. */
  readonly allergens: readonly Allergen[];
  readonly declaresAllergens: boolean;
  readonly isAgeRestricted: boolean;
};

/** The facts that carts are priced and orders are decided on. */
export type Menu = {
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
};
