import { expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import type { PromotionType } from './kinds.ts';
import { promotionStateOn } from './promotion-state.ts';
import { conditionsOf, couponCodeOf, promotionTypeOf } from './promotion-type.ts';

const condition = (conditionType: string, conditionValue = '') => [{ conditionType, conditionValue }];

test.each<[string, Parameters<typeof promotionTypeOf>[0], PromotionType]>([
  ['a bundle', { type: 'BUY_X_GET_Y_FREE', couponCode: 'X', conditions: [] }, 'BUY_X_GET_Y_FREE'],
  ['a coupon', { type: 'COUPON_CODE', couponCode: 'X', conditions: [] }, 'COUPON_CODE'],
  ['a coupon without its code', { type: 'COUPON_CODE', couponCode: null, conditions: [] }, 'COUPON_CODE'],
  [
    'a coupon as the documents save it',
    { type: 'NEWSLETTER_SUBSCRIPTION', couponCode: null, conditions: condition('COUPON_CODE', 'X') },
    'COUPON_CODE',
  ],
  [
    'a code for everybody without a condition',
    { type: 'NEWSLETTER_SUBSCRIPTION', couponCode: 'X', conditions: [] },
    'COUPON_CODE',
  ],
  [
    'codes for subscribers, with a code that means nothing',
    { type: 'NEWSLETTER_SUBSCRIPTION', couponCode: 'X', conditions: condition('SUBSCRIBED_TO_NEWSLETTER') },
    'NEWSLETTER_SUBSCRIPTION',
  ],
  [
    'codes for subscribers',
    { type: 'NEWSLETTER_SUBSCRIPTION', couponCode: ' ', conditions: [] },
    'NEWSLETTER_SUBSCRIPTION',
  ],
])('%s is known for what it is', (_name, promotion, type) => {
  expect(promotionTypeOf(promotion)).toBe(type);
});

test('the code stands in its field or in its condition, and the condition is stored with it', () => {
  expect(couponCodeOf(' A ', condition('COUPON_CODE', 'B'))).toBe('A');
  expect(couponCodeOf(null, condition('COUPON_CODE', ' B '))).toBe('B');
  expect(couponCodeOf('', [])).toBe('');
  expect(conditionsOf('COUPON_CODE', 'B')).toEqual(condition('COUPON_CODE', 'B'));
  expect(conditionsOf('COUPON_CODE', null)).toEqual(condition('COUPON_CODE'));
  expect(conditionsOf('NEWSLETTER_SUBSCRIPTION', null)).toEqual(condition('SUBSCRIBED_TO_NEWSLETTER', 'true'));
  expect(conditionsOf('BUY_X_GET_Y_FREE', null)).toEqual([]);
  expect(conditionsOf('FIXED_DISCOUNT_ON_CART', null)).toEqual([]);
});

test('a promotion runs through its last day', () => {
  const dates = { startDate: localDate('2026-11-20'), endDate: localDate('2026-11-21') };
  const on = (day: string, isActive = true) => promotionStateOn({ ...dates, isActive }, localDate(day));
  expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map((day) => on(day))).toEqual([
    'scheduled',
    'running',
    'running',
    'ended',
  ]);
  expect(on('2026-11-20', false)).toBe('off');
});
