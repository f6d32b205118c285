import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { instant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aBundle } from '#test/support/a-cart.ts';
import { aWindow } from '#test/support/a-menu.ts';
import { cutsPrices, findPriceCut, lowestBefore } from './price-cut.ts';
import type { Promotion } from './promotion.ts';
import { NO_RULES, type PromotionRules } from './promotion-rules.ts';

const PIZZA = {
  productId: 7,
  categoryId: 1,
  sizeId: 70,
  isAgeRestricted: false,
  price: bani(4_000),
  unitPrice: bani(4_000),
};

function discount(percent: number, rules: Partial<PromotionRules> = {}, about: Partial<Promotion> = {}): Promotion {
  return aBundle([], {
    id: 10,
    name: 'Happy hour',
    type: 'DISCOUNT_ON_PRODUCT',
    discountBasisPoints: percent * 100,
    rules: { ...NO_RULES, productIds: [PIZZA.productId], ...rules },
    ...about,
  });
}

const on = (iso: string) => {
  const now = instant(Date.parse(`${iso}+02:00`));
  return { now, today: dateOf(now) };
};
const FRIDAY = on('2026-11-20T12:00:00');

describe('the price of a piece by a promotion', () => {
  const cutOf = (
    promotions: readonly Promotion[],
    { lowest, piece = {}, at = FRIDAY }: { lowest?: number; piece?: Partial<typeof PIZZA>; at?: typeof FRIDAY } = {},
  ) => {
    const lowestPrices = lowest === undefined ? [] : [{ sizeId: PIZZA.sizeId, price: bani(lowest) }];
    return findPriceCut(
      promotions.map((one) => ({ ...one, lowestPrices })),
      { ...PIZZA, ...piece },
      at,
    );
  };

  test('strikes the price of today through where it was not lower in the 30 days before', () => {
    expect(cutOf([discount(20)])).toEqual({ name: 'Happy hour', price: 3_200, before: 4_000, percent: 20 });
  });

  test('strikes the lowest price through, and its percentage refers to it', () => {
    expect(cutOf([discount(20)], { lowest: 3_500 })).toMatchObject({ price: 3_200, before: 3_500, percent: 8 });
  });

  test.each([3_200, 3_000])('strikes nothing through where it had cost %i', (lowest) => {
    expect(cutOf([discount(20)], { lowest })).toMatchObject({ price: 3_200, before: null, percent: 0 });
  });

  test('counts what must be chosen with the size on both sides', () => {
    expect(cutOf([discount(10)], { piece: { unitPrice: bani(5_000) }, lowest: 3_900 })).toMatchObject({
      price: 4_500,
      before: 4_900,
    });
  });

  test('is by the promotion that takes off most', () => {
    expect(cutOf([discount(10), discount(30, {}, { id: 11, name: 'Toamna' })])).toMatchObject({ name: 'Toamna' });
  });

  test.each<[string, Promotion, Partial<typeof PIZZA>]>([
    ['another product', discount(20, { productIds: [8] }), {}],
    ['an age-restricted product', discount(20), { isAgeRestricted: true }],
    ['one way of receiving the order', discount(20, { methods: ['PICKUP'] }), {}],
    ['so many orders', discount(20, { mostUses: 5 }), {}],
    ['another hour', discount(20, { windows: [aWindow('16:00-18:00')] }), {}],
    ['pieces that count together', discount(0, { paidPieces: 1, freePieces: 1 }, { type: 'BUY_ONE_GET_ONE' }), {}],
  ])('is not told for %s', (_, promotion, piece) => {
    expect(cutOf([promotion], { piece })).toBeNull();
  });

  test('strikes through in the first happy hour, and not in the next, when the price of the first is the lowest', () => {
    const happy = discount(20, { windows: [aWindow('16:00-18:00')] }, { startDate: localDate('2026-11-20') });
    expect(cutOf([happy], { at: on('2026-11-20T17:00:00') })).toMatchObject({ price: 3_200, before: 4_000 });
    expect(cutOf([happy], { at: on('2026-11-21T17:00:00') })).toMatchObject({ price: 3_200, before: null });
  });
});

describe('the lowest price before a promotion began', () => {
  const began = discount(20, {}, { startDate: localDate('2026-11-10') });
  const lowest = (earlier: readonly Promotion[]) => lowestBefore(began, { earlier, piece: PIZZA, lowest: bani(4_000) });

  test('is the lowest of the history where no other promotion ran', () => {
    expect(lowest([began])).toBe(4_000);
  });

  test.each<[string, number, Partial<Promotion>, Partial<PromotionRules>]>([
    ['ended within 30 days before', 3_600, { endDate: localDate('2026-10-12') }, {}],
    ['is switched off since', 3_600, { isActive: false }, {}],
    ['ended earlier', 4_000, { endDate: localDate('2026-10-10') }, {}],
    ['began with it', 4_000, { startDate: localDate('2026-11-10') }, {}],
    ['is about something else', 4_000, {}, { productIds: [8] }],
    ['was limited', 4_000, {}, { mostUses: 3 }],
  ])('with another one that %s is %i', (_, expected, about, rules) => {
    const dates = { startDate: localDate('2026-10-01'), endDate: localDate('2026-11-09') };
    expect(lowest([discount(10, rules, { id: 9, ...dates, ...about })])).toBe(expected);
  });
});

test('only a promotion that each guest gets for each piece cuts the price on the card', () => {
  expect(cutsPrices(discount(10))).toBe(true);
  expect(cutsPrices({ type: 'DISCOUNT_ON_CART', rules: NO_RULES })).toBe(false);
});
