import { buyXGetYFreeWords } from './kinds/buy-x-get-y-free/words.ts';
import { couponCodeWords } from './kinds/coupon-code/words.ts';
import { fixedDiscountOnCartWords } from './kinds/fixed-discount-on-cart/words.ts';
import { newsletterSubscriptionWords } from './kinds/newsletter-subscription/words.ts';
import type { PromotionType } from './kinds.ts';
import type { PromotionKindWords } from './promotion-kind.ts';

/** What staff read about each kind; a kind without words does not compile. */
export const KIND_WORDS: Readonly<Record<PromotionType, PromotionKindWords>> = {
  BUY_X_GET_Y_FREE: buyXGetYFreeWords,
  NEWSLETTER_SUBSCRIPTION: newsletterSubscriptionWords,
  COUPON_CODE: couponCodeWords,
  FIXED_DISCOUNT_ON_CART: fixedDiscountOnCartWords,
};
