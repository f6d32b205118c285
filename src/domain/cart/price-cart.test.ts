import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { sumOfReductions } from '#domain/promotions/reduction.ts';
import { ok } from '#domain/result.ts';
import { localDate } from '#domain/time/local-date.ts';
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
import { aCategory, aMenu, anOption, anOptionGroup, aProduct, aSize, aWindow } from '#test/support/a-menu.ts';
import { at } from '#test/support/a-schedule.ts';
import type { CartLine } from './cart.ts';
import { type PricingFacts, priceCart } from './price-cart.ts';

const soup = aProduct({ sizes: [aSize({ price: bani(1990), boxPrice: bani(150) })], allergens: ['milk'] });
const pizza = aProduct({ name: 'Pizza', sizes: [aSize({ price: bani(3500), boxPrice: bani(250) })] });
const water = aProduct({ name: 'Apă', sizes: [aSize({ price: bani(800), deposit: bani(50) })] });
const wine = aProduct({
  name: 'Vin',
  sizes: [aSize({ price: bani(6000), deposit: bani(50) })],
  isAgeRestricted: true,
  vatBasisPoints: 2100,
});
const deal = aBundle([aSet(1, false, [pizza]), aSet(2, false, [pizza, soup]), aSet(3, true, [water])]);
const zone = {
  code: 'BLJ',
  city: 'Blaj',
  county: 'Alba',
  enabled: true,
  minimumOrder: ZERO_BANI,
  fee: bani(500),
  freeFrom: bani(5000),
  extraMinutes: 0,
};
const toBlaj = { method: 'DELIVERY', delivery: { zones: [zone], zoneCode: 'BLJ' } } as const;

const problemsOf = (facts: PricingFacts) => priceCart(facts).lines.map(({ problems }) => problems);
const codesOf = (facts: PricingFacts) => problemsOf(facts).map((problems) => problems.map(({ code }) => code));

describe('the boxes', () => {
  const lines = [aLine(soup, { quantity: 2 }), aLine(water)];
  const boxedWater = aProduct({
    name: 'Apă',
    sizes: [aSize({ price: bani(800), deposit: bani(50), boxPrice: bani(30) })],
  });

  test.each([
    ['before the way is chosen', { method: null }, 300],
    ['picked up', {}, 300],
    ['delivered', toBlaj, 300],
    ['at the table', { method: 'RESTAURANT' }, 0],
    ['in her own container', { hasOwnContainer: true }, 0],
    ['delivered, whatever was ticked', { ...toBlaj, hasOwnContainer: true }, 300],
  ] as const)('of an order %s', (_how, about, packaging) => {
    const priced = priceCart(pricingFacts([soup, water], lines, about));
    expect(priced.sums).toMatchObject({ packaging, deposits: 50 });
    expect(priced.lines[0]?.parts[0]?.boxPrice).toBe(packaging / 2);
  });

  test('of a sealed bottle stay beside her own container', () => {
    const facts = pricingFacts([soup, boxedWater], [aLine(soup), aLine(boxedWater)], { hasOwnContainer: true });
    expect(priceCart(facts).sums.packaging).toBe(30);
  });
});

