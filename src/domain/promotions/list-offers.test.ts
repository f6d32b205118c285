import { describe, expect, test } from 'vitest';
import type { Product, Size } from '#domain/menu/menu.ts';
import { bani } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aBundle, aCoupon, aReduction, FRIDAY_NOON } from '#test/support/a-cart.ts';
import { aCategory, aMenu, aProduct, aSize, aWindow } from '#test/support/a-menu.ts';
import { listOffers, turnedBetween } from './list-offers.ts';
import type { Promotion } from './promotion.ts';
import type { PieceLine } from './promotion-kind.ts';
import { NO_RULES, type PromotionRules } from './promotion-rules.ts';

const promotion = (id: number, type: Promotion['type'], minimum = 0, rules: Partial<PromotionRules> = {}): Promotion =>
  aBundle([], { id, type, minimumOrder: bani(minimum), rules: { ...NO_RULES, ...rules } });
const pair = promotion(20, 'BUY_ONE_GET_ONE', 0, { paidPieces: 1, freePieces: 1, productIds: [7] });
const piecesOf = (productId: number, pieces: number): PieceLine[] => [
  {
    productId,
    categoryId: 1,
    unitPrice: bani(4_000),
    plainPrice: bani(4_000),
    boxPrice: bani(0),
    pieces,
    vatBasisPoints: 0,
  },
];
const sized = (id: number, name: string, about: Partial<Product> = {}, size: Partial<Size> = {}) =>
  aProduct({ id, name, sizes: [aSize({ price: bani(900), boxPrice: bani(100), ...size })], ...about });
const juice = sized(8, 'Suc');
type Asked = Parameters<typeof listOffers>[0];
const offers = (promotions: readonly Promotion[], about: Partial<Asked> = {}) =>
  listOffers({
    promotions,
    products: bani(5_000),
    discountable: bani(5_000),
    pieces: piecesOf(7, 1),
    menu: aMenu([sized(7, 'Pizza'), juice], [aCategory({ id: 1, name: 'Cuptor' })]),
    zones: [],
    reductions: [],
    circumstances: { today: localDate('2026-11-20'), now: FRIDAY_NOON, method: null, zoneCode: null },
    ...about,
  });
const states = (...asked: Parameters<typeof offers>) =>
  offers(...asked).map(({ promotion: { id }, state }) => [id, state]);
const listed = (...asked: Parameters<typeof offers>) => offers(...asked).map(({ promotion: { id } }) => id);

