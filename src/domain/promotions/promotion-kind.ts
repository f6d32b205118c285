/** What a kind of promotion consists of. A new kind is a folder under `kinds/` and a line in `kinds.ts`. */
import type { Bani } from '#domain/money/bani.ts';
import type { PromotionRules } from './promotion-rules.ts';

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

/** Pieces of one product at one price that may be reduced: a line of the cart, without bundles and age-restricted products. */
export type PieceLine = {
  readonly productId: number;
  readonly categoryId: number;
  /** One piece with all that was chosen for it. */
  readonly unitPrice: Bani;
  /** What the piece alone costs, and its box. */
  readonly plainPrice: Bani;
  readonly boxPrice: Bani;
  readonly pieces: number;
  readonly vatBasisPoints: number;
};

/** Fields that only some kinds have, by the documents' names. All kinds have a name, a description, dates and a switch. */
export type PromotionField =
  | 'couponCode'
  | 'discountPercentage'
  | 'discountAmount'
  | 'minOrderValue'
  | 'validityInDays'
  | 'productIds'
  | 'categoryIds'
  | 'buyQuantity'
  | 'freeQuantity'
  | 'availabilityWindows'
  | 'deliveryMethods'
  | 'zoneCodes'
  | 'maxUses'
  | 'maxUsesPerPerson'
  | 'budget'
  | 'image'
  | 'promotionProductBeans';

type AnyKind = {
  /** What its form asks for, in the form's order; the server reads and demands the same. */
  readonly fields: readonly PromotionField[];
  /** The documents' name of what it depends on; null where it depends on nothing but the cart. */
  readonly conditionType: string | null;
  /** A new one is switched on, whatever the request says. */
  readonly isNewAlwaysActive: boolean;
  /** Only for persons who have not ordered before (`person.ts`). */
  readonly isForFirstOrder?: true;
};

/** A line of the cart that the guest puts together: its rules price that line. */
export type LineKind = AnyKind & { readonly entersBy: 'line'; readonly reduces: null };

/** What takes a sum off the products: by a code that the guest types, or by itself as soon as its condition holds. */
export type ReductionKind = AnyKind & {
  readonly entersBy: 'code' | 'itself';
  readonly reduces: 'cart';
  /** What it needs of a cart; null when the cart has it. */
  readonly condition: (terms: ReductionTerms, cart: CartFacts) => { readonly missing: Bani } | null;
  /** What it takes off the sum of the products. Never more than may be reduced: `reduce-cart.ts` sees to that. */
  readonly effect: (terms: ReductionTerms, cart: CartFacts) => Bani;
};

/** What a promotion takes of the pieces of one line, and how many of them it uses: a piece is reduced by one promotion. */
export type TakenPieces = { readonly pieces: number; readonly amount: Bani };

/** What makes single pieces cheaper, by itself. */
export type PieceKind = AnyKind & {
  readonly entersBy: 'itself';
  readonly reduces: 'pieces';
  /** The pieces count together over all lines, so that one line cannot be judged alone. */
  readonly isOverLines: boolean;
  /** For each line what it takes; the lines are those the promotion is about. */
  readonly take: (
    terms: ReductionTerms & { readonly rules: PromotionRules },
    lines: readonly PieceLine[],
  ) => TakenPieces[];
};

/** What gives away one piece of what the promotion is about, box included, or the delivery. */
export type GivingKind = AnyKind & { readonly entersBy: 'itself'; readonly reduces: 'gift' | 'delivery' };

export type PromotionKind = LineKind | ReductionKind | PieceKind | GivingKind;

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
