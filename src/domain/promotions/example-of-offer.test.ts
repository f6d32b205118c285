import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { exampleOfOffer, sampleTermsOf } from './example-of-offer.ts';
import { PROMOTION_TYPES, type PromotionType } from './kinds.ts';
import type { TermsOfOffer } from './offer-sentence.ts';
import { NO_RULES, type PromotionRules } from './promotion-rules.ts';

type About = Partial<Omit<TermsOfOffer, 'rules'>> & { readonly rules?: Partial<PromotionRules> };
const example = (type: PromotionType, { rules, ...about }: About = {}) =>
  exampleOfOffer(type, {
    discountBasisPoints: 1_000,
    discountAmount: bani(0),
    minimumOrder: bani(0),
    ...about,
    rules: { ...NO_RULES, ...rules },
  });

test.each<[string, PromotionType, About, number, number, number]>([
  ['ten per cent of a cart', 'DISCOUNT_ON_CART', {}, 0, 10_000, 9_000],
  ['a cart that reaches the minimum', 'DISCOUNT_ON_CART', { minimumOrder: bani(15_000) }, 0, 15_000, 13_500],
  ['a sum', 'FIRST_ORDER', { discountAmount: bani(1_500) }, 0, 10_000, 8_500],
  ['a cart with a code', 'COUPON_CODE', {}, 0, 10_000, 9_000],
  [
    'whatever the hour and the uses left',
    'DISCOUNT_ON_CART',
    { rules: { mostUses: 0, zoneCodes: ['A'] } },
    0,
    10_000,
    9_000,
  ],
  ['nothing where the budget is too small', 'DISCOUNT_ON_CART', { rules: { budget: bani(999) } }, 0, 10_000, 10_000],
  ['a piece of a product', 'DISCOUNT_ON_PRODUCT', { rules: { productIds: [7] } }, 1, 4_000, 3_600],
  ['a piece of a category', 'DISCOUNT_ON_PRODUCT', { rules: { categoryIds: [2] } }, 1, 4_000, 3_600],
  ['two and one free', 'BUY_ONE_GET_ONE', { rules: { paidPieces: 2, freePieces: 1 } }, 3, 4_000, 8_000],
])('%s', (_name, type, about, pieces, price, paid) => {
  const before = price * Math.max(1, pieces);
  expect(example(type, about)).toEqual({ pieces, price, beside: null, before, paid });
});

test('a gift and the delivery are free beside a cart, a part of a bundle beside the paid one', () => {
  const cart = { pieces: 0, price: 10_000, paid: 10_000 };
  const gift = { ...cart, beside: { is: 'gift', price: 1_200 }, before: 11_200 };
  expect(example('FREE_ITEM', { rules: { productIds: [7] } })).toEqual(gift);
  expect(example('FREE_DELIVERY')).toEqual({ ...cart, beside: { is: 'delivery', price: 1_000 }, before: 11_000 });
  const bundle = { pieces: 1, price: 4_000, beside: { is: 'part', price: 1_200 }, before: 5_200, paid: 4_000 };
  expect(example('BUY_X_GET_Y_FREE')).toEqual(bundle);
});

test.each(PROMOTION_TYPES)('the terms by which %s is explained take something off', (type) => {
  const { before, paid } = exampleOfOffer(type, sampleTermsOf(type));
  expect(paid).toBeLessThan(before);
  expect(paid).toBeGreaterThan(0);
});
