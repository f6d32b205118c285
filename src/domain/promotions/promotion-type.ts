import { hasField, PROMOTION_KINDS, type PromotionType, typesThatEnterBy } from './kinds.ts';

/** The condition of a promotion, by the documents' names. */
export type PromotionCondition = { readonly conditionType: string; readonly conditionValue: string };

/**
 * The effective type of a promotion: the documents save a coupon under the type of the newsletter's codes. The
 * condition decides; without one, a public code means a coupon.
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
  if (PROMOTION_KINDS[type].entersBy !== 'code') return type;
  const named = typesThatEnterBy('code').filter((one) =>
    conditions.some(({ conditionType }) => conditionType === PROMOTION_KINDS[one].conditionType),
  );
  // A public code beside the newsletter's condition is still a public code.
  if (named.includes('COUPON_CODE')) return 'COUPON_CODE';
  return named[0] ?? ((couponCode ?? '').trim() === '' ? type : 'COUPON_CODE');
}

/** The conditions stored with a promotion; empty when it depends only on the cart. */
export function conditionsOf(type: PromotionType, couponCode: string | null): readonly PromotionCondition[] {
  const { conditionType } = PROMOTION_KINDS[type];
  return conditionType === null
    ? []
    : [{ conditionType, conditionValue: hasField(type, 'couponCode') ? (couponCode ?? '') : 'true' }];
}

/** The public code, from its own field or from its condition; '' when there is none. */
export function couponCodeOf(couponCode: string | null, conditions: readonly PromotionCondition[]): string {
  const own = (couponCode ?? '').trim();
  if (own !== '') return own;
  const { conditionType: asked } = PROMOTION_KINDS.COUPON_CODE;
  return conditions.find(({ conditionType }) => conditionType === asked)?.conditionValue.trim() ?? '';
}