describe('the sums', () => {
  test('of an empty cart are nothing', () => {
    const priced = priceCart(pricingFacts([], []));
    expect(priced.sums).toEqual({
      products: 0,
      discountable: 0,
      packaging: 0,
      deposits: 0,
      deliveryFee: 0,
      reductions: [],
      total: 0,
      payable: 0,
    });
    expect(priced).toMatchObject({ pieces: 0, hasProblems: false, hasAgeRestricted: false, coupon: null });
  });

  test('count three times 19,99 as 59,97', () => {
    const odd = aProduct({ sizes: [aSize({ price: bani(1999) })] });
    expect(priceCart(pricingFacts([odd], [aLine(odd, { quantity: 3 })])).sums.payable).toBe(5997);
  });

  test('keep products, packaging, deposits, delivery and reductions apart', () => {
    const lines = [aLine(soup, { quantity: 2 }), aLine(water, { quantity: 3 })];
    const priced = priceCart(pricingFacts([soup, water], lines, { ...toBlaj, coupon: aCoupon() }));
    expect(priced.sums).toEqual({
      products: 2 * 1990 + 3 * 800,
      discountable: 6380,
      packaging: 300,
      deposits: 150,
      deliveryFee: 0,
      reductions: [aReduction(638)],
      total: 6830,
      payable: 6192,
    });
    expect(priced.pieces).toBe(5);
    expect(priced.delivery).toEqual(ok({ fee: 0, missingForFree: null, extraMinutes: 0 }));
  });

  test('charge delivery on products alone: packaging and deposits do not reach the threshold', () => {
    const near = aProduct({ sizes: [aSize({ price: bani(4999), boxPrice: bani(1000), deposit: bani(50) })] });
    const priced = priceCart(pricingFacts([near], [aLine(near)], toBlaj));
    expect(priced.sums).toMatchObject({ deliveryFee: 500, total: 4999 + 1000 + 50 + 500 });
    expect(priced.delivery).toMatchObject({ value: { missingForFree: 1 } });
  });

  test('charge no delivery when it is picked up, nowhere yet, or refused', () => {
    const lines = [aLine(soup)];
    const fee = (about: Partial<PricingFacts>) => priceCart(pricingFacts([soup], lines, about)).sums.deliveryFee;
    expect(fee({ ...toBlaj, method: 'PICKUP' })).toBe(0);
    expect(fee({ ...toBlaj, method: null })).toBe(0);
    expect(fee({ method: 'DELIVERY', delivery: null })).toBe(0);
    expect(fee(toBlaj)).toBe(500);
    const strict = { zones: [{ ...zone, minimumOrder: bani(2000) }], zoneCode: 'BLJ' };
    const refused = priceCart(pricingFacts([soup], lines, { method: 'DELIVERY', delivery: strict }));
    expect(refused.delivery).toMatchObject({ error: { code: 'below_minimum', minimum: 2000, missing: 10 } });
    expect(refused.sums.deliveryFee).toBe(0);
  });

  test('count extras once each, with their allergens', () => {
    const extras = [
      { name: 'Smântână', price: bani(400), allergens: ['milk' as const], isSoldOut: false },
      { name: 'Pâine', price: bani(300), allergens: ['gluten' as const], isSoldOut: false },
    ];
    const rich = { ...soup, extras };
    const line = aLine(rich, { extras: ['Smântână', 'Pâine', 'Smântână'], quantity: 2 });
    const [priced] = priceCart(pricingFacts([rich], [line])).lines;
    expect(priced).toMatchObject({ unitPrice: 2690, products: 5380, packaging: 300, total: 5680, problems: [] });
    const names = [
      { name: 'Smântână', price: 400 },
      { name: 'Pâine', price: 300 },
    ];
    expect(priced?.parts[0]).toMatchObject({ extras: names, allergens: ['milk', 'gluten'] });
  });

  test('count options of groups with their allergens, deposits and what the law asks of them', () => {
    const beer = anOption({
      price: bani(900),
      most: 2,
      deposit: bani(50),
      allergens: ['gluten'],
      isAgeRestricted: true,
    });
    const options = { groups: [anOptionGroup({ minimum: 1, options: [beer] })], opened: [] };
    const menu = { ...soup, options };
    const line = aLine(menu, { options: [{ optionId: beer.id, parentId: null, count: 2 }], quantity: 2 });
    const { lines, sums, hasAgeRestricted } = priceCart(pricingFacts([menu], [line]));
    expect(lines[0]).toMatchObject({ unitPrice: 1990 + 1800, deposits: 200, problems: [] });
    expect(lines[0]?.parts[0]).toMatchObject({ deposit: 100, allergens: ['milk', 'gluten'], isAgeRestricted: true });
    expect(sums.discountable).toBe(0);
    expect(hasAgeRestricted).toBe(true);
    expect(codesOf(pricingFacts([menu], [aLine(menu)]))).toEqual([['option_missing']]);
  });

  test('give away the free part of a bundle with its box, but not its deposit', () => {
    const boxed = aProduct({ sizes: [aSize({ price: bani(900), boxPrice: bani(100), deposit: bani(50) })] });
    const withBoxed = aBundle([aSet(1, false, [pizza]), aSet(2, true, [boxed])]);
    const facts = pricingFacts([pizza, boxed], [aBundleLine(withBoxed, { quantity: 2 })], { promotions: [withBoxed] });
    const priced = priceCart(facts);
    expect(priced.sums).toMatchObject({ products: 7000, packaging: 500, deposits: 100, total: 7600 });
    expect(priced.lines[0]?.parts[1]).toMatchObject({
      unitPrice: 0,
      regularPrice: 900,
      boxPrice: 0,
      deposit: 50,
      isFree: true,
      setLabel: 'Grupa 2',
    });
    expect(priced.lines[0]?.name).toBe(withBoxed.name);
  });
});

