import type { PromotionType } from './promotion.ts';

/** What a promotion depends on, by the documents' names. */
export type PromotionCondition = { readonly conditionType: string; readonly conditionValue: string };

/** The two conditions of the documents. */
export const SUBSCRIBED = 'SUBSCRIBED_TO_NEWSLETTER';
export const COUPON = 'COUPON_CODE';

/**
 * What a promotion is, whatever it is called: the documents save a coupon under the type of the newsletter's codes.
 * The condition decides; without one, a code for everybody makes a coupon.
 *
 * @see readings 9
 */
export function promotionTypeOf({
  type,
  couponCode,
  conditions,
}: {
  readonly type: PromotionType;
  readonly couponCode: string | null;
  readonly conditions: readonly PromotionCondition[];
}): PromotionType {
  if (type === 'BUY_X_GET_Y_FREE') return type;
  if (conditions.some(({ conditionType }) => conditionType === COUPON)) return 'COUPON_CODE';
  if (conditions.some(({ conditionType }) => conditionType === SUBSCRIBED)) return 'NEWSLETTER_SUBSCRIPTION';
  return (couponCode ?? '').trim() === '' ? type : 'COUPON_CODE';
}

/** The condition a promotion is stored with; a bundle depends on nothing. */
export function conditionsOf(type: PromotionType, couponCode: string | null): readonly PromotionCondition[] {
  switch (type) {
    case 'BUY_X_GET_Y_FREE':
      return [];
    case 'COUPON_CODE':
      return [{ conditionType: COUPON, conditionValue: couponCode ?? '' }];
    case 'NEWSLETTER_SUBSCRIPTION':
      return [{ conditionType: SUBSCRIBED, conditionValue: 'true' }];
  }
}

/** The code for everybody, in its own field or as the value of its condition; '' when there is none. */
export function couponCodeOf(couponCode: string | null, conditions: readonly PromotionCondition[]): string {
  const own = (couponCode ?? '').trim();
  if (own !== '') return own;
  return conditions.find(({ conditionType }) => conditionType === COUPON)?.conditionValue.trim() ?? '';
}
