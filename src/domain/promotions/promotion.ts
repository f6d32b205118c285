/** Promotions as the rules see them: bundles (buy X, get Y free) and coupons. */
import type { Bani } from '#domain/money/bani.ts';
import type { LocalDate } from '#domain/time/local-date.ts';

export const PROMOTION_TYPES = ['BUY_X_GET_Y_FREE', 'NEWSLETTER_SUBSCRIPTION', 'COUPON_CODE'] as const;
export type PromotionType = (typeof PROMOTION_TYPES)[number];

/** One choice a bundle asks for: exactly one of the options. */
export type BundleSet = {
  readonly id: number;
  readonly label: string;
  readonly isFree: boolean;
  readonly options: readonly { readonly productId: number; readonly sizeId: number }[];
};

/** A bundle: every set needs a selection; free sets cost 0 lei and 0 packaging, deposits stay. */
export type Bundle = {
  readonly id: number;
  readonly name: string;
  readonly isActive: boolean;
  readonly startDate: LocalDate;
  /** Last day of the promotion, inclusive (readings 10). */
  readonly endDate: LocalDate;
  readonly sets: readonly BundleSet[];
};

/** A coupon as it may be redeemed: a percentage, an amount, or both unset only by mistake. */
export type Coupon = {
  readonly promotionId: number;
  readonly code: string;
  readonly isActive: boolean;
  readonly discountBasisPoints: number;
  readonly discountAmount: Bani;
  /** Products must reach this sum, 0 for none. */
  readonly minimumOrder: Bani;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
};