describe('a promotion that applies by itself', () => {
  test('cannot be bought as a bundle', () => {
    const offer = aFixedDiscount();
    const lines: CartLine[] = [{ kind: 'bundle', promotionId: offer.id, choices: [], quantity: 1 }];
    expect(codesOf(pricingFacts([], lines, { promotions: [offer] }))).toEqual([['bundle_unavailable']]);
  });

  test('leaves delivery its own sum: what is free from 50 lei stays free', () => {
    const lines = [aLine(pizza, { quantity: 2 })];
    const { sums } = priceCart(
      pricingFacts([pizza], lines, { ...toBlaj, promotions: [aFixedDiscount({ discountAmount: bani(6_500) })] }),
    );
    expect(sums).toMatchObject({ deliveryFee: 0, total: 7_500, payable: 1_000 });
  });
});

describe('a coupon', () => {
  const lines = [aLine(soup), aLine(wine)];

  test('takes nothing off alcohol, alone or in a bundle', () => {
    expect(priceCart(pricingFacts([soup, wine], lines, { coupon: aCoupon() })).sums).toMatchObject({
      products: 7990,
      discountable: 1990,
      reductions: [aReduction(199)],
    });
    const withWine = aBundle([aSet(1, false, [wine]), aSet(2, false, [pizza])]);
    const facts = pricingFacts([wine, pizza], [aBundleLine(withWine)], { promotions: [withWine], coupon: aCoupon() });
    expect(priceCart(facts).sums).toMatchObject({ products: 9500, reductions: [aReduction(350)] });
    expect(priceCart(facts).hasAgeRestricted).toBe(true);
  });

  test('that is refused takes nothing off and says why', () => {
    const refused = priceCart(pricingFacts([soup, wine], lines, { coupon: 'unknown' }));
    expect(refused.coupon).toMatchObject({ error: { code: 'coupon_invalid' } });
    expect(refused.sums.payable).toBe(refused.sums.total);
  });

  test('worth more than the products never pays for delivery or packaging', () => {
    const facts = pricingFacts([soup], [aLine(soup)], { ...toBlaj, coupon: aCoupon({ discountAmount: bani(99_900) }) });
    expect(priceCart(facts).sums).toMatchObject({ reductions: [aReduction(1990)], payable: 150 + 500 });
  });
});

