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
  refusals: [
    'amount_invalid',
    'bundle_free_set_required',
    'bundle_label_required',
    'bundle_option_required',
    'bundle_option_unknown',
    'bundle_paid_set_required',
    'bundle_too_many_options',
    'bundle_too_many_sets',
    'changed_meanwhile',
    'coupon_code_invalid',
    'coupon_code_taken',
    'free_option_too_expensive',
    'percentage_invalid',
    'picture_unknown',
    'promotion_discount_required',
    'promotion_end_before_start',
    'promotion_end_required',
    'promotion_gift_required',
    'promotion_name_required',
    'promotion_not_found',
    'promotion_percentage_required',
    'promotion_pieces_invalid',
    'promotion_products_required',
    'promotion_start_required',
    'promotion_type_fixed',
    'promotion_uses_invalid',
    'text_invalid',
    'too_many_windows',
    'validity_invalid',
    'window_days_required',
    'window_hour_invalid',
  ],
  body: SavePromotionRequest,
  response: SavePromotionResponse,
  created: 'sometimes',
});

export const deletePromotion = defineCall({
  method: 'DELETE',
  path: '/admin-service/admin/promotions/{id}',
  access: 'admin',
  sentence: 'Deletes a promotion that is off and that no order, no given code and no newsletter names.',
  refusals: ['changed_meanwhile', 'promotion_in_use', 'promotion_not_found', 'promotion_still_on'],
  params: PromotionParams,
  response: DoneResponse,
});
