import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import type { PromotionType } from './kinds.ts';
import { parsePromotion, type TypedPromotion } from './parse-promotion.ts';
import { NO_RULES } from './promotion-rules.ts';

const TYPED: TypedPromotion = {
  name: 'Toamna la Poftă',
  description: '',
  discountPercentage: 10,
  discountAmount: null,
  minOrderValue: undefined,
  couponCode: 'toamna10',
  validityInDays: '',
  startDate: '2026-11-20',
  endDate: [2026, 12, 20],
};

const parse = (about: Partial<TypedPromotion> = {}, type: PromotionType = 'COUPON_CODE') =>
  parsePromotion(type, { ...TYPED, ...about });
const problems = (about: Partial<TypedPromotion>, type?: PromotionType) => {
  const parsed = parse(about, type);
  return parsed.ok ? [] : parsed.error.map(({ field, code }) => `${field} ${code}`);
};

test('a coupon is read with its code in capitals, amounts in bani and days counted from its dates', () => {
  expect(parse({ discountAmount: '12,50', minOrderValue: 50 })).toEqual({
    ok: true,
    value: {
      name: 'Toamna la Poftă',
      description: '',
      discountBasisPoints: 1000,
      discountAmount: bani(1250),
      minimumOrder: bani(5000),
      couponCode: 'TOAMNA10',
      validityInDays: 30,
      startDate: '2026-11-20',
      endDate: '2026-12-20',
      rules: NO_RULES,
    },
  });
});

test.each<[PromotionType, readonly [number, number, number]]>([
  ['COUPON_CODE', [1_000, 500, 2_000]],
  ['DISCOUNT_ON_CART', [1_000, 0, 2_000]],
  ['FIXED_DISCOUNT_ON_CART', [0, 500, 2_000]],
  ['DISCOUNT_ON_PRODUCT', [1_000, 500, 0]],
  ['BUY_X_GET_Y_FREE', [0, 0, 0]],
])('%s keeps of percentage, amount and minimum only what it takes off: %j', (type, expected) => {
  const parsed = parse({ discountAmount: 5, minOrderValue: 20, productIds: [7] }, type);
  if (!parsed.ok) throw new Error('The promotion is right');
  const { discountBasisPoints, discountAmount, minimumOrder } = parsed.value;
  expect([discountBasisPoints, discountAmount, minimumOrder]).toEqual(expected);
});

describe('what a kind asks for beside sums', () => {
  const HAPPY: Partial<TypedPromotion> = {
    categoryIds: [2, 2],
    productIds: [7],
    availabilityWindows: [{ weekdays: [5], from: '16:00', until: '18:00' }],
    deliveryMethods: ['PICKUP'],
    zoneCodes: ['BLAJ'],
    buyQuantity: '2',
    freeQuantity: 1,
    maxUses: '10',
    budget: '250,50',
    maxUsesPerPerson: '1',
  };

  test('is read where the kind has the field, and left out where it has not', () => {
    const rules = (type: PromotionType) => {
      const parsed = parse(HAPPY, type);
      return parsed.ok && parsed.value.rules;
    };
    const windows = [{ weekdays: [5], fromMinute: 960, untilMinute: 1_080 }];
    const limits = { mostUses: 10, budget: 25_050, mostUsesPerPerson: 1 };
    const about = { ...NO_RULES, ...limits, productIds: [7], categoryIds: [2], windows, methods: ['PICKUP'] };
    expect(rules('DISCOUNT_ON_PRODUCT')).toEqual(about);
    expect(rules('BUY_ONE_GET_ONE')).toEqual({ ...about, paidPieces: 2, freePieces: 1 });
    expect(rules('FREE_DELIVERY')).toEqual({ ...NO_RULES, ...limits, windows, zoneCodes: ['BLAJ'] });
    expect(rules('COUPON_CODE')).toEqual(NO_RULES);
  });

  test.each<[string, Partial<TypedPromotion>, readonly string[]]>([
    ['no product and no category', { productIds: null, categoryIds: [] }, ['productIds promotion_products_required']],
    ['nothing to pay for', { buyQuantity: 0 }, ['buyQuantity promotion_pieces_invalid']],
    ['half a piece', { freeQuantity: 0.5 }, ['freeQuantity promotion_pieces_invalid']],
    ['no pieces', { freeQuantity: null }, ['freeQuantity promotion_pieces_invalid']],
    ['no order', { maxUses: 0 }, ['maxUses promotion_uses_invalid']],
    ['half an order', { maxUses: '1,5' }, ['maxUses promotion_uses_invalid']],
    ['more orders than can be counted', { maxUses: 1_000_001 }, ['maxUses promotion_uses_invalid']],
    ['no order of a person', { maxUsesPerPerson: 0 }, ['maxUsesPerPerson promotion_uses_invalid']],
    ['no money', { budget: 0 }, ['budget amount_invalid']],
    ['money that is none', { budget: 'mult' }, ['budget amount_invalid']],
    ['21 pieces', { freeQuantity: 21 }, ['freeQuantity promotion_pieces_invalid']],
    [
      'hours of no day',
      { availabilityWindows: [{ weekdays: [], from: '16:00', until: '18:00' }] },
      ['availabilityWindows.0.weekdays window_days_required'],
    ],
  ])('%s is refused at its field', (_name, about, expected) => {
    expect(problems({ ...HAPPY, ...about }, 'BUY_ONE_GET_ONE')).toEqual(expected);
  });
});

