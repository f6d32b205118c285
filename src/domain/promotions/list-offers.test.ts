import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aBundle, aCoupon, aReduction, FRIDAY_NOON } from '#test/support/a-cart.ts';
import { aWindow } from '#test/support/a-menu.ts';
import { listOffers, turnedBetween } from './list-offers.ts';
import type { Promotion } from './promotion.ts';
import { NO_RULES, type PromotionRules } from './promotion-rules.ts';

const promotion = (id: number, type: Promotion['type'], minimum = 0, rules: Partial<PromotionRules> = {}): Promotion =>
  aBundle([], { id, type, minimumOrder: bani(minimum), rules: { ...NO_RULES, ...rules } });
const pair = promotion(20, 'BUY_ONE_GET_ONE', 0, { paidPieces: 1, freePieces: 1, productIds: [7] });
const states = (promotions: readonly Promotion[], about: Partial<Parameters<typeof listOffers>[0]> = {}) =>
  listOffers({
    promotions,
    products: bani(5_000),
    pieces: [{ productId: 7, categoryId: 1, pieces: 1 }],
    reductions: [],
    circumstances: { today: localDate('2026-11-20'), now: FRIDAY_NOON, method: null, zoneCode: null },
    ...about,
  }).map(({ promotion: { id }, state }) => [id, state]);

test('what is applied comes first, then what is reached, then what is nearest', () => {
  const list = [
    promotion(5, 'DISCOUNT_ON_CART', 9_000),
    promotion(4, 'FREE_DELIVERY', 6_000),
    pair,
    promotion(6, 'FREE_ITEM', 4_000),
    promotion(3, 'FREE_DELIVERY', 6_000),
    promotion(2, 'FIXED_DISCOUNT_ON_CART'),
    promotion(1, 'DISCOUNT_ON_PRODUCT'),
  ];
  const reductions = [aReduction(500, { promotionId: 1 })];
  expect(states(list, { reductions })).toEqual([
    [1, { is: 'applied' }],
    [6, { is: 'reached' }],
    [20, { is: 'pieces_missing', pieces: 1 }],
    [3, { is: 'missing', sum: 1_000 }],
    [4, { is: 'missing', sum: 1_000 }],
    [5, { is: 'missing', sum: 4_000 }],
    [2, { is: 'open' }],
  ]);
});

test('what the cart has no piece of, or all of, is open', () => {
  expect(states([pair], { pieces: [] })).toEqual([[20, { is: 'open' }]]);
  expect(states([pair], { pieces: [{ productId: 7, categoryId: 1, pieces: 2 }] })).toEqual([[20, { is: 'open' }]]);
});

test('a code is not listed, nor what is for another way of being served once one is chosen', () => {
  expect(states([promotion(aCoupon().promotionId, 'COUPON_CODE')])).toEqual([]);
  const table = promotion(9, 'DISCOUNT_ON_CART', 0, { methods: ['RESTAURANT'] });
  expect(states([table])).toHaveLength(1);
  const circumstances = { today: localDate('2026-11-20'), now: FRIDAY_NOON, method: 'PICKUP', zoneCode: null } as const;
  expect(states([table], { circumstances })).toEqual([]);
});

test('what begins and what ends between two moments', () => {
  const at = (hour: string) => instant(Date.parse(`2026-11-20T${hour}:00+02:00`));
  const happy = promotion(1, 'DISCOUNT_ON_PRODUCT', 0, { windows: [aWindow('16:00-18:00')] });
  const between = (before: string, now: string) =>
    turnedBetween([happy, pair], { before: at(before), now: at(now) }).map(({ hasBegun }) => hasBegun);
  expect([between('15:59', '16:00'), between('17:59', '18:01'), between('16:30', '17:00')]).toEqual([
    [true],
    [false],
    [],
  ]);
});
