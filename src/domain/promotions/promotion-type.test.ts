import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { instant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aBundle } from '#test/support/a-cart.ts';
import { aWindow } from '#test/support/a-menu.ts';
import type { PromotionType } from './kinds.ts';
import type { Promotion } from './promotion.ts';
import { NO_RULES, type PromotionRules } from './promotion-rules.ts';
import { type PromotionState, promotionStateAt } from './promotion-state.ts';
import { conditionsOf, couponCodeOf, promotionTypeOf } from './promotion-type.ts';

type Facts = Parameters<typeof promotionStateAt>[1];
const stateAt = (at: string, promotion: Promotion, about: Partial<Facts> = {}) => {
  const now = instant(Date.parse(`${at}:00+02:00`));
  const usable = { prices: [], fees: [] };
  return promotionStateAt(promotion, { at: { today: dateOf(now), now }, isAboutNothing: false, usable, ...about });
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

describe('a promotion that no order can be given says why', () => {
  const of = (type: PromotionType, rules: Partial<PromotionRules>) =>
    aBundle([], {
      type,
      discountAmount: bani(1_500),
      discountBasisPoints: 1_000,
      minimumOrder: bani(6_000),
      rules: { ...NO_RULES, ...rules },
    });
  const prices = { usable: { prices: [bani(1_200), bani(1_000)], fees: [bani(700)] } };
  test.each<[string, Promotion, Partial<Facts>, PromotionState]>([
    ['all products have left the menu', of('FREE_ITEM', {}), { isAboutNothing: true }, 'about_nothing'],
    ['all uses are taken', of('FIXED_DISCOUNT_ON_CART', { mostUses: 0 }), {}, 'uses_spent'],
    ['some uses are left', of('FIXED_DISCOUNT_ON_CART', { mostUses: 1 }), {}, 'running'],
    ['nothing is left of the budget', of('FREE_DELIVERY', { budget: bani(0) }), {}, 'budget_spent'],
    ['less is left than the sum', of('FIXED_DISCOUNT_ON_CART', { budget: bani(1_499) }), {}, 'budget_spent'],
    ['the sum is left', of('FIXED_DISCOUNT_ON_CART', { budget: bani(1_500) }), {}, 'running'],
    ['less is left than the cheapest gift', of('FREE_ITEM', { budget: bani(999) }), prices, 'budget_spent'],
    ['the cheapest gift is left', of('FREE_ITEM', { budget: bani(1_000) }), prices, 'running'],
    ['less is left than the cheapest delivery', of('FREE_DELIVERY', { budget: bani(699) }), prices, 'budget_spent'],
    [
      'less is left than off the cheapest piece',
      of('DISCOUNT_ON_PRODUCT', { budget: bani(999) }),
      prices,
      'budget_spent',
    ],
  ])('%s', (_name, promotion, about, state) => {
    expect(stateAt('2026-11-20T12:00', promotion, about)).toBe(state);
  });

  test('not before what its dates say, but also while it waits for its first day', () => {
    const gone = { isAboutNothing: true };
    expect(stateAt('2026-12-01T12:00', of('FREE_ITEM', { mostUses: 0 }), gone)).toBe('ended');
    expect(stateAt('2026-10-31T12:00', of('FREE_ITEM', {}), gone)).toBe('about_nothing');
  });
});