describe('a line that cannot be ordered', () => {
  const limited = (stock: number, about = {}) =>
    aProduct({ sizes: [aSize({ stockUnlimited: false, stock, ...about })] });

  test.each([
    ['an unknown product', [], [aLine(soup)], ['product_unavailable']],
    [
      "another product's size",
      [soup, pizza],
      [{ ...aLine(soup), sizeId: aLine(pizza).sizeId }],
      ['product_unavailable'],
    ],
  ] as const)('%s costs nothing', (_name, products, lines, codes) => {
    const facts = pricingFacts(products, lines);
    expect(codesOf(facts)).toEqual([codes]);
    expect(priceCart(facts)).toMatchObject({
      hasProblems: true,
      sums: { total: 0 },
      days: { today: true, ahead: true },
    });
  });

  test.each([0, -1, 1.5, Number.NaN, 100, Number.POSITIVE_INFINITY])('a quantity of %s costs nothing', (quantity) => {
    const priced = priceCart(pricingFacts([soup], [aLine(soup, { quantity })]));
    expect(priced.lines[0]?.problems).toEqual([{ code: 'cart_too_large', limit: 'line', maximum: 99 }]);
    expect(priced.pieces).toBe(0);
    expect(priced.sums.total).toBe(0);
  });

  test('a product or a size that is off is named', () => {
    const off = { ...soup, isOn: false };
    expect(problemsOf(pricingFacts([off], [aLine(off)]))).toEqual([
      [
        {
          code: 'product_unavailable',
          productId: soup.id,
          sizeId: aLine(soup).sizeId,
          productName: 'Ciorbă de burtă',
          sizeLabel: '350 g',
        },
      ],
    ]);
    const sizeOff = limited(5, { isOn: false });
    expect(codesOf(pricingFacts([sizeOff], [aLine(sizeOff)]))).toEqual([['product_unavailable']]);
  });

  test('stock is summed per size over lines and bundles', () => {
    const scarce = limited(3);
    const pair = aBundle([aSet(1, false, [scarce]), aSet(2, false, [scarce])]);
    const lines = (quantity: number): CartLine[] => [aLine(scarce, { quantity }), aBundleLine(pair)];
    expect(codesOf(pricingFacts([scarce], lines(1), { promotions: [pair] }))).toEqual([[], []]);
    expect(problemsOf(pricingFacts([scarce], lines(2), { promotions: [pair] })).flat()).toMatchObject([
      { code: 'not_enough_stock', left: 3 },
      { code: 'not_enough_stock', left: 3 },
      { code: 'not_enough_stock', left: 3 },
    ]);
  });

  test('pieces of other sizes do not count', () => {
    const scarce = limited(2);
    const lines = [aLine(soup, { quantity: 9 }), aLine(scarce, { quantity: 2 }), aLine(pizza, { quantity: 9 })];
    expect(codesOf(pricingFacts([soup, scarce, pizza], lines))).toEqual([[], [], []]);
  });

  test('one left, asked for by two lines that differ in their message, is refused on both', () => {
    const last = { ...limited(1), allowsMessage: true };
    const facts = pricingFacts([last], [aLine(last), aLine(last, { message: 'fără sare' })]);
    expect(codesOf(facts)).toEqual([['not_enough_stock'], ['not_enough_stock']]);
  });

  test('fewer left than the minimum is sold out alone, but still sold in a bundle', () => {
    const few = limited(5, { minimumQuantity: 6 });
    expect(problemsOf(pricingFacts([few], [aLine(few, { quantity: 6 })]))).toMatchObject([
      [{ code: 'not_enough_stock', left: 0 }],
    ]);
    const single = aBundle([aSet(1, false, [few])]);
    expect(codesOf(pricingFacts([few], [aBundleLine(single)], { promotions: [single] }))).toEqual([[]]);
  });

  test('fewer than the minimum asked for is refused with the minimum', () => {
    const dozen = aProduct({ sizes: [aSize({ minimumQuantity: 12 })] });
    expect(problemsOf(pricingFacts([dozen], [aLine(dozen, { quantity: 11 })]))).toMatchObject([
      [{ code: 'below_minimum_quantity', minimum: 12 }],
    ]);
    expect(codesOf(pricingFacts([dozen], [aLine(dozen, { quantity: 12 })]))).toEqual([[]]);
  });

  test("an extra of another product is refused and not charged; the category's own is taken", () => {
    const category = aCategory({ extras: [{ name: 'Ardei', price: bani(200), allergens: [], isSoldOut: false }] });
    const facts = (extra: string) =>
      pricingFacts([soup], [aLine(soup, { extras: [extra] })], { menu: aMenu([soup], [category]) });
    expect(priceCart(facts('Ardei')).sums.products).toBe(2190);
    expect(priceCart(facts('Trufe')).sums.products).toBe(1990);
    expect(problemsOf(facts('Trufe'))).toMatchObject([[{ code: 'extra_unknown', extra: 'Trufe' }]]);
  });

  test('a message is refused where none is allowed, and beyond 40 characters', () => {
    const open = { ...soup, allowsMessage: true };
    const withMessage = (product: typeof soup, message: string) =>
      codesOf(pricingFacts([product], [aLine(product, { message })]));
    expect(withMessage(soup, 'fără sare')).toEqual([['message_not_allowed']]);
    expect(withMessage(open, 'ș'.repeat(40))).toEqual([[]]);
    expect(withMessage(open, 'ș'.repeat(41))).toEqual([['message_too_long']]);
  });

  test('an unknown, finished or badly chosen bundle is refused', () => {
    const facts = (about: Partial<typeof deal>, line = aBundleLine(deal)) =>
      pricingFacts([pizza, soup, water], [line], { promotions: [{ ...deal, ...about }] });
    expect(problemsOf(pricingFacts([pizza], [aBundleLine(deal)]))).toEqual([
      [{ code: 'bundle_unavailable', promotionId: 1, promotionName: '' }],
    ]);
    expect(codesOf(facts({}))).toEqual([[]]);
    expect(codesOf(facts({ isActive: false }))).toEqual([['bundle_unavailable']]);
    expect(codesOf(facts({}, { ...aBundleLine(deal), choices: [] }))).toEqual([['bundle_incomplete']]);
    expect(priceCart(facts({ isActive: false })).lines[0]?.name).toBe(deal.name);
  });
});

