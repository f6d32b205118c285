import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { availabilityWindows } from '../menu/windows-codec.ts';
import { calendarDay, lei } from '../values/fields.ts';
import {
  AdminPromotionsQuery,
  AdminPromotionsResponse,
  PromotionParams,
  SavePromotionRequest,
  SavePromotionResponse,
} from './wire.ts';

export const getAdminPromotions = defineCall({
  method: 'GET',
  path: '/admin-service/admin/promotions',
  access: 'admin',
  sentence: 'Every promotion: bundles, coupons, codes for subscribers; the active ones first.',
  query: AdminPromotionsQuery,
  response: AdminPromotionsResponse,
  responseFields: {
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
  },
});
export type AdminPromotion = AnswerOf<typeof getAdminPromotions>['content'][number];

export const savePromotion = defineCall({
  method: 'POST',
  path: '/admin-service/admin/promotions/create-promotion',
  access: 'admin',
  once: 'by_key',
  sentence:
    'Saves a promotion; with `id` it changes that one, and what is not named stays. A new bundle is always active.',
  body: SavePromotionRequest,
  response: SavePromotionResponse,
  created: 'sometimes',
});

export const deletePromotion = defineCall({
  method: 'DELETE',
  path: '/admin-service/admin/promotions/{id}',
  access: 'admin',
  sentence: 'Deletes a promotion that is off and that no order, no given code and no newsletter names.',
  params: PromotionParams,
  response: DoneResponse,
});
