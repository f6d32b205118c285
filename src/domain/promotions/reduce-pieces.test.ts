import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceCart } from '#domain/cart/price-cart.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { splitVat, vatPortionsOf } from '#domain/orders/placing/split-vat.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { instant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aBundle, aCoupon, aLine, FRIDAY_NOON, pricingFacts } from '#test/support/a-cart.ts';
import { aCategory, aMenu, aProduct, aSize, aWindow } from '#test/support/a-menu.ts';
import { isListedAt, nextPromotionTurn } from './applies-now.ts';
import type { PromotionType } from './kinds.ts';
import { leftForPerson } from './person.ts';
import type { Promotion } from './promotion.ts';
import { isLimited, NO_RULES, type PromotionRules, withoutUsed } from './promotion-rules.ts';
import { sumOfReductions } from './reduction.ts';

const dish = (price: number, about: Parameters<typeof aProduct>[0] = {}) =>
  aProduct({ sizes: [aSize({ price: bani(price), boxPrice: bani(100) })], vatBasisPoints: 1_100, ...about });
const pizza = dish(4_000);
const pasta = dish(3_000);
const juice = dish(1_000, { categoryId: 2, vatBasisPoints: 2_100 });
const wine = dish(5_000, { isAgeRestricted: true, vatBasisPoints: 2_100 });
const MENU = aMenu([pizza, pasta, juice, wine], [aCategory({ id: 1 }), aCategory({ id: 2 })]);
const ZONES = [
  {
    code: 'BLAJ',
    city: 'Blaj',
    county: 'Alba',
    enabled: true,
    minimumOrder: bani(0),
    fee: bani(900),
    freeFrom: null,
    extraMinutes: 0,
  },
];

type About = Partial<Omit<Promotion, 'rules'>> & { readonly rules?: Partial<PromotionRules> };
const promotion = (type: PromotionType, { rules, ...about }: About = {}): Promotion =>
  aBundle([], { id: 10, name: type, type, ...about, rules: { ...NO_RULES, ...rules } });
const percent = (points: number, rules: Partial<PromotionRules> = {}, about: About = {}) =>
  promotion('DISCOUNT_ON_PRODUCT', { discountBasisPoints: points * 100, rules, ...about });
const onePlusOne = (rules: Partial<PromotionRules> = {}, about: About = {}) =>
  promotion('BUY_ONE_GET_ONE', { id: 20, rules: { paidPieces: 1, freePieces: 1, ...rules }, ...about });
const gift = (about: About = {}) =>
  promotion('FREE_ITEM', { id: 30, minimumOrder: bani(4_000), rules: { productIds: [juice.id] }, ...about });
const freeDelivery = (about: About = {}) => promotion('FREE_DELIVERY', { id: 40, ...about });
const onCart = (points: number, about: About = {}) =>
  promotion('DISCOUNT_ON_CART', { id: 50, discountBasisPoints: points * 100, ...about });
const firstOrder = (points: number, about: About = {}) =>
  promotion('FIRST_ORDER', { id: 60, discountBasisPoints: points * 100, ...about });

type Asked = {
  readonly promotions: readonly Promotion[];
  readonly of: readonly (readonly [typeof pizza, number])[];
  readonly now?: Instant;
  readonly isDelivered?: boolean;
  readonly hasCoupon?: boolean;
};
const price = ({ promotions, of, now = FRIDAY_NOON, isDelivered = false, hasCoupon = false }: Asked) =>
  priceCart({
    ...pricingFacts(
      [],
      of.map(([product, quantity]) => aLine(product, { quantity })),
    ),
    menu: MENU,
    promotions,
    coupon: hasCoupon ? aCoupon() : null,
    now,
    wantedAt: now,
    method: isDelivered ? 'DELIVERY' : 'PICKUP',
    delivery: isDelivered ? { zones: ZONES, zoneCode: 'BLAJ' } : null,
  });