test('what is missing is asked for by the fields of the form', () => {
  const none = { couponCode: null, discountPercentage: 0 };
  expect(problems(none, 'DISCOUNT_ON_CART')).toEqual(['discountPercentage promotion_percentage_required']);
  expect(problems(none, 'FREE_ITEM')).toEqual(['productIds promotion_gift_required']);
});

test('a code for subscribers keeps its own number of days, and has no code for everybody', () => {
  const parsed = parse({ validityInDays: 14 }, 'NEWSLETTER_SUBSCRIPTION');
  expect(parsed.ok && [parsed.value.validityInDays, parsed.value.couponCode]).toEqual([14, null]);
});

test('a bundle needs neither discount nor code', () => {
  expect(problems({ discountPercentage: null, couponCode: null }, 'BUY_X_GET_Y_FREE')).toEqual([]);
});

test.each([
  ['an amount', { discountAmount: 15 }, []],
  ['no amount, whatever the percentage', { discountPercentage: 10 }, ['discountAmount amount_invalid']],
])('a fixed discount with %s', (_name, about, told) => {
  expect(problems({ couponCode: null, ...about }, 'FIXED_DISCOUNT_ON_CART')).toEqual(told);
});

describe('back-office.md §5: what is refused, and where', () => {
  test.each<[string, Partial<TypedPromotion>, string]>([
    ['no name', { name: ' ' }, 'name promotion_name_required'],
    ['no name at all', { name: undefined }, 'name promotion_name_required'],
    ['a name beyond 120 characters', { name: 'a'.repeat(121) }, 'name text_invalid'],
    ['a description beyond 1,000', { description: 'a'.repeat(1_001) }, 'description text_invalid'],
    ['no first day', { startDate: '' }, 'startDate promotion_start_required'],
    ['no last day', { endDate: null }, 'endDate promotion_end_required'],
    ['a day that does not exist', { endDate: '2026-02-30' }, 'endDate promotion_end_required'],
    ['a last day before the first', { endDate: '2026-11-19' }, 'endDate promotion_end_before_start'],
    ['101 %', { discountPercentage: 101 }, 'discountPercentage percentage_invalid'],
    ['100,01 %', { discountPercentage: '100,01' }, 'discountPercentage percentage_invalid'],
    ['less than 0 %', { discountPercentage: -1 }, 'discountPercentage percentage_invalid'],
    ['a third decimal', { discountPercentage: '10.555' }, 'discountPercentage percentage_invalid'],
    ['neither percentage nor amount', { discountPercentage: '' }, 'discountPercentage promotion_discount_required'],
    ['a negative amount', { discountAmount: -5 }, 'discountAmount amount_invalid'],
    ['a minimum that is no amount', { minOrderValue: 'mult' }, 'minOrderValue amount_invalid'],
    ['a minimum of a million', { minOrderValue: 1_000_000 }, 'minOrderValue amount_invalid'],
    ['less than 0 days', { validityInDays: -1 }, 'validityInDays validity_invalid'],
    ['half a day', { validityInDays: '1.5' }, 'validityInDays validity_invalid'],
    ['no code', { couponCode: null }, 'couponCode coupon_code_invalid'],
    ['a code with a space inside', { couponCode: 'UN COD' }, 'couponCode coupon_code_invalid'],
    ['a code beyond 40 characters', { couponCode: 'A'.repeat(41) }, 'couponCode coupon_code_invalid'],
  ])('%s', (_name, about, problem) => {
    expect(problems(about)).toEqual([problem]);
  });

  test.each<[string, Partial<TypedPromotion>]>([
    ['no description', { description: undefined }],
    ['0 % with an amount', { discountPercentage: 0, discountAmount: 10 }],
    ['100 %', { discountPercentage: '100%' }],
    ['12,5 %', { discountPercentage: '12,5' }],
    ['one day only', { endDate: '2026-11-20' }],
    ['0 days', { validityInDays: 0 }],
    ['days counted from dates far apart', { validityInDays: 36_500 }],
    ['a code of one letter', { couponCode: 'x' }],
    ['a code with diacritics and a hyphen', { couponCode: 'căldură-10%' }],
    ['a moment instead of a day', { startDate: '2026-11-20T10:00:00.000Z' }],
    ['a moment as numbers', { startDate: [2026, 11, 20, 0, 0] }],
  ])('%s is taken', (_name, about) => {
    expect(problems(about)).toEqual([]);
  });

  test('a subscriber’s code runs for ten years at most', () => {
    expect(problems({ validityInDays: '3650' }, 'NEWSLETTER_SUBSCRIPTION')).toEqual([]);
    expect(problems({ validityInDays: 3_651 }, 'NEWSLETTER_SUBSCRIPTION')).toEqual(['validityInDays validity_invalid']);
  });

  test('every problem is told at once', () => {
    expect(problems({ name: '', startDate: null, endDate: null, discountPercentage: 500 })).toHaveLength(4);
  });
});