describe('days', () => {
  const today = aProduct({ isOrderableAhead: false });
  const ahead = aProduct({ isOrderableToday: false });
  const never = aProduct({ isOrderableToday: false, isOrderableAhead: false });
  const both = aBundle([aSet(1, false, [soup]), aSet(2, false, [ahead])]);

  test.each([
    [today, 'today', []],
    [today, 'ahead', ['not_orderable_ahead']],
    [today, null, []],
    [ahead, 'today', ['not_orderable_today']],
    [ahead, 'ahead', []],
    [ahead, null, []],
    [never, null, ['product_unavailable']],
    [never, 'today', ['product_unavailable']],
  ] as const)('%#: for %s', (product, day, codes) => {
    expect(codesOf(pricingFacts([product], [aLine(product)], { day }))).toEqual([codes]);
  });

  describe('outside its window', () => {
    const lunch = [aWindow('11:30-15:30', [2, 3, 4, 5])];
    const NOON = at('2026-11-20T12:00:00+02:00');
    const EVENING = at('2026-11-20T19:00:00+02:00');
    const SUNDAY = at('2026-11-22T12:00:00+02:00');
    const daily = aProduct({ name: 'Meniul zilei', availabilityWindows: lunch, isOrderableAhead: false });
    const menuOfWeek = aProduct({ availabilityWindows: lunch });

    test.each([
      ['inside, at once', daily, NOON, NOON, []],
      ['inside, later today', daily, at('2026-11-20T09:00:00+02:00'), NOON, []],
      ['this evening', daily, NOON, EVENING, ['outside_window']],
      ['asked for outside, wanted inside', menuOfWeek, SUNDAY, at('2026-11-24T12:00:00+02:00'), []],
      ['no moment yet, and one can be chosen', menuOfWeek, SUNDAY, null, []],
      ['no moment yet, and none can be', daily, SUNDAY, null, ['outside_window']],
    ] as const)('%s', (_name, product, now, wantedAt, codes) => {
      const day = wantedAt === null ? null : 'today';
      expect(codesOf(pricingFacts([product], [aLine(product)], { now, wantedAt, day }))).toEqual([codes]);
    });

    test('the problem names the hours, the return after the moment that was wanted, and whether choosing helps', () => {
      const problemOf = (product: typeof soup, wantedAt: typeof NOON, now = wantedAt) =>
        priceCart(pricingFacts([product], [aLine(product)], { now, wantedAt })).lines[0]?.problems[0];
      expect(problemOf(menuOfWeek, EVENING, NOON)).toMatchObject({
        code: 'outside_window',
        windows: lunch,
        returnsAt: at('2026-11-24T11:30:00+02:00'),
        canBeChosen: true,
      });
      expect(problemOf(daily, SUNDAY)).toMatchObject({ canBeChosen: false, productName: 'Meniul zilei' });
    });

    test('a category’s windows count for its products, and for bundles that hold one', () => {
      const menu = aMenu([soup, pizza], [aCategory({ availabilityWindows: lunch })]);
      const bundle = aBundle([aSet(1, false, [soup])]);
      expect(codesOf(pricingFacts([], [aLine(soup)], { menu, now: EVENING, wantedAt: EVENING }))).toEqual([
        ['outside_window'],
      ]);
      expect(
        codesOf(
          pricingFacts([], [aBundleLine(bundle)], { menu, promotions: [bundle], now: EVENING, wantedAt: EVENING }),
        ),
      ).toEqual([['outside_window']]);
    });
  });

  test('a cart says for which days all of it may be ordered', () => {
    const days = (...products: (typeof soup)[]) =>
      priceCart(
        pricingFacts(
          products,
          products.map((product) => aLine(product)),
          { day: null },
        ),
      ).days;
    expect(days(soup)).toEqual({ today: true, ahead: true });
    expect(days(soup, ahead)).toEqual({ today: false, ahead: true });
    expect(days(today, ahead)).toEqual({ today: false, ahead: false });
    const bundled = pricingFacts([soup, ahead], [aBundleLine(both)], { promotions: [both], day: 'today' });
    expect(priceCart(bundled).days).toEqual({ today: false, ahead: true });
    expect(codesOf(bundled)).toEqual([['not_orderable_today']]);
  });

  test('a special category is for another day, with its own pickup place', () => {
    const special = aCategory({ isSpecial: true, pickupPlace: 'Piața Mare 3' });
    const menu = aMenu([soup], [special]);
    expect(codesOf(pricingFacts([soup], [aLine(soup)], { menu }))).toEqual([['not_orderable_today']]);
    const [line] = priceCart(pricingFacts([soup], [aLine(soup)], { menu, day: 'ahead' })).lines;
    expect(line).toMatchObject({ problems: [], parts: [{ pickupPlace: 'Piața Mare 3' }] });
  });

  test('a product whose category is gone has no pickup place', () => {
    const [line] = priceCart(pricingFacts([soup], [aLine(soup)], { menu: aMenu([soup], []) })).lines;
    expect(line).toMatchObject({ problems: [], parts: [{ pickupPlace: null }] });
  });

  test('a bundle sells through its last day', () => {
    const on = (today: string) =>
      codesOf(pricingFacts([pizza, soup, water], [aBundleLine(deal)], { promotions: [deal], today: localDate(today) }));
    expect(on('2026-11-30')).toEqual([[]]);
    expect(on('2026-12-01')).toEqual([['bundle_unavailable']]);
  });
});