const taken = (asked: Asked) => price(asked).sums.reductions.map(({ name, amount }) => [name, amount]);

const [CHEAPER, FREE, GIFT, DELIVERY, CART] = [
  'DISCOUNT_ON_PRODUCT',
  'BUY_ONE_GET_ONE',
  'FREE_ITEM',
  'FREE_DELIVERY',
  'DISCOUNT_ON_CART',
];

describe('what each kind takes off', () => {
  test.each<[string, Asked, readonly (readonly [string, number])[]]>([
    [
      'a percentage off one product',
      {
        promotions: [percent(20, { productIds: [pizza.id] })],
        of: [
          [pizza, 2],
          [pasta, 1],
        ],
      },
      [[CHEAPER, 1_600]],
    ],
    [
      'a percentage off a category',
      {
        promotions: [percent(20, { categoryIds: [2] })],
        of: [
          [pizza, 1],
          [juice, 3],
        ],
      },
      [[CHEAPER, 600]],
    ],
    [
      'an amount, never more than the piece',
      { promotions: [percent(0, {}, { discountAmount: bani(1_500) })], of: [[juice, 2]] },
      [[CHEAPER, 2_000]],
    ],
    ['nothing of what is for adults only', { promotions: [percent(20)], of: [[wine, 1]] }, []],
    [
      'of two discounts the larger for each piece',
      {
        promotions: [percent(10), percent(50, { productIds: [juice.id] }, { id: 11 })],
        of: [
          [pizza, 1],
          [juice, 1],
        ],
      },
      [
        [CHEAPER, 400],
        [CHEAPER, 500],
      ],
    ],
    [
      'of equals the older one',
      { promotions: [percent(10, {}, { id: 12, name: 'Nouă' }), percent(10, {}, { name: 'Veche' })], of: [[pizza, 1]] },
      [['Veche', 400]],
    ],
    [
      'the cheaper of two, with its box',
      {
        promotions: [onePlusOne()],
        of: [
          [pizza, 1],
          [juice, 1],
        ],
      },
      [[FREE, 1_100]],
    ],
    ['nothing of one piece', { promotions: [onePlusOne()], of: [[pizza, 1]] }, []],
    [
      'of two that are worth the same the older one',
      { promotions: [onePlusOne({}, { id: 21, name: 'Nouă' }), onePlusOne({}, { name: 'Veche' })], of: [[pizza, 2]] },
      [['Veche', 4_100]],
    ],
    [
      'of three pieces one, from the dearest down',
      {
        promotions: [onePlusOne()],
        of: [
          [juice, 1],
          [pizza, 2],
        ],
      },
      [[FREE, 4_100]],
    ],
    [
      'two and one of every three',
      {
        promotions: [onePlusOne({ paidPieces: 2 })],
        of: [
          [pizza, 3],
          [pasta, 3],
        ],
      },
      [[FREE, 7_200]],
    ],
    [
      'pieces of one promotion are not reduced by another',
      {
        promotions: [onePlusOne({ productIds: [pizza.id] }), percent(10)],
        of: [
          [pizza, 2],
          [pasta, 1],
        ],
      },
      [
        [CHEAPER, 300],
        [FREE, 4_100],
      ],
    ],
    [
      'what counts pieces stands back where discounts are worth more',
      {
        promotions: [onePlusOne(), percent(60)],
        of: [
          [pizza, 1],
          [juice, 1],
        ],
      },
      [[CHEAPER, 3_000]],
    ],
    [
      'of two that count pieces the one that is worth more first',
      {
        promotions: [onePlusOne({ paidPieces: 2 }), onePlusOne({}, { id: 21, name: 'Mai bună' })],
        of: [
          [pizza, 2],
          [juice, 1],
        ],
      },
      [['Mai bună', 4_100]],
    ],
    [
      'a gift, as soon as the rest reaches its minimum',
      {
        promotions: [gift()],
        of: [
          [pizza, 1],
          [juice, 1],
        ],
      },
      [[GIFT, 1_100]],
    ],
    [
      'no gift while the rest does not',
      {
        promotions: [gift()],
        of: [
          [pasta, 1],
          [juice, 1],
        ],
      },
      [],
    ],
    ['no gift without the piece', { promotions: [gift()], of: [[pizza, 1]] }, []],
    [
      'of gifts the dearest, one',
      {
        promotions: [gift(), gift({ id: 31, name: 'Paste', rules: { productIds: [pasta.id] } })],
        of: [
          [pizza, 1],
          [pasta, 1],
          [juice, 2],
        ],
      },
      [['Paste', 3_100]],
    ],
    [
      'of equal gifts the older one',
      {
        promotions: [gift({ id: 32, name: 'Nou' }), gift()],
        of: [
          [pizza, 1],
          [juice, 1],
        ],
      },
      [[GIFT, 1_100]],
    ],
    [
      'the gift is not reduced once more',
      {
        promotions: [gift(), percent(50, { productIds: [juice.id] })],
        of: [
          [pizza, 1],
          [juice, 2],
        ],
      },
      [
        [GIFT, 1_100],
        [CHEAPER, 500],
      ],
    ],
    [
      'the delivery fee',
      { promotions: [freeDelivery({ minimumOrder: bani(4_000) })], of: [[pizza, 1]], isDelivered: true },
      [[DELIVERY, 900]],
    ],
    [
      'of two the older one',
      { promotions: [freeDelivery({ id: 41, name: 'Nouă' }), freeDelivery()], of: [[pizza, 1]], isDelivered: true },
      [[DELIVERY, 900]],
    ],
    [
      'no fee below the minimum',
      { promotions: [freeDelivery({ minimumOrder: bani(4_001) })], of: [[pizza, 1]], isDelivered: true },
      [],
    ],
    [
      'no fee in another zone',
      { promotions: [freeDelivery({ rules: { zoneCodes: ['ALBA'] } })], of: [[pizza, 1]], isDelivered: true },
      [],
    ],
    [
      'the fee of its zone',
      { promotions: [freeDelivery({ rules: { zoneCodes: ['BLAJ'] } })], of: [[pizza, 1]], isDelivered: true },
      [[DELIVERY, 900]],
    ],
    [
      'nothing of a zone where nothing is delivered',
      { promotions: [onCart(10, { rules: { zoneCodes: ['BLAJ'] } })], of: [[pizza, 1]] },
      [],
    ],
    [
      'a percentage of the cart beside all of them',
      {
        promotions: [onCart(10), gift(), percent(20, { productIds: [pizza.id] }), freeDelivery()],
        of: [
          [pizza, 1],
          [juice, 1],
        ],
        isDelivered: true,
        hasCoupon: true,
      },
      [
        [GIFT, 1_100],
        [CHEAPER, 800],
        [CART, 500],
        ['Reducere BUNVENIT10', 500],
        [DELIVERY, 900],
      ],
    ],
    [
      'all together no more than may be reduced',
      {
        promotions: [onCart(100), percent(80)],
        of: [
          [pizza, 1],
          [wine, 1],
        ],
      },
      [
        [CHEAPER, 3_200],
        [CART, 800],
      ],
    ],
    [
      'only in the ways it is meant for',
      { promotions: [onCart(10, { rules: { methods: ['DELIVERY'] } })], of: [[pizza, 1]] },
      [],
    ],
    [
      'in one of them',
      { promotions: [onCart(10, { rules: { methods: ['PICKUP'] } })], of: [[pizza, 1]] },
      [[CART, 400]],
    ],
  ])('%s', (_name, asked, expected) => {
    expect(taken(asked)).toEqual(expected);
  });
});

