/** Public API of the feature `promotions`: other features import nothing else of it. */
export { describeCoupon } from './describe-coupon.ts';
export { findCoupon, findGivenCoupon, findRunningCoupon } from './find-coupon.ts';
export { issuePersonalCoupon } from './issue-personal-coupon.ts';
export { giveUsesBack, loadWhatIsLeft, takeUses, takeUsesAgain } from './limited-promotions.ts';
export { listShownPromotions, loadOrderPromotions } from './list-shown-promotions.ts';
export { anonymiseRedemptions } from './personal-data.ts';
export { listUsedUp, loadLeftForPerson, writeUsesOfPerson } from './promotions-of-person.ts';
export { redeemCoupon, releaseCoupon, takeCouponAgain } from './redeem-coupon.ts';
export { planPromotion } from './save-promotion.ts';
