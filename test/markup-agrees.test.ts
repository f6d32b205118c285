/**
 * The availability in a dish's JSON-LD must match the answer to an order: at once, for a later moment, or not at all;
 * for dishes with every combination of switches, stock, order types and hours, at random minutes of a fortnight.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceCart } from '#domain/cart/price-cart.ts';
import type { OfferedProduct } from '#domain/menu/shown-menu.ts';
import { type Instant, instant, MINUTE_MS } from '#domain/time/instant.ts';
import { WEEK } from '#domain/time/local-date.ts';
import { aLine, pricingFacts } from '#test/support/a-cart.ts';
import { aCategory, aProduct, aSize, aWindow } from '#test/support/a-menu.ts';
import { menuJsonLd } from '#web/storefront/menu/menu-json-ld.ts';
import type { MenuPage } from '#web/storefront/menu/menu-page.ts';
import { presentCard } from '#web/storefront/menu/present-card.ts';

const FROM = Date.parse('2026-10-19T00:00:00+03:00');
const FORTNIGHT_MINUTES = 14 * 1440;

const windows = fc.constantFrom(
  [],
  [aWindow('11:30-15:30', [1, 2, 3, 4, 5])],
  [aWindow('18:00-02:00', [5, 6])],
  [aWindow('00:00-04:00', [7]), aWindow('12:00-13:00', WEEK)],
);

const dishes = fc
  .record({
    isOn: fc.boolean(),
    // A dish must be orderable on at least one kind of day to be saved.
    days: fc.constantFrom([true, true], [true, false], [false, true]),
    isSpecial: fc.boolean(),
    windows,
    sizes: fc.array(
      fc.record({
        isOn: fc.boolean(),
        isSoldOut: fc.boolean(),
        stockUnlimited: fc.boolean(),
        stock: fc.nat(3),
        minimumQuantity: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ isOn, days: [today = true, ahead = true], isSpecial, windows: availabilityWindows, sizes }) => {
    const category = aCategory({ isSpecial });
    const product = aProduct({
      categoryId: category.id,
      isOn,
      isOrderableToday: today,
      isOrderableAhead: ahead,
      availabilityWindows,
      sizes: sizes.map((size) => aSize(size)),
    });
    return { category, product };
  });
type Dish = typeof dishes extends fc.Arbitrary<infer One> ? One : never;

function markedAs({ category, product }: Dish, now: Instant): string {
  const offered = { ...product, category, pictures: [], similar: [], mayContain: [] } as unknown as OfferedProduct;
  const page = { sections: [{ name: 'Feluri', cards: [presentCard(offered, now, [])] }] };
  const { hasMenuSection } = JSON.parse(menuJsonLd(page as unknown as MenuPage, 'Vatra', 'https://vatra.ro'));
  return hasMenuSection[0].hasMenuItem[0].offers.availability.replace('https://schema.org/', '');
}

function answeredAs({ category, product }: Dish, now: Instant): string {
  const isTaken = (day: 'today' | null, wantedAt: Instant | null) =>
    product.sizes.some((size) => {
      const line = { ...aLine(product, { quantity: size.minimumQuantity }), sizeId: size.id };
      const facts = pricingFacts([product], [line], { now, day, wantedAt });
      return !priceCart({ ...facts, menu: { ...facts.menu, categories: [category] } }).hasProblems;
    });
  if (isTaken('today', now)) return 'InStock';
  return isTaken(null, null) ? 'PreOrder' : 'OutOfStock';
}

test('every dish is marked as an order of it would be answered', () => {
  fc.assert(
    fc.property(dishes, fc.nat(FORTNIGHT_MINUTES), (dish, minute) => {
      const now = instant(FROM + minute * MINUTE_MS);
      expect(markedAs(dish, now)).toBe(answeredAs(dish, now));
    }),
    { numRuns: 2_000 },
  );
});
