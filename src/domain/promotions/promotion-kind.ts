/**
 * The definition of a promotion kind. A new kind is a `kind.ts` in a folder under `kinds/`, a line in `kinds.ts`, and its
 * words for staff in `kind-words.ts` (docs/decisions/0276).
 */
import type { Bani } from '#domain/money/bani.ts';
import type { PromotionField } from './promotion-fields.ts';
import type { PromotionRules } from './promotion-rules.ts';

/** What a promotion takes off a cart, and its minimum sum. */
export type ReductionTerms = {
  readonly discountBasisPoints: number;
  readonly discountAmount: Bani;
  /** Products must reach this sum, 0 for none. */
  readonly minimumOrder: Bani;
};

/** The facts of a cart that a kind's rules use, in bani. */
export type CartFacts = {
  /** Products and paid bundles, after bundle freebies and before reductions. */
  readonly products: Bani;
  /** The reducible part of `products`: everything except age-restricted products. */
  readonly discountable: Bani;
};

/** Reducible pieces of one product at one price: a line of the cart, without bundles and age-restricted products. */
export type PieceLine = {
  readonly productId: number;
  readonly categoryId: number;
  /** One piece with its extras and options. */
  readonly unitPrice: Bani;
  /** The piece without extras, and its box. */
  readonly plainPrice: Bani;
  readonly boxPrice: Bani;
  readonly pieces: number;
  readonly vatBasisPoints: number;
};

/** Parts of the sentence about a promotion for guests. */
export type OfferParts = {
  /** „−20%”, „−15,00 lei”, or both. */
  readonly worth: string;
  /** „ de la 50,00 lei”; '' without a minimum. */
  readonly from: string;
  /** All it is about: „Pizza și Paste”, „toate produsele”. */
  readonly all: string;
  /** What one piece is chosen from: „Clătite sau Tiramisu”. */
  readonly oneOf: string;
};

type AnyKind = {
  /** Fields of its form, in order; the server requires the same. */
  readonly fields: readonly PromotionField[];
  /** The documents' name of its condition; null without any besides the cart. */
  readonly conditionType: string | null;
  /** A new one is switched on, even if the request says otherwise. */
  readonly isNewAlwaysActive: boolean;
  /** Only for persons who have not ordered before (`person.ts`). */
  readonly isForFirstOrder?: true;
  /** The benefit of one as text for guests (`offer-sentence.ts`). */
  readonly sentence: (parts: OfferParts, rules: PromotionRules) => string;
};

/** A cart line that the guest composes; its rules price that line. */
export type LineKind = AnyKind & { readonly entersBy: 'line'; readonly reduces: null };

/** Reduces the sum of products: by a typed code, or automatically when its condition is met. */
export type ReductionKind = AnyKind & {
  readonly entersBy: 'code' | 'itself';
  readonly reduces: 'cart';
  /** The unmet condition; null when the cart meets it. */
  readonly condition: (terms: ReductionTerms, cart: CartFacts) => { readonly missing: Bani } | null;
  /** The amount it takes off the sum of products; `reduce-cart.ts` limits it to the reducible part. */
  readonly effect: (terms: ReductionTerms, cart: CartFacts) => Bani;
};

/**
 * What a promotion takes off the pieces of one line, and how many pieces it uses: a piece is reduced by one promotion
 * only.
 */
export type TakenPieces = { readonly pieces: number; readonly amount: Bani };

/** Reduces single pieces automatically. */
export type PieceKind = AnyKind & {
  readonly entersBy: 'itself';
  readonly reduces: 'pieces';
  /** Pieces are counted across all lines, so lines cannot be evaluated separately. */
  readonly isOverLines: boolean;
  /** The fewest pieces of which it reduces some. */
  readonly piecesNeeded: (rules: PromotionRules) => number;
  /** The reduction of each given line; the lines are those with the promotion's products. */
  readonly take: (
    terms: ReductionTerms & { readonly rules: PromotionRules },
    lines: readonly PieceLine[],
  ) => TakenPieces[];
};

/** Gives one free piece of the promotion's products, box included, or free delivery. */
export type GivingKind = AnyKind & { readonly entersBy: 'itself'; readonly reduces: 'gift' | 'delivery' };

export type PromotionKind = LineKind | ReductionKind | PieceKind | GivingKind;

/** Texts about a kind in the back office. */
export type PromotionKindWords = {
  /** In the words of an owner: what an offer of this kind is called. */
  readonly title: string;
  readonly intro: string;
  /** Below the field of its name: who reads it. */
  readonly nameHint: string;
  /** Other words by which the search finds it. */
  readonly keywords: readonly string[];
};
