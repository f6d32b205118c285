/** What other features may use of `promotions`; everything else is its own. */
export { describeCoupon } from './describe-coupon.ts';
export { exportCoupons } from './export-coupons.ts';
export { findCoupon } from './find-coupon.ts';
export { findGivenCoupon } from './find-given-coupon.ts';
export { findRunningCoupon } from './find-running-coupon.ts';
export { forgetCouponOwner } from './forget-coupon-owners.ts';
export { forgetRedeemers } from './forget-redeemers.ts';
export { issuePersonalCoupon } from './issue-personal-coupon.ts';
export { listShownPromotions } from './list-shown-promotions.ts';
export { loadOrderPromotions } from './load-order-promotions.ts';
export { redeemCoupon } from './redeem-coupon.ts';
export { releaseCoupon } from './release-coupon.ts';
