import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceCart } from '#domain/cart/price-cart.ts';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
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
import { splitPaid, splitSums, splitVat, vatPortionsOf } from './split-vat.ts';

const none = { packaging: ZERO_BANI, deliveryFee: ZERO_BANI, reductions: [] };
const portion = (vatBasisPoints: number, products: number, packaging = 0, isDiscountable = true) => ({
  vatBasisPoints,
  products: bani(products),
  packaging: bani(packaging),
  isDiscountable,
});

test('an order is split by rate, boxes with their products, delivery in proportion', () => {
  const portions = [portion(2100, 1000), portion(1100, 3000, 200), portion(1100, 0, 100)];
  const split = splitVat({ portions, packaging: bani(300), deliveryFee: bani(500), reductions: [] });
  expect(split).toEqual([
    { vatBasisPoints: 1100, gross: 3000 + 300 + 375 },
    { vatBasisPoints: 2100, gross: 1000 + 125 },
  ]);
});

test('reductions lower only what may be discounted', () => {
  const portions = [portion(1100, 3000), portion(2100, 6000, 0, false)];
  expect(splitVat({ ...none, portions, reductions: [aReduction(100), aReduction(200)] })).toEqual([
    { vatBasisPoints: 1100, gross: 2700 },
    { vatBasisPoints: 2100, gross: 6000 },
  ]);
});

test('packaging set by hand where no box was counted goes with the products', () => {
  const portions = [portion(1100, 3000), portion(2100, 1000)];
  expect(splitVat({ ...none, portions, packaging: bani(400) })).toEqual([
    { vatBasisPoints: 1100, gross: 3300 },
    { vatBasisPoints: 2100, gross: 1100 },
  ]);
});

test('nothing sold is nothing split', () => {
  expect(splitVat({ ...none, portions: [] })).toEqual([]);
});

test('the shares of a priced cart add up to what is paid without deposits, and none is negative', () => {
  const amount = (max: number) => fc.integer({ min: 0, max }).map(bani);
  const product = fc
    .record({
      price: amount(9_999),
      boxPrice: amount(300),
      rate: fc.constantFrom(1100, 2100),
      isAgeRestricted: fc.boolean(),
    })
    .map(({ price, boxPrice, rate, isAgeRestricted }) =>
      aProduct({
        isAgeRestricted,
        vatBasisPoints: rate,
        sizes: [aSize({ price, boxPrice, deposit: bani(50) })],
        extras: [{ name: 'Extra', price: bani(150), allergens: [], isSoldOut: false }],
      }),
    );
  fc.assert(
    fc.property(
      fc.array(product, { minLength: 1, maxLength: 4 }),
      fc.nat(10_000),
      fc.option(amount(1_400)),
      amount(1_500),
      amount(5_000),
      (products, discountBasisPoints, manual, deliveryFee, discountAmount) => {
        const bundle = aBundle([aSet(1, false, products)]);
        const lines = [...products.map((one) => aLine(one, { quantity: 2, extras: ['Extra'] })), aBundleLine(bundle)];
        const coupon = aCoupon({ discountBasisPoints });
        const { lines: priced, sums } = priceCart(
          pricingFacts(products, lines, { promotions: [bundle, aFixedDiscount({ discountAmount })], coupon }),
        );
        const packaging = manual ?? sums.packaging;
        const { reductions } = sums;
        const shares = splitVat({ portions: vatPortionsOf(priced), packaging, deliveryFee, reductions });
        const paid = sums.products + packaging + deliveryFee - sumOfReductions(reductions);
        expect(shares.reduce((sum, { gross }) => sum + gross, 0)).toBe(paid);
        for (const { gross } of shares) expect(gross).toBeGreaterThanOrEqual(0);
        const noCoupon = splitVat({ ...none, portions: vatPortionsOf(priced) });
        for (const { vatBasisPoints, gross } of noCoupon) {
          const sold = priced
            .flatMap((line) => line.parts.map((part) => ({ part, quantity: line.line.quantity })))
            .filter(({ part }) => part.vatBasisPoints === vatBasisPoints)
            .reduce((sum, { part, quantity }) => sum + (part.unitPrice + 150 * part.extras.length) * quantity, 0);
          expect(gross).toBe(sold);
        }
      },
    ),
  );
});

test('a percentage off a dish covers its options at another rate: no share of any rate is negative', () => {
  const amount = (most: number) => fc.nat(most).map(bani);
  const rate = fc.constantFrom(1_100, 2_100, 0);
  const asked = fc.record({
    dish: fc.tuple(amount(4_000), rate),
    option: fc.tuple(amount(4_000), rate),
    other: fc.option(fc.tuple(amount(4_000), rate)),
    onPieces: fc.nat(10_000),
    off: amount(2_000),
    coupon: fc.nat(10_000),
    box: amount(500),
  });
  fc.assert(
    fc.property(asked, ({ dish, option, other, onPieces, off, coupon, box }) => {
      const cola = anOption({ price: option[0], vatBasisPoints: option[1] });
      const menu = aProduct({ sizes: [aSize({ price: dish[0], boxPrice: box })], vatBasisPoints: dish[1] });
      const offered = { ...menu, options: { groups: [anOptionGroup({ options: [cola] })], opened: [] } };
      const beside =
        other === null ? [] : [aProduct({ sizes: [aSize({ price: other[0] })], vatBasisPoints: other[1] })];
      const lines = [
        aLine(offered, { options: [{ optionId: cola.id, parentId: null, count: 1 }] }),
        ...beside.map((one) => aLine(one)),
      ];
      const rules = { ...NO_RULES, productIds: [offered.id] };
      const promotions = [
        aBundle([], { id: 60, type: 'DISCOUNT_ON_PRODUCT', discountBasisPoints: onPieces, rules }),
        aFixedDiscount({ discountAmount: off }),
      ];
      const about = { promotions, coupon: aCoupon({ discountBasisPoints: coupon }) };
      const { lines: priced, sums } = priceCart(pricingFacts([offered, ...beside], lines, about));
      const { packaging, deliveryFee, reductions } = sums;
      const facts = { portions: vatPortionsOf(priced), packaging, deliveryFee, reductions };
      const parts = splitSums(facts);
      for (const { products, discount } of parts) expect(products - discount).toBeGreaterThanOrEqual(0);
      for (const { products } of splitPaid(facts)) expect(products).toBeGreaterThanOrEqual(0);
      expect(splitVat(facts).reduce((sum, { gross }) => sum + gross, 0)).toBe(
        sums.products + packaging + deliveryFee - sumOfReductions(reductions),
      );
    }),
    { numRuns: 500 },
  );
});

test('an option of another rate is split off its dish', () => {
  const cola = anOption({ price: bani(800), vatBasisPoints: 2100 });
  const menu = aProduct({ sizes: [aSize({ price: bani(3000), boxPrice: bani(100) })], vatBasisPoints: 1100 });
  const offered = { ...menu, options: { groups: [anOptionGroup({ options: [cola] })], opened: [] } };
  const line = aLine(offered, { options: [{ optionId: cola.id, parentId: null, count: 1 }], quantity: 2 });
  const { lines } = priceCart(pricingFacts([offered], [line]));
  expect(splitVat({ ...none, packaging: bani(200), portions: vatPortionsOf(lines) })).toEqual([
    { vatBasisPoints: 1100, gross: 6200 },
    { vatBasisPoints: 2100, gross: 1600 },
  ]);
});
