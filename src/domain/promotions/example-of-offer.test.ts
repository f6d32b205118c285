import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { exampleOfOffer } from './example-of-offer.ts';
import type { PromotionType } from './kinds.ts';
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
  expect(example(type, about)).toEqual({ pieces, price, paid });
});

test.each<[PromotionType]>([['FREE_ITEM'], ['FREE_DELIVERY'], ['BUY_X_GET_Y_FREE']])('%s needs no example', (type) => {
  expect(example(type)).toBeNull();
});