test('what is applied comes first, then what is reached, then what is nearest', () => {
  const list = [
    promotion(5, 'DISCOUNT_ON_CART', 9_000),
    promotion(4, 'FREE_DELIVERY', 6_000),
    pair,
    promotion(6, 'FREE_ITEM', 4_000, { productIds: [8] }),
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
  expect(states([pair], { pieces: piecesOf(7, 2) })).toEqual([[20, { is: 'open' }]]);
});

test('a code is not listed, nor what is for another way of being served once one is chosen', () => {
  expect(states([promotion(aCoupon().promotionId, 'COUPON_CODE')])).toEqual([]);
  const table = promotion(9, 'DISCOUNT_ON_CART', 0, { methods: ['RESTAURANT'] });
  expect(states([table])).toHaveLength(1);
  const circumstances = { today: localDate('2026-11-20'), now: FRIDAY_NOON, method: 'PICKUP', zoneCode: null } as const;
  expect(states([table], { circumstances })).toEqual([]);
});

describe('a gift', () => {
  const gift = (rules: Partial<PromotionRules> = {}) =>
    promotion(6, 'FREE_ITEM', 9_000, { productIds: [8, 9], ...rules });
  test.each<[string, readonly Product[], Partial<PromotionRules>, readonly string[] | null]>([
    ['names what can be had', [juice, sized(9, 'Tort')], {}, ['Suc', 'Tort']],
    ['not what has left the menu', [juice], {}, ['Suc']],
    ['not what is sold out', [juice, sized(9, 'Tort', {}, { isSoldOut: true })], {}, ['Suc']],
    ['not what only adults get', [juice, sized(9, 'Vin', { isAgeRestricted: true })], {}, ['Suc']],
    [
      'not what costs more than is left',
      [juice, sized(9, 'Tort', {}, { price: bani(901) })],
      { budget: bani(1_000) },
      ['Suc'],
    ],
    ['is not offered when nothing is left of the menu', [], {}, null],
    ['is not offered when nothing can be ordered', [sized(8, 'Suc', { isOn: false })], {}, null],
    ['is not offered when the budget is too small', [juice], { budget: bani(999) }, null],
  ])('%s', (_name, products, rules, names) => {
    const [offer] = offers([gift(rules)], { menu: aMenu(products) });
    expect(offer?.about ?? null).toEqual(names);
  });
});

test('a gift that the cart has is named, also when nobody else gets one', () => {
  const reductions = [aReduction(1_000, { promotionId: 6 })];
  const menu = aMenu([sized(8, 'Suc', {}, { isSoldOut: true })]);
  const [offer] = offers([promotion(6, 'FREE_ITEM', 0, { productIds: [8] })], { reductions, menu });
  expect(offer?.about).toEqual(['Suc']);
});

test('what a promotion is about is told by the names of the menu', () => {
  const about = (rules: Partial<PromotionRules>) =>
    offers([promotion(1, 'DISCOUNT_ON_PRODUCT', 0, rules)]).map((offer) => offer.about);
  expect(about({ productIds: [8, 99], categoryIds: [1, 99] })).toEqual([['Cuptor', 'Suc']]);
  expect(about({})).toEqual([[]]);
});

describe('what is left of the budget', () => {
  const on = (budget: number, type: Promotion['type'], terms: Partial<Promotion> = {}) => [
    { ...promotion(1, type, 6_000, { budget: bani(budget), paidPieces: 1, freePieces: 1, productIds: [7] }), ...terms },
  ];
  const sum = { discountAmount: bani(1_500) };
  const percent = { discountBasisPoints: 1_000 };
  const zones = [
    { code: 'A', fee: bani(0), enabled: true },
    { code: 'B', fee: bani(700), enabled: true },
    { code: 'C', fee: bani(900), enabled: true },
    { code: 'D', fee: bani(100), enabled: false },
  ];
  test.each<[string, readonly Promotion[], Partial<Asked>, boolean]>([
    ['enough for the sum', on(1_500, 'FIXED_DISCOUNT_ON_CART', sum), {}, true],
    ['too little for the sum', on(1_499, 'FIXED_DISCOUNT_ON_CART', sum), {}, false],
    ['enough for a percentage of the minimum', on(600, 'DISCOUNT_ON_CART', percent), {}, true],
    ['too little for a percentage of the minimum', on(599, 'DISCOUNT_ON_CART', percent), {}, false],
    [
      'too little for a percentage of this cart',
      on(600, 'DISCOUNT_ON_CART', percent),
      { products: bani(7_000), discountable: bani(7_000) },
      false,
    ],
    [
      'nothing, though nothing may be reduced',
      on(0, 'DISCOUNT_ON_CART', percent),
      { products: bani(7_000), discountable: bani(0) },
      false,
    ],
    ['enough for a second piece', on(4_000, 'BUY_ONE_GET_ONE', { minimumOrder: bani(0) }), {}, true],
    ['too little for a second piece', on(3_999, 'BUY_ONE_GET_ONE', { minimumOrder: bani(0) }), {}, false],
    ['nothing for pieces that are not in the cart', on(0, 'BUY_ONE_GET_ONE'), { pieces: [] }, false],
    ['enough for the cheapest delivery', on(700, 'FREE_DELIVERY'), { zones }, true],
    ['too little for the cheapest delivery', on(699, 'FREE_DELIVERY'), { zones }, false],
    ['some, while the fees are not known', on(1, 'FREE_DELIVERY'), {}, true],
    ['what the order was given', on(0, 'FREE_DELIVERY'), { reductions: [aReduction(500, { promotionId: 1 })] }, true],
  ])('%s', (_name, promotions, about, isListed) => {
    expect(listed(promotions, about)).toEqual(isListed ? [1] : []);
  });

  test('deliveries count where it is for', () => {
    const far = (budget: number) => [promotion(1, 'FREE_DELIVERY', 0, { budget: bani(budget), zoneCodes: ['C'] })];
    expect([listed(far(899), { zones }), listed(far(900), { zones })]).toEqual([[], [1]]);
  });

  test('without uses left nothing is offered', () => {
    expect(listed([promotion(1, 'FREE_DELIVERY', 0, { mostUses: 0 })])).toEqual([]);
  });
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