test('a promotion without uses left, or without the budget for this cart, does not apply', () => {
  const both = (rules: Partial<PromotionRules>) => [onCart(50, { rules }), onCart(10, { id: 51 })];
  const amounts = (rules: Partial<PromotionRules>) =>
    price({ promotions: both(rules), of: [[pizza, 1]] }).sums.reductions.map(({ amount }) => amount);
  expect(amounts({})).toEqual([2_000]);
  expect(amounts({ mostUses: 1, budget: bani(2_000) })).toEqual([2_000]);
  expect(amounts({ mostUses: 0 })).toEqual([400]);
  expect(amounts({ budget: bani(1_999) })).toEqual([400]);
  expect(withoutUsed({ ...NO_RULES, mostUses: 3, budget: bani(500) }, { uses: 5, given: bani(200) })).toEqual({
    ...NO_RULES,
    mostUses: 0,
    budget: 300,
  });
  expect(withoutUsed(NO_RULES, { uses: 5, given: bani(200) })).toEqual(NO_RULES);
  expect([
    isLimited(NO_RULES),
    isLimited({ mostUses: 1, budget: null }),
    isLimited({ mostUses: null, budget: bani(1) }),
  ]).toEqual([false, true, true]);
});

describe('a happy hour', () => {
  const happy = percent(20, { windows: [aWindow('16:00-18:00')] });
  const at = (hour: string) => instant(Date.parse(`2026-11-20T${hour}:00+02:00`));
  test.each([
    ['15:59', []],
    ['16:00', [[CHEAPER, 800]]],
    ['17:59', [[CHEAPER, 800]]],
    ['18:00', []],
  ])('at %s', (hour, expected) => {
    expect(taken({ promotions: [happy], of: [[pizza, 1]], now: at(hour) })).toEqual(expected);
  });

  test.each([
    ['2026-11-20T00:30', []],
    ['2026-11-20T22:30', [[CHEAPER, 800]]],
    ['2026-11-21T01:00', [[CHEAPER, 800]]],
    ['2026-11-21T02:00', []],
    ['2026-11-21T22:30', []],
  ])('over midnight on one day only belongs to that day to its end: %s', (moment, expected) => {
    const dates = { startDate: localDate('2026-11-20'), endDate: localDate('2026-11-20') };
    const night = percent(20, { windows: [aWindow('22:00-02:00')] }, dates);
    const now = instant(Date.parse(`${moment}:00+02:00`));
    expect(taken({ promotions: [night], of: [[pizza, 1]], now })).toEqual(expected);
    expect(isListedAt(night, { today: dateOf(now), now })).toBe(
      !moment.startsWith('2026-11-21') || expected.length > 0,
    );
  });

  test('tells when the prices change next', () => {
    expect(nextPromotionTurn([percent(20), happy], at('12:00'))).toBe(at('16:00'));
    expect(nextPromotionTurn([happy], at('17:00'))).toBe(at('18:00'));
    expect(nextPromotionTurn([percent(20)], at('12:00'))).toBeNull();
  });
});

