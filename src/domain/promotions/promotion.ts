/** Promotions as used by the rules. The behaviour of each kind is in its folder under `kinds/`. */
import type { LocalDate } from '#domain/time/local-date.ts';
import type { PromotionType, ReductionType } from './kinds.ts';
import type { ReductionTerms } from './promotion-kind.ts';
import type { PromotionRules } from './promotion-rules.ts';

/** When a promotion may be used. */
export type RunningTime = {
  readonly isActive: boolean;
  readonly startDate: LocalDate;
  /** Last day of the promotion, inclusive (readings 10). */
  readonly endDate: LocalDate;
};

/** Whether a promotion runs on a day (Bucharest): switched on, and the end day still counts (readings 10). */
export function isRunningOn({ isActive, startDate, endDate }: RunningTime, day: LocalDate): boolean {
  return isActive && startDate <= day && day <= endDate;
}

/** One set of a bundle: exactly one of the options is chosen. */
export type BundleSet = {
  readonly id: number;
  readonly label: string;
  readonly isFree: boolean;
  readonly options: readonly { readonly productId: number; readonly sizeId: number }[];
};

/**
 * Sets of products sold together: every set needs a selection; free sets cost 0 lei and 0 packaging, deposits are
 * charged.
 */
export type Bundle = RunningTime & {
  readonly id: number;
  readonly name: string;
  readonly sets: readonly BundleSet[];
};

/** A promotion of any kind; fields that its kind does not use are empty or 0. */
export type Promotion = Bundle & ReductionTerms & { readonly type: PromotionType; readonly rules: PromotionRules };

/** A redeemable code: a promotion's own, or one given to a single mailbox. */
export type Coupon = RunningTime &
  ReductionTerms & {
    readonly promotionId: number;
    readonly type: ReductionType;
    readonly code: string;
  };
