import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceCart } from '#domain/cart/price-cart.ts';
import type { PricedCart, PricedPart } from '#domain/cart/priced-cart.ts';
import { bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { partsOf } from '#domain/orders/payment-means.ts';
import { NO_RULES } from '#domain/promotions/promotion-rules.ts';
import { sumOfReductions } from '#domain/promotions/reduction.ts';
import {
  aBundle,
  aBundleLine,
  aCoupon,
  aFixedDiscount,
  aLine,
  aReduction,
  aSet,
  pricingFacts,
} from '#test/support/a-cart.ts';
import { anOption, anOptionGroup, aProduct, aSize } from '#test/support/a-menu.ts';
import { eligibleForMealCard, listNotEligible } from './eligible-for-meal-card.ts';
import { chooseWithMealCard, settlePayment } from './meal-card-parts.ts';

const soup = aProduct({ name: 'Ciorbă', sizes: [aSize({ price: bani(3_000), boxPrice: bani(150) })] });
const wine = aProduct({
  name: 'Vin',
  sizes: [aSize({ price: bani(6_000), deposit: bani(50) })],
  isAgeRestricted: true,
  vatBasisPoints: 2100,
});
const energy = aProduct({
  name: 'Energizant',
  sizes: [aSize({ price: bani(1_000), deposit: bani(50) })],
  isMealCardExcluded: true,
  vatBasisPoints: 2100,
});
const zone = {
  code: 'BLJ',
  city: 'Blaj',
  county: 'Alba',
  enabled: true,
  minimumOrder: ZERO_BANI,
  fee: bani(700),
  freeFrom: null,
  extraMinutes: 0,
};
const toBlaj = { method: 'DELIVERY', delivery: { zones: [zone], zoneCode: 'BLJ' } } as const;

describe('what meal cards pay', () => {
  test('is the food: no alcohol, no deposit, no fee, no packaging, nothing that the owner marked', () => {
    const lines = [aLine(soup, { quantity: 2 }), aLine(wine), aLine(energy)];
    const cart = priceCart(pricingFacts([soup, wine, energy], lines, toBlaj));
    expect(cart.sums.payable).toBe(6_000 + 300 + 6_050 + 1_050 + 700);
    expect(eligibleForMealCard(cart)).toBe(6_000);
    expect(listNotEligible(cart)).toEqual(['alcohol', 'excluded', 'packaging', 'deposits', 'delivery']);
  });

  test('is everything where nothing else is in the order, and nothing of an empty cart', () => {
    const bread = aProduct({ sizes: [aSize({ price: bani(500) })] });
    const cart = priceCart(pricingFacts([bread], [aLine(bread)]));
    expect([eligibleForMealCard(cart), cart.sums.payable, listNotEligible(cart)]).toEqual([500, 500, []]);
    expect(eligibleForMealCard(priceCart(pricingFacts([], [])))).toBe(0);
  });

  test('is nothing of a drink without food', () => {
    expect(eligibleForMealCard(priceCart(pricingFacts([wine], [aLine(wine)])))).toBe(0);
  });

  test('leaves a dish out as a whole when an alcoholic option goes with it', () => {
    const beer = anOption({ price: bani(900), isAgeRestricted: true });
    const menu = { ...soup, options: { groups: [anOptionGroup({ options: [beer] })], opened: [] } };
    const line = aLine(menu, { options: [{ optionId: beer.id, parentId: null, count: 1 }] });
    expect(eligibleForMealCard(priceCart(pricingFacts([menu], [line])))).toBe(0);
    expect(eligibleForMealCard(priceCart(pricingFacts([menu], [aLine(menu)])))).toBe(3_000);
  });

  test('is reduced with its lines, as for VAT: alcohol has no share in a reduction, marked products have', () => {
    const lines = [aLine(soup), aLine(wine), aLine(energy)];
    const cart = priceCart(pricingFacts([soup, wine, energy], lines, { coupon: aCoupon() }));
    expect(sumOfReductions(cart.sums.reductions)).toBe(400);
    expect(eligibleForMealCard(cart)).toBe(2_700);
  });

  test('keeps delivery that a promotion pays out of the reasons', () => {
    const free = aBundle([], { id: 40, type: 'FREE_DELIVERY' });
    const cart = priceCart(pricingFacts([soup], [aLine(soup)], { ...toBlaj, promotions: [free] }));
    expect(listNotEligible(cart)).toEqual(['packaging']);
    expect(eligibleForMealCard(cart)).toBe(3_000);
  });

  test('is never negative or more than is paid, whatever reductions an earlier version stored', () => {
    const [line] = priceCart(pricingFacts([soup], [aLine(soup)])).lines;
    if (line === undefined) throw new Error('The line is there');
    const sums = { packaging: ZERO_BANI, deposits: ZERO_BANI, deliveryFee: ZERO_BANI };
    const eligible = (reduction: number, payable: number) =>
      eligibleForMealCard({
        lines: [line],
        sums: { ...sums, reductions: [aReduction(reduction)], payable: bani(payable) },
      });
    expect(eligible(9_000, 0)).toBe(0);
    expect(eligible(0, 100)).toBe(100);
  });
});

const amount = (max: number) => fc.integer({ min: 0, max }).map(bani);
const product = fc
  .record({
    price: amount(9_999),
    boxPrice: amount(300),
    deposit: fc.constantFrom(ZERO_BANI, bani(50)),
    rate: fc.constantFrom(1100, 2100),
    isAgeRestricted: fc.boolean(),
    isMealCardExcluded: fc.boolean(),
    isOptionAlcohol: fc.boolean(),
  })
  .map(({ price, boxPrice, deposit, rate, isOptionAlcohol, ...marks }) => {
    const option = anOption({ price: bani(450), vatBasisPoints: 2100, isAgeRestricted: isOptionAlcohol });
    const made = aProduct({
      ...marks,
      vatBasisPoints: rate,
      sizes: [aSize({ price, boxPrice, deposit })],
      extras: [{ name: 'Extra', price: bani(150), allergens: [], isSoldOut: false }],
    });
    return { ...made, options: { groups: [anOptionGroup({ options: [option] })], opened: [] } };
  });
const order = fc.record({
  products: fc.array(product, { minLength: 1, maxLength: 4 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  hasOptions: fc.boolean(),
  isDelivered: fc.boolean(),
  isFree: fc.boolean(),
  percent: fc.nat(10_000),
  off: amount(5_000),
  onPieces: fc.nat(10_000),
  coupon: fc.option(fc.nat(10_000)),
});

/** A random cart with bundles, options, and reductions of every kind. */
function priceRandom(asked: typeof order extends fc.Arbitrary<infer Value> ? Value : never): PricedCart {
  const { products, quantity, hasOptions, isDelivered, isFree, percent, off, onPieces, coupon } = asked;
  const bundle = aBundle([aSet(1, false, products), aSet(2, isFree, products)]);
  const lines = products.map((one) => {
    const optionId = one.options.groups[0]?.options[0]?.id ?? 0;
    const options = hasOptions ? [{ optionId, parentId: null, count: 1 }] : [];
    return aLine(one, { quantity, extras: ['Extra'], options });
  });
  const promotions = [
    bundle,
    aFixedDiscount({ discountAmount: off }),
    aBundle([], { id: 50, type: 'DISCOUNT_ON_CART', discountBasisPoints: percent }),
    aBundle([], {
      id: 60,
      type: 'DISCOUNT_ON_PRODUCT',
      discountBasisPoints: onPieces,
      rules: { ...NO_RULES, productIds: products.slice(0, 1).map(({ id }) => id) },
    }),
    ...(isFree ? [aBundle([], { id: 70, type: 'FREE_DELIVERY' })] : []),
  ];
  const about = { promotions, coupon: coupon === null ? null : aCoupon({ discountBasisPoints: coupon }) };
  return priceCart(
    pricingFacts(products, [...lines, aBundleLine(bundle)], { ...about, ...(isDelivered ? toBlaj : {}) }),
  );
}

/** The full price of the parts that are chosen. */
function priceOf({ lines }: PricedCart, isChosen: (part: PricedPart) => boolean): number {
  return lines
    .flatMap(({ line, parts }) => parts.filter(isChosen).map((part) => ({ part, quantity: line.quantity })))
    .reduce((sum, { part, quantity }) => {
      const extras = part.extras.reduce((all, { price }) => all + price, 0);
      return sum + (part.unitPrice + extras) * quantity;
    }, 0);
}

test('10,000 random carts: food only, never more than is paid, and the parts add up to the ban', () => {
  fc.assert(
    fc.property(order, (asked) => {
      const cart = priceRandom(asked);
      const { payable, packaging, deposits, deliveryFee, reductions } = cart.sums;
      const eligible = eligibleForMealCard(cart);
      const alcohol = priceOf(cart, (part) => part.isAgeRestricted);
      const marked = priceOf(cart, (part) => part.isMealCardExcluded && !part.isAgeRestricted);
      const food = priceOf(cart, (part) => !part.isMealCardExcluded && !part.isAgeRestricted);
      const fee = deliveryFee - sumOfReductions(reductions.filter(({ isDelivery }) => isDelivery));
      const offProducts = sumOfReductions(reductions.filter(({ isDelivery }) => !isDelivery));

      expect(eligible).toBeGreaterThanOrEqual(0);
      expect(eligible).toBeLessThanOrEqual(Math.min(payable, food));
      // Alcohol is never reduced, so it is outside in full; marked products with what reductions leave of them.
      const markedPaid = payable - eligible - alcohol - packaging - deposits - fee;
      expect(markedPaid).toBeGreaterThanOrEqual(0);
      expect(markedPaid).toBeLessThanOrEqual(marked);
      expect(eligible + markedPaid).toBe(food + marked - offProducts);

      const terms = { payable, eligible };
      for (const way of ['meal_card-cash', 'meal_card-card'] as const) {
        const parts = partsOf(chooseWithMealCard(way, terms), payable);
        const settled = settlePayment(parts, terms);
        expect([sumBani(parts.map((part) => part.amount)), sumBani(settled.map((part) => part.amount))]).toEqual([
          payable,
          payable,
        ]);
      }
    }),
    { numRuns: 10_000 },
  );
}, 120_000);
