import { expect, test } from 'vitest';
import { dateOf } from '#domain/time/bucharest.ts';
import { instant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aBundle } from '#test/support/a-cart.ts';
import { aWindow } from '#test/support/a-menu.ts';
import type { PromotionType } from './kinds.ts';
import type { Promotion } from './promotion.ts';
import { NO_RULES } from './promotion-rules.ts';
import { promotionStateAt } from './promotion-state.ts';
import { conditionsOf, couponCodeOf, promotionTypeOf } from './promotion-type.ts';

const stateAt = (at: string, promotion: Promotion) => {
  const now = instant(Date.parse(`${at}:00+02:00`));
  return promotionStateAt(promotion, { today: dateOf(now), now });
};
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
  const on = (day: string, isActive = true) => stateAt(`${day}T12:00`, aBundle([], { ...dates, isActive }));
  expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map((day) => on(day))).toEqual([
    'scheduled',
    'running',
    'running',
    'ended',
  ]);
  expect(on('2026-11-20', false)).toBe('off');
});

test('hours that begin on the last day run to their end, after midnight', () => {
  const rules = { ...NO_RULES, windows: [aWindow('22:00-02:00')] };
  const night = aBundle([], { startDate: localDate('2026-11-20'), endDate: localDate('2026-11-20'), rules });
  expect(['2026-11-20T01:00', '2026-11-20T12:00', '2026-11-21T01:59'].map((at) => stateAt(at, night))).toEqual([
    'running',
    'running',
    'running',
  ]);
  expect(stateAt('2026-11-21T02:00', night)).toBe('ended');
});