test('whatever runs: never negative, never more than was announced, in any order, to the ban in every rate', () => {
  const points = fc.integer({ min: 0, max: 100 });
  const amount = fc.nat(6_000).map(bani);
  const about = fc.constantFrom<Partial<PromotionRules>>({}, { productIds: [pizza.id] }, { categoryIds: [2] });
  const limits = fc.record({
    mostUses: fc.option(fc.nat(2)),
    mostUsesPerPerson: fc.option(fc.integer({ min: 1, max: 2 })),
    budget: fc.option(amount),
  });
  const person = fc.record({ isKnown: fc.boolean(), hasOrdered: fc.boolean(), uses: fc.nat(2) });
  const unlimited = fc.oneof(
    fc.tuple(points, about, amount).map(([one, rules, discountAmount]) => percent(one, rules, { discountAmount })),
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), about)
      .map(([paidPieces, freePieces, rules]) => onePlusOne({ ...rules, paidPieces, freePieces })),
    amount.map((minimumOrder) => gift({ minimumOrder })),
    fc.tuple(points, amount).map(([one, minimumOrder]) => onCart(one, { minimumOrder })),
    amount.map((minimumOrder) => freeDelivery({ minimumOrder })),
    fc
      .tuple(points, amount, amount)
      .map(([one, discountAmount, minimumOrder]) => firstOrder(one, { discountAmount, minimumOrder })),
  );
  const any = fc.tuple(unlimited, limits, person).map(([one, limited, facts]) => ({
    ...one,
    rules: leftForPerson({ ...one, rules: { ...one.rules, ...limited } }, facts),
  }));
  const quantity = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(
      fc.array(any, { maxLength: 5 }),
      fc.tuple(quantity, quantity, quantity, quantity),
      fc.boolean(),
      fc.boolean(),
      (list, [pizzas, pastas, juices, wines], isDelivered, hasCoupon) => {
        const promotions = list.map((one, place) => ({ ...one, id: 100 + place }));
        const of = [
          [pizza, pizzas],
          [pasta, pastas],
          [juice, juices],
          [wine, wines],
        ] as const;
        const cart = price({ promotions, of, isDelivered, hasCoupon });
        const backwards = price({ promotions: promotions.toReversed(), of, isDelivered, hasCoupon });
        expect(backwards.sums).toEqual(cart.sums);
        const { sums, lines } = cart;
        const most = sums.discountable + sums.packaging + sums.deliveryFee;
        expect(sumOfReductions(sums.reductions)).toBeLessThanOrEqual(most);
        for (const { promotionId, amount } of sums.reductions) {
          expect(amount).toBeGreaterThan(0);
          const one = promotions.find(({ id }) => id === promotionId);
          if (one === undefined) continue;
          expect(amount).toBeLessThanOrEqual(announced(one, of, sums.deliveryFee));
          expect(amount).toBeLessThanOrEqual(one.rules.budget ?? amount);
          expect(one.rules.mostUses).not.toBe(0);
        }
        const shares = splitVat({ ...sums, portions: vatPortionsOf(lines) });
        for (const { gross } of shares) expect(gross).toBeGreaterThanOrEqual(0);
        expect(shares.reduce((sum, { gross }) => sum + gross, 0)).toBe(sums.payable - sums.deposits);
      },
    ),
  );
});

