import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reductionFromWire, reductionToWire, rulesFromWire, rulesToWire } from '#contract/promotions/codec.ts';
import { priceCart } from '#domain/cart/price-cart.ts';
import { bani } from '#domain/money/bani.ts';
import type { PromotionType } from '#domain/promotions/kinds.ts';
import { leftForPerson, listWithheld } from '#domain/promotions/person.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { NO_RULES } from '#domain/promotions/promotion-rules.ts';
import { aBundle, aLine, pricingFacts } from '#test/support/a-cart.ts';
import { aProduct, aSize } from '#test/support/a-menu.ts';

const [pizza, pasta, juice] = [4_000, 3_333, 999].map((price) => aProduct({ sizes: [aSize({ price: bani(price) })] }));
const MENU = [pizza, pasta, juice] as (typeof pizza & object)[];

const anyPromotion = fc
  .record({
    type: fc.constantFrom<PromotionType>(
      'FIRST_ORDER',
      'DISCOUNT_ON_CART',
      'DISCOUNT_ON_PRODUCT',
      'BUY_ONE_GET_ONE',
      'FREE_ITEM',
    ),
    discountBasisPoints: fc.constantFrom(0, 333, 1_000, 5_000, 10_000),
    discountAmount: fc.constantFrom(0, 1, 777, 2_000).map(bani),
    minimumOrder: fc.constantFrom(0, 3_000, 8_000).map(bani),
    mostUses: fc.constantFrom(null, 0, 5),
    mostUsesPerPerson: fc.constantFrom(null, 1, 2),
    budget: fc.constantFrom(null, 500, 5_000),
    productIds: fc.constantFrom([], [1], [3]),
    uses: fc.nat(2),
  })
  .map(({ type, discountBasisPoints, discountAmount, minimumOrder, uses, budget, productIds, ...limits }) => ({
    promotion: aBundle([], {
      type,
      discountBasisPoints,
      discountAmount,
      minimumOrder,
      rules: {
        ...NO_RULES,
        ...limits,
        paidPieces: 1,
        freePieces: 1,
        budget: budget === null ? null : bani(budget),
        productIds: productIds.flatMap((place) => MENU[place - 1]?.id ?? []),
      },
    }),
    uses,
  }));

test('what the checkout prices without what the server withheld of this person is what the server prices, to the ban', () => {
  let withheldOnce = 0;
  fc.assert(
    fc.property(
      fc.array(anyPromotion, { minLength: 1, maxLength: 5 }),
      fc.record({ isKnown: fc.boolean(), hasOrdered: fc.boolean() }),
      fc.tuple(fc.nat(3), fc.nat(3), fc.integer({ min: 1, max: 3 })),
      (list, person, counts) => {
        const named = list.map(({ promotion, uses }, place) => ({
          promotion: { ...promotion, id: place + 1, name: `Oferta ${place + 1}` },
          facts: { ...person, uses },
        }));
        const lines = MENU.flatMap((product, place) =>
          counts[place] ? [aLine(product, { quantity: counts[place] })] : [],
        );
        const price = (promotions: readonly Promotion[]) => priceCart(pricingFacts(MENU, lines, { promotions })).sums;
        const server = price(
          named.map(({ promotion, facts }) => ({ ...promotion, rules: leftForPerson(promotion, facts) })),
        );
        // Promotions as guests receive them: terms and rules in the wire format, in random order.
        let offered: readonly Promotion[] = named
          .map(({ promotion }) => ({
            ...promotion,
            ...reductionFromWire(reductionToWire(promotion)),
            rules: rulesFromWire(rulesToWire(promotion.rules)),
          }))
          .toReversed();
        for (let refusals = 0; refusals <= named.length; refusals += 1) {
          const browser = price(offered);
          if (browser.payable === server.payable) break;
          const withheld = listWithheld(offered, browser.reductions, server.reductions).map(({ id }) => id);
          expect(withheld).not.toEqual([]);
          withheldOnce += 1;
          offered = offered.filter(({ id }) => !withheld.includes(id));
        }
        expect(price(offered).payable).toBe(server.payable);
      },
    ),
  );
  expect(withheldOnce).toBeGreaterThan(0);
});
