/** What a kind of promotion consists of. A new kind is a folder under `kinds/` and a line in `kinds.ts`. */
import type { Bani } from '#domain/money/bani.ts';

/** What a promotion takes off a cart, and from which sum on. */
export type ReductionTerms = {
  readonly discountBasisPoints: number;
  readonly discountAmount: Bani;
  /** Products must reach this sum, 0 for none. */
  readonly minimumOrder: Bani;
};

/** What the rules of a kind are asked about, in bani. */
export type CartFacts = {
  /** Products and paid bundles, after what bundles give away and before every reduction. */
  readonly products: Bani;
  /** The part of `products` that may be reduced: everything but age-restricted products. */
  readonly discountable: Bani;
};

/** Fields that only some kinds have, by the documents' names. All kinds have a name, a description, dates and a switch. */
export type PromotionField =
  | 'couponCode'
  | 'discountPercentage'
  | 'discountAmount'
  | 'minOrderValue'
  | 'validityInDays'
  | 'image'
  | 'promotionProductBeans';

type AnyKind = {
  /** What its form asks for, in the form's order; the server reads and demands the same. */
  readonly fields: readonly PromotionField[];
  /** The documents' name of what it depends on; null where it depends on nothing but the cart. */
  readonly conditionType: string | null;
  /** A new one is switched on, whatever the request says. */
  readonly isNewAlwaysActive: boolean;
};

/** A line of the cart that the guest puts together: its rules price that line. */
export type LineKind = AnyKind & { readonly entersBy: 'line' };

/** What takes a sum off the products: by a code that the guest types, or by itself as soon as its condition holds. */
export type ReductionKind = AnyKind & {
  readonly entersBy: 'code' | 'itself';
  /** What it needs of a cart; null when the cart has it. */
  readonly condition: (terms: ReductionTerms, cart: CartFacts) => { readonly missing: Bani } | null;
  /** What it takes off the sum of the products. Never more than may be reduced: `reduce-cart.ts` sees to that. */
  readonly effect: (terms: ReductionTerms, cart: CartFacts) => Bani;
};

export type PromotionKind = LineKind | ReductionKind;

/** What staff read about a kind in the back office. */
export type PromotionKindWords = {
  readonly title: string;
  readonly intro: string;
  readonly add: string;
  readonly empty: string;
  readonly nameHint: string;
  /** What a guest gets, in one sentence, while the form is filled in; null where the form itself shows it. */
  readonly summary: ((terms: ReductionTerms) => string) | null;
};
