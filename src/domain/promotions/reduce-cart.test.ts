import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bani, bani } from '#domain/money/bani.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aCoupon, aFixedDiscount, aReduction, FRIDAY_NOON } from '#test/support/a-cart.ts';
import type { Coupon, Promotion } from './promotion.ts';
import { reduceCart } from './reduce-cart.ts';
import { sumOfReductions } from './reduction.ts';

const today = localDate('2026-11-20');

type Asked = {
  readonly promotions?: readonly Promotion[];
  readonly coupon?: Coupon | 'unknown' | null;
  readonly products?: Bani;
  readonly discountable?: Bani;
};

/** Products of 100 lei, of which 20 lei are wine. */
const reduce = ({ promotions = [], coupon = null, products = bani(10_000), discountable = bani(8_000) }: Asked) =>
  reduceCart({
    promotions,
    coupon,
    products,
    discountable,
    lines: [],
    deliveryFee: bani(0),
    circumstances: { today, now: FRIDAY_NOON, method: 'PICKUP', zoneCode: null },
  });
const own = (amount: number, promotionId = 3) => aReduction(amount, { promotionId, name: 'Prânzul', code: null });
const off = (lei: number, about: Partial<Promotion> = {}) =>
  aFixedDiscount({ id: 3, name: 'Prânzul', discountAmount: bani(lei * 100), ...about });

test.each<[string, Asked, ReturnType<typeof reduce>['reductions']]>([
  ['without promotions nothing', {}, []],
  ['a sum by itself', { promotions: [off(15)] }, [own(1_500)]],
  ['a sum at exactly its minimum', { promotions: [off(15, { minimumOrder: bani(10_000) })] }, [own(1_500)]],
  ['nothing below the minimum', { promotions: [off(15, { minimumOrder: bani(10_001) })] }, []],
  ['nothing while it is off', { promotions: [off(15, { isActive: false })] }, []],
  ['nothing before its first day', { promotions: [off(15, { startDate: localDate('2026-11-21') })] }, []],
  ['nothing after its last day', { promotions: [off(15, { endDate: localDate('2026-11-19') })] }, []],
  ['on its last day still', { promotions: [off(15, { endDate: today })] }, [own(1_500)]],
  ['the larger of two', { promotions: [off(10, { id: 9 }), off(15)] }, [own(1_500)]],
  ['of equals the older', { promotions: [off(15, { id: 9 }), off(15)] }, [own(1_500)]],
  ['no more than what may be reduced', { promotions: [off(90)] }, [own(8_000)]],
  ['nothing where nothing may be reduced', { promotions: [off(15)], discountable: bani(0) }, []],
  ['nothing when it is worth nothing', { promotions: [off(0)] }, []],
  ['a coupon beside it', { promotions: [off(15)], coupon: aCoupon() }, [own(1_500), aReduction(800)]],
  [
    'of a coupon what is left',
    { promotions: [off(75)], coupon: aCoupon({ discountAmount: bani(1_000) }) },
    [own(7_500), aReduction(500)],
  ],
  [
    'a coupon whose minimum counts the products before it',
    { promotions: [off(15)], coupon: aCoupon({ minimumOrder: bani(10_000) }) },
    [own(1_500), aReduction(800)],
  ],
  ['the sum alone beside an unknown code', { promotions: [off(15)], coupon: 'unknown' }, [own(1_500)]],
])('%s', (_name, asked, reductions) => {
  expect(reduce(asked).reductions).toEqual(reductions);
});

test('a coupon for which nothing is left is refused, so that its one use is not lost', () => {
  const reduced = reduce({ promotions: [off(80)], coupon: aCoupon() });
  expect(reduced).toMatchObject({ reductions: [own(8_000)], coupon: { error: { code: 'coupon_not_applicable' } } });
});

test('whatever runs: never negative, never more than may be reduced or was announced, in any order of the list', () => {
  const amount = fc.integer({ min: 0, max: 20_000 }).map(bani);
  const promotion = fc
    .record({
      id: fc.integer({ min: 1, max: 5 }),
      discountAmount: amount,
      minimumOrder: amount,
      isActive: fc.boolean(),
    })
    .map((about) => aFixedDiscount(about));
  const coupon = fc
    .record({ discountBasisPoints: fc.nat(10_000), discountAmount: amount, minimumOrder: amount })
    .map(aCoupon);
  fc.assert(
    fc.property(
      fc.uniqueArray(promotion, { maxLength: 4, selector: ({ id }) => id }),
      fc.option(coupon),
      amount,
      fc.nat(100),
      (promotions, asked, products, percent) => {
        const discountable = bani(Math.floor((products * percent) / 100));
        const { reductions, coupon: quoted } = reduce({ promotions, coupon: asked, products, discountable });
        const backwards = reduce({ promotions: promotions.toReversed(), coupon: asked, products, discountable });
        expect(backwards.reductions).toEqual(reductions);
        expect(sumOfReductions(reductions)).toBeLessThanOrEqual(discountable);
        for (const { amount } of reductions) expect(amount).toBeGreaterThan(0);
        const open = promotions.filter(({ isActive, minimumOrder }) => isActive && minimumOrder <= products);
        const most = Math.max(0, ...open.map(({ discountAmount }) => discountAmount));
        expect(reductions.find(({ code }) => code === null)?.amount ?? 0).toBe(Math.min(most, discountable));
        expect(reductions.some(({ code }) => code !== null)).toBe(quoted?.ok === true);
      },
    ),
  );
});
