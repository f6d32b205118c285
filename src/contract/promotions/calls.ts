import { defineCall } from '../define/define-call.ts';
import { ApplyCouponRequest, ApplyCouponResponse, PromotionsResponse } from './wire.ts';

export const getPromotions = defineCall({
  method: 'GET',
  path: '/user-service/promotions',
  access: 'public',
  sentence: 'Lists the bundles that are active today.',
  response: PromotionsResponse,
});

export const applyCoupon = defineCall({
  method: 'POST',
  path: '/user-service/promotions/apply-coupon',
  access: 'public',
  /** Above what a family at one address tries; also limits guesses sent simultaneously. */
  limit: { points: 60, seconds: 600 },
  sentence: 'Tells what a coupon would take off. Redeeming happens with the order.',
  refusals: ['coupon_below_minimum', 'coupon_invalid', 'coupon_not_applicable', 'too_many_requests'],
  body: ApplyCouponRequest,
  response: ApplyCouponResponse,
});
