/** Promotions as administrators edit them, with domain values. */
import { availabilityWindows } from '../menu/entries-calls.ts';
import { calendarDay, defineAnswer, lei, type ValueOf } from '../values/define-answer.ts';

export const adminPromotions = defineAnswer('getAdminPromotions', {
  content: [
    {
      discountAmount: lei,
      minOrderValue: lei,
      startDate: calendarDay,
      endDate: calendarDay,
      availabilityWindows,
      budget: lei,
      amountGiven: lei,
      promotionProductBeans: [{ products: [{ dimensions: [{ price: lei, boxPrice: lei, packagePrice: lei }] }] }],
    },
  ],
});
export type AdminPromotion = ValueOf<typeof adminPromotions>['content'][number];
