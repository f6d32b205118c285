import { hasField, PROMOTION_KINDS, type PromotionType, typesThatEnterBy } from './kinds.ts';

/** What a promotion depends on, by the documents' names. */
export type PromotionCondition = { readonly conditionType: string; readonly conditionValue: string };

/**
 * What a promotion is, whatever it is called: the documents save a coupon under the type of the newsletter's codes.
 * The condition decides; without one, a public code makes it a coupon.
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

/** The condition a promotion is stored with; none for what depends on nothing but the cart. */
export function conditionsOf(type: PromotionType, couponCode: string | null): readonly PromotionCondition[] {
  const { conditionType } = PROMOTION_KINDS[type];
  return conditionType === null
    ? []
    : [{ conditionType, conditionValue: hasField(type, 'couponCode') ? (couponCode ?? '') : 'true' }];
}

/** The public code, in its own field or as the value of its condition; '' when there is none. */
export function couponCodeOf(couponCode: string | null, conditions: readonly PromotionCondition[]): string {
  const own = (couponCode ?? '').trim();
  if (own !== '') return own;
  const { conditionType: asked } = PROMOTION_KINDS.COUPON_CODE;
  return conditions.find(({ conditionType }) => conditionType === asked)?.conditionValue.trim() ?? '';
}