/** The most that a promotion promises for these pieces. */
function announced(one: Promotion, of: readonly (readonly [typeof pizza, number])[], fee: Bani): number {
  const priceOf = (product: typeof pizza) => product.sizes[0]?.price ?? 0;
  const own = of.filter(([{ isAgeRestricted }]) => !isAgeRestricted);
  const sum = own.reduce((all, [product, quantity]) => all + priceOf(product) * quantity, 0);
  const pieces = own.reduce((all, [, quantity]) => all + quantity, 0);
  switch (one.type) {
    case 'FREE_DELIVERY':
      return fee;
    case 'FREE_ITEM':
      return priceOf(juice) + 100;
    case 'BUY_ONE_GET_ONE': {
      const { paidPieces, freePieces } = one.rules;
      return (priceOf(pizza) + 100) * Math.floor(pieces / (paidPieces + freePieces)) * freePieces;
    }
    default:
      return Math.max((sum * one.discountBasisPoints) / 10_000 + pieces, one.discountAmount * pieces);
  }
}

test('of pieces that count together one more piece never makes the cart cheaper', () => {
  const quantity = fc.nat(4);
  fc.assert(
    fc.property(quantity, quantity, quantity, fc.constantFrom(pizza, pasta, juice), (pizzas, pastas, juices, more) => {
      const of = [
        [pizza, pizzas],
        [pasta, pastas],
        [juice, juices],
      ] as const;
      const with1 = of.map(([product, count]) => [product, product === more ? count + 1 : count] as const);
      const payable = (lines: readonly (readonly [typeof pizza, number])[]) =>
        price({ promotions: [onePlusOne()], of: lines.filter(([, count]) => count > 0) }).sums.payable;
      expect(payable(with1)).toBeGreaterThanOrEqual(payable(of));
    }),
  );
});