/** An independent pricer: everything at once, in big integers, from the raw facts. */
function oracle({ cart, menu, promotions, coupon }: PricingFacts, fee: bigint) {
  let [products, discountable, packaging, deposits] = [0n, 0n, 0n, 0n];
  const add = (productId: number, sizeId: number, quantity: number, extras: readonly string[], isFree: boolean) => {
    const product = menu.products.find(({ id }) => id === productId);
    const size = product?.sizes.find(({ id }) => id === sizeId);
    if (product === undefined || size === undefined) throw new Error('the generator only chooses what exists');
    const times = BigInt(quantity);
    let price = isFree ? 0n : BigInt(size.price);
    for (const extra of product.extras) if (extras.includes(extra.name)) price += BigInt(extra.price);
    products += price * times;
    if (!product.isAgeRestricted) discountable += price * times;
    packaging += isFree ? 0n : BigInt(size.boxPrice) * times;
    deposits += BigInt(size.deposit) * times;
  };
  for (const line of cart.lines) {
    if (line.kind === 'product') add(line.productId, line.sizeId, line.quantity, line.extras, false);
    else
      for (const choice of line.choices) {
        const set = promotions[0]?.sets.find(({ id }) => id === choice.setId);
        add(choice.productId, choice.sizeId, line.quantity, [], set?.isFree === true);
      }
  }
  const own = promotions.find(({ type }) => type === 'FIXED_DISCOUNT_ON_CART');
  const applies = own !== undefined && products >= BigInt(own.minimumOrder);
  const announced = applies ? BigInt(own.discountAmount) : 0n;
  let discount = announced > discountable ? discountable : announced;
  if (coupon !== null && coupon !== 'unknown' && products >= BigInt(coupon.minimumOrder)) {
    const percent = (2n * discountable * BigInt(coupon.discountBasisPoints) + 10_000n) / 20_000n;
    const amount = BigInt(coupon.discountAmount);
    const larger = percent > amount ? percent : amount;
    discount = discount + larger > discountable ? discountable : discount + larger;
  }
  const total = products + packaging + deposits + fee;
  return { products, discountable, packaging, deposits, deliveryFee: fee, discount, total, payable: total - discount };
}

