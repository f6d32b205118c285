/**
 * What the restaurant sells, as the rules see it. Names are stored as sold; prices are what one piece costs now.
 * Whether something may be ordered is never read off one flag: ask `availability.ts`.
 */
import type { Bani } from '#domain/money/bani.ts';
import type { AvailabilityWindow } from './availability-window.ts';

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
  /** Cost of the separate box, 0 when none is needed. */
  readonly boxPrice: Bani;
  /** SGR deposit for one piece (HG 1074/2021), 0 for everything but drinks in returnable packaging. */
  readonly deposit: Bani;
  readonly isOn: boolean;
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

/** Everything a cart is priced and an order is decided against. */
export type Menu = {
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
};
