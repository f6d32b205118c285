import { buyOneGetOneWords } from './kinds/buy-one-get-one/words.ts';
import { buyXGetYFreeWords } from './kinds/buy-x-get-y-free/words.ts';
import { couponCodeWords } from './kinds/coupon-code/words.ts';
import { discountOnCartWords } from './kinds/discount-on-cart/words.ts';
import { discountOnProductWords } from './kinds/discount-on-product/words.ts';
import { firstOrderWords } from './kinds/first-order/words.ts';
import { fixedDiscountOnCartWords } from './kinds/fixed-discount-on-cart/words.ts';
import { freeDeliveryWords } from './kinds/free-delivery/words.ts';
import { freeItemWords } from './kinds/free-item/words.ts';
import { newsletterSubscriptionWords } from './kinds/newsletter-subscription/words.ts';
import type { PromotionType } from './kinds.ts';
import type { PromotionKindWords } from './promotion-kind.ts';

/** What staff read about each kind; a kind without words does not compile. */
export const KIND_WORDS: Readonly<Record<PromotionType, PromotionKindWords>> = {
  BUY_X_GET_Y_FREE: buyXGetYFreeWords,
  NEWSLETTER_SUBSCRIPTION: newsletterSubscriptionWords,
  COUPON_CODE: couponCodeWords,
  FIXED_DISCOUNT_ON_CART: fixedDiscountOnCartWords,
  DISCOUNT_ON_CART: discountOnCartWords,
  DISCOUNT_ON_PRODUCT: discountOnProductWords,
  BUY_ONE_GET_ONE: buyOneGetOneWords,
  FREE_ITEM: freeItemWords,
  FREE_DELIVERY: freeDeliveryWords,
  FIRST_ORDER: firstOrderWords,
};