test('agrees with an independent pricer in big integers, over random menus, carts and coupons', () => {
  const amount = (max: number) => fc.integer({ min: 0, max }).map(bani);
  const anyProduct = fc
    .record({
      price: amount(100_000),
      boxPrice: amount(1_000),
      deposit: fc.constantFrom(bani(0), bani(50)),
      extra: amount(2_000),
      isAgeRestricted: fc.boolean(),
    })
    .map(({ extra, isAgeRestricted, ...size }) =>
      aProduct({
        isAgeRestricted,
        sizes: [aSize(size)],
        extras: [{ name: 'Extra', price: extra, allergens: [], isSoldOut: false }],
      }),
    );
  const facts = fc
    .record({
      products: fc.array(anyProduct, { minLength: 3, maxLength: 5 }),
      picks: fc.array(fc.record({ index: fc.nat(), quantity: fc.integer({ min: 1, max: 99 }), extra: fc.boolean() }), {
        maxLength: 6,
      }),
      bundles: fc.integer({ min: 0, max: 5 }),
      coupon: fc.option(
        fc.record({
          discountBasisPoints: fc.integer({ min: 0, max: 10_000 }),
          discountAmount: amount(5_000),
          minimumOrder: amount(200_000),
        }),
      ),
      offer: fc.record({ discountAmount: amount(5_000), minimumOrder: amount(200_000) }),
      isDelivered: fc.boolean(),
    })
    .map(({ products, picks, bundles, coupon, offer, isDelivered }) => {
      const byPrice = products.toSorted((one, other) => (one.sizes[0]?.price ?? 0) - (other.sizes[0]?.price ?? 0));
      const [free, paid] = [byPrice[0] ?? soup, byPrice[1] ?? soup];
      const bundle = aBundle([aSet(1, false, [paid]), aSet(2, true, [free])]);
      const lines: CartLine[] = picks.map(({ index, quantity, extra }) =>
        aLine(products[index % products.length] ?? soup, { quantity, extras: extra ? ['Extra'] : [] }),
      );
      if (bundles > 0) lines.push(aBundleLine(bundle, { quantity: bundles }));
      return pricingFacts(products, lines, {
        promotions: [bundle, aFixedDiscount(offer)],
        coupon: coupon === null ? null : aCoupon(coupon),
        ...(isDelivered ? toBlaj : {}),
      });
    });
  fc.assert(
    fc.property(facts, (given) => {
      const { sums: all, hasProblems, lines } = priceCart(given);
      const { reductions, ...rest } = all;
      const sums = { ...rest, discount: sumOfReductions(reductions) };
      const expected = oracle(given, 0n);
      const isFar = given.method === 'DELIVERY' && expected.products < 5000n;
      expect(hasProblems).toBe(false);
      expect(Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, BigInt(sum)]))).toEqual(
        oracle(given, isFar ? 500n : 0n),
      );
      expect(lines.reduce((sum, line) => sum + line.total, 0) + sums.deliveryFee - sums.discount).toBe(sums.payable);
      expect(sums.payable).toBeGreaterThanOrEqual(sums.packaging + sums.deposits + sums.deliveryFee);
    }),
    { numRuns: 1_000 },
  );
});
