/** What a cart costs and what is wrong with it. Orders store exactly these parts, so that they record what was sold. */
import type { DeliveryQuote, DeliveryRefusal } from '#domain/delivery/quote-delivery.ts';
import type { OrderableDays } from '#domain/menu/availability.ts';
import type { AvailabilityWindow } from '#domain/menu/availability-window.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import type { OptionProblem } from '#domain/menu/options/price-options.ts';
import type { SoldExtra } from '#domain/menu/options/sold-extra.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { CouponRefusal } from '#domain/promotions/coupon-rules.ts';
import type { BundleProblem } from '#domain/promotions/kinds/buy-x-get-y-free/bundle-rules.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import type { Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { CartLine } from './cart.ts';
import type { CartRefusal } from './change-cart.ts';

/** One piece of a product at a size, as it is sold in this line; prices per piece. */
export type PricedPart = {
  readonly productId: number;
  readonly sizeId: number;
  readonly productName: string;
  readonly sizeLabel: string;
  /** Price of this piece without extras; 0 when the piece is free. */
  readonly unitPrice: Bani;
  /** Price of the same size outside the bundle; equals `unitPrice` for plain lines. */
  readonly regularPrice: Bani;
  /** 0 when the piece is free. */
  readonly boxPrice: Bani;
  /** SGR deposits of the piece and of its options; also charged on free drinks. */
  readonly deposit: Bani;
  readonly vatBasisPoints: number;
  readonly isFree: boolean;
  /** Label of the bundle's set, `null` for plain lines. */
  readonly setLabel: string | null;
  /** Options by the order of the menu, then the flat extras. */
  readonly extras: readonly SoldExtra[];
  /** Allergens of the product and of everything chosen with it. */
  readonly allergens: readonly Allergen[];
  /** False: more may be contained, because the restaurant has not declared them all. */
  readonly declaresAllergens: boolean;
  readonly isAgeRestricted: boolean;
  readonly isFromFrozen: boolean;
  /** The owner's mark: meal cards do not pay it. */
  readonly isMealCardExcluded: boolean;
  /** Pickup place, when it is not the restaurant. */
  readonly pickupPlace: string | null;
  /** The work of one piece, in points, and the station of the kitchen that does it. */
  readonly workPoints: number;
  readonly stationId: number | null;
};

/** One line of the cart, priced. A line whose parts are not known has none and costs 0. */
export type PricedLine = {
  readonly key: string;
  readonly line: CartLine;
  /** Name of the product or of the promotion, '' when unknown. */
  readonly name: string;
  /** One part for a product, one per set for a bundle. */
  readonly parts: readonly PricedPart[];
  /** One piece with its extras, without box and deposit. */
  readonly unitPrice: Bani;
  /** The sums of the whole line, quantity included. */
  readonly products: Bani;
  readonly packaging: Bani;
  readonly deposits: Bani;
  readonly total: Bani;
  readonly problems: readonly LineProblem[];
};

/** Why a line cannot be ordered as it stands. */
export type LineProblem =
  /** Not a whole number of pieces from 1 to 99. */
  | CartRefusal
  /** Switched off, removed, or never existed; names are '' when the menu no longer knows them. */
  | ({ readonly code: 'product_unavailable' } & PieceName)
  /**
   * Fewer pieces left than the whole cart asks for; `left` is 0 when not even the minimum quantity is available,
   * `ranOutOf` names the missing ingredients that the piece cannot be made without.
   */
  | ({ readonly code: 'not_enough_stock'; readonly left: number; readonly ranOutOf: readonly string[] } & PieceName)
  | ({ readonly code: 'below_minimum_quantity'; readonly minimum: number } & PieceName)
  /** Ordered for today, but only possible for another day; the next code is the reverse. */
  | ({ readonly code: 'not_orderable_today' } & PieceName)
  | ({ readonly code: 'not_orderable_ahead' } & PieceName)
  /**
   * Not available at the wanted moment. `returnsAt` is the next available moment after it, `canBeChosen` whether
   * choosing another moment helps.
   */
  | ({
      readonly code: 'outside_window';
      readonly windows: readonly AvailabilityWindow[];
      readonly returnsAt: Instant | null;
      readonly canBeChosen: boolean;
    } & PieceName)
  | ({ readonly code: 'extra_unknown'; readonly extra: string } & PieceName)
  | (OptionProblem & PieceName)
  | ({ readonly code: 'message_not_allowed' } & PieceName)
  | ({ readonly code: 'message_too_long'; readonly maximum: number } & PieceName)
  | BundleProblem;

/** Names the product of a problem as the guest knows it. */
export type PieceName = {
  readonly productId: number;
  readonly sizeId: number;
  readonly productName: string;
  readonly sizeLabel: string;
};

/** The sums of a cart, in bani. */
export type CartSums = {
  /** Products with extras and paid bundles, after bundle freebies; delivery thresholds and minimums count this. */
  readonly products: Bani;
  /** The part of `products` that reductions may apply to: everything except age-restricted products. */
  readonly discountable: Bani;
  readonly packaging: Bani;
  readonly deposits: Bani;
  readonly deliveryFee: Bani;
  /** What promotions take off, in the order they are applied. */
  readonly reductions: readonly Reduction[];
  /** Before reductions: the documents' `totalPrice` (readings 7). */
  readonly total: Bani;
  /** After reductions: the amount on the order button. */
  readonly payable: Bani;
};

export type PricedCart = {
  /** In the cart's order. */
  readonly lines: readonly PricedLine[];
  readonly sums: CartSums;
  /** Pieces of all lines; a bundle counts once. */
  readonly pieces: number;
  /**
   * Delivery fee, or why delivery is refused (the fee then counts as 0); `null` when not delivered or without an
   * address yet.
   */
  readonly delivery: Result<DeliveryQuote, DeliveryRefusal> | null;
  /** What the coupon takes off, or why it is refused; `null` when none was given. */
  readonly coupon: Result<Bani, CouponRefusal> | null;
  /** The days for which the whole cart may be ordered: `today` false means a later day must be chosen. */
  readonly days: OrderableDays;
  readonly hasAgeRestricted: boolean;
  readonly hasProblems: boolean;
};
