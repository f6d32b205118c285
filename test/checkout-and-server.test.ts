import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderRequestToWire, parseOrderRequest } from '#contract/orders/order-request.ts';
import { PlaceOrderRequest } from '#contract/orders/wire.ts';
import { type CartLine, LINE_MAX_QUANTITY, MESSAGE_MAX_LENGTH } from '#domain/cart/cart.ts';
import { MOST_EXTRAS } from '#domain/menu/editing/decide-product.ts';
import type { Product } from '#domain/menu/menu.ts';
import { bani } from '#domain/money/bani.ts';
import { judgeOrder } from '#domain/orders/placing/judge-order.ts';
import { parseOrder } from '#domain/orders/placing/parse-order.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { resolveNames } from '#server/features/orders/placing/resolve-names.ts';
import { aBundle, aBundleLine, aFixedDiscount, aLine, aSet } from '#test/support/a-cart.ts';
import { aForm, aZone, checkoutFacts } from '#test/support/a-checkout.ts';
import { aProduct, aSize } from '#test/support/a-menu.ts';
import { aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';
import { judgeCheckout, NOTES_MAX_LENGTH } from '#web/storefront/checkout/form/judge-checkout.ts';
import { listMoments, listMomentsOn } from '#web/storefront/checkout/form/moment-options.ts';
import { couponOf, priceCheckout } from '#web/storefront/checkout/form/order-of-form.ts';
import { momentQuestion, settleForm } from '#web/storefront/checkout/form/settle-form.ts';

const price = fc.constantFrom(0, 1, 50, 999, 1990, 3333, 12_345, 99_999).map(bani);
const anyProduct = fc
  .record({
    price,
    boxPrice: fc.constantFrom(0, 150, 333).map(bani),
    deposit: fc.constantFrom(0, 50).map(bani),
    minimumQuantity: fc.constantFrom(1, 1, 1, 3),
    extras: fc.constantFrom(0, 0, 2, MOST_EXTRAS),
    isAgeRestricted: fc.constantFrom(false, false, true),
    allowsMessage: fc.boolean(),
    isOrderableToday: fc.constantFrom(true, true, false),
  })
  .map(({ extras, isAgeRestricted, allowsMessage, isOrderableToday, ...size }) =>
    aProduct({
      sizes: [aSize(size)],
      extras: Array.from({ length: extras }, (_, index) => ({
        name: `Adaos ${index}`,
        price: bani(index * 33),
        allergens: [],
        isSoldOut: false,
      })),
      isAgeRestricted,
      allowsMessage,
      isOrderableToday,
    }),
  );

/** Texts up to the given length, in characters of one and of two code units. */
const textUpTo = (length: number) =>
  fc.constantFrom('', ' fără sare ', 'Ș'.repeat(length), '🍕'.repeat(length), 'a'.repeat(length));

function anyLine(products: readonly Product[]): fc.Arbitrary<CartLine> {
  const [paid, free] = [products.slice(0, 1), products.slice(-1)];
  const bundleLine = fc.constantFrom(1, 3).map((quantity): CartLine => aBundleLine(bundleOf(paid, free), { quantity }));
  const productLine = fc
    .record({
      product: fc.constantFrom(...products),
      quantity: fc.constantFrom(1, 2, 3, LINE_MAX_QUANTITY),
      hasExtras: fc.boolean(),
      message: textUpTo(MESSAGE_MAX_LENGTH),
    })
    .map(({ product, quantity, hasExtras, message }) =>
      aLine(product, {
        quantity,
        extras: hasExtras ? product.extras.map(({ name }) => name) : [],
        message: product.allowsMessage ? message : '',
      }),
    );
  return fc.oneof({ weight: 4, arbitrary: productLine }, { weight: 1, arbitrary: bundleLine });
}

function bundleOf(paid: readonly Product[], free: readonly Product[]) {
  const days = { startDate: localDate('2026-01-01'), endDate: localDate('2028-12-31') };
  return aBundle([aSet(1, false, paid), aSet(2, true, free)], days);
}

const anyCart = fc
  .array(anyProduct, { minLength: 1, maxLength: 3 })
  .chain((products) =>
    fc.record({ products: fc.constant(products), lines: fc.array(anyLine(products), { minLength: 1, maxLength: 3 }) }),
  );

const anyForm = fc.record({
  method: fc.constantFrom('PICKUP' as const, 'DELIVERY' as const, 'RESTAURANT' as const),
  payment: fc.constantFrom('cash' as const, 'card' as const, 'cash-card' as const),
  splitPart: fc.constantFrom('cash' as const, 'card' as const),
  split: fc.constantFrom('0', '1,5', '10', '10.25'),
  fullName: fc.constantFrom('Ana-Maria Pop', 'Ş Pop', 'Ana', "D'Artagnan de Batz"),
  phone: fc.constantFrom('0722 123 456', '+40722123456', '0258-123.456'),
  email: fc.constantFrom('ana@example.ro', ' Ana.Pop+pizza@Gmail.com '),
  zoneCode: fc.constantFrom('BLAJ', 'CENADE'),
  street: textUpTo(80),
  streetNumber: fc.constantFrom('12', '12 bis/A'),
  landmark: textUpTo(120),
  notes: textUpTo(NOTES_MAX_LENGTH),
  needsCutlery: fc.boolean(),
  ownContainer: fc.boolean(),
  wantsInvoice: fc.boolean(),
  companyName: textUpTo(160),
  companyCui: fc.constantFrom('RO 14399840', '14399840'),
  isAdult: fc.constantFrom(true, true, false),
});

const anyCoupon = fc.option(
  fc.record({
    type: fc.constantFrom('COUPON_CODE' as const, 'NEWSLETTER_SUBSCRIPTION' as const),
    code: fc.constant('BUNVENIT'),
    discountBasisPoints: fc.constantFrom(0, 3333, 10_000),
    discountAmount: fc.constantFrom(1, 5000).map(bani),
    minimumOrder: fc.constantFrom(0, 3000).map(bani),
  }),
);

/** Applies without a code in 2026 and 2027, if its minimum is reached. */
const anyOffer = fc
  .record({
    discountAmount: fc.constantFrom(1, 777, 5_000).map(bani),
    minimumOrder: fc.constantFrom(0, 4_000).map(bani),
  })
  .map((terms) => aFixedDiscount({ ...terms, startDate: localDate('2026-01-01'), endDate: localDate('2027-12-31') }));

/** Nights of clock changes, a leap day, an ordinary evening: each with the hours before and after. */
const anyMoment = fc
  .tuple(
    fc.constantFrom('2027-03-27T12:00:00Z', '2027-10-30T12:00:00Z', '2028-02-28T12:00:00Z', '2026-11-20T10:00:00Z'),
    fc.integer({ min: 0, max: 2 * 1440 }),
  )
  .map(([iso, minutes]) => plusMinutes(at(iso), minutes));

test('what the checkout lets through is taken by the server, at the sums that the guest saw', () => {
  let taken = 0;
  fc.assert(
    fc.property(
      anyCart,
      anyForm,
      anyCoupon,
      anyMoment,
      fc.constantFrom('10:00-22:00', '18:00-02:00', '00:00-00:00', '20:00-04:30'),
      fc.integer({ min: -1, max: 200 }),
      anyOffer,
      ({ products, lines }, typed, coupon, now, hours, slot, offer) => {
        const facts = checkoutFacts(products, {
          at: now,
          schedule: aSchedule({
            hours: { REGULAR: weekly(hours) },
            services: { delivery: terms({ minimumAdvanceMinutes: 45 }) },
          }),
          promotions: [bundleOf(products.slice(0, 1), products.slice(-1)), offer],
          zones: [
            aZone(),
            aZone({ code: 'CENADE', city: 'Cenade', isVillage: true, minimumOrder: bani(6000), extraMinutes: 30 }),
          ],
          isDineInOn: true,
        });
        const cart = { lines };
        const begun = aForm({ ...typed, coupon, when: slot === -1 ? 'asap' : 'chosen' });
        const form = settleForm(chooseSlot(begun, slot), facts, priceCheckout(cart, begun, facts));
        const judged = judgeCheckout({ cart, form, facts, couponRefusal: null });
        if (judged.problems.length > 0) return;
        taken += 1;

        const body = PlaceOrderRequest.parse(
          JSON.parse(JSON.stringify(orderRequestToWire(judged.order, judged.quote, facts))),
        );
        const { order, problems } = parseOrder(parseOrderRequest(body, dateOf(now)));
        expect(problems).toEqual([]);
        if (!order.moment.ok) throw new Error(JSON.stringify(order.moment.error));
        const { plan, problems: refused } = judgeOrder(resolveNames({ ...order, moment: order.moment.value }, facts), {
          ...facts,
          coupon: coupon === null ? null : couponOf(coupon, dateOf(now)),
          isCouponUsed: false,
        });
        expect(refused).toEqual([]);
        expect(plan).toMatchObject({ sums: judged.quote.sums });

        function chooseSlot(chosen: typeof begun, index: number) {
          const question = momentQuestion(chosen, facts, priceCheckout(cart, chosen, facts));
          if (index === -1 || question === null) return chosen;
          const moments = listMoments(question)
            .dates.slice(0, 2)
            .flatMap((date) => listMomentsOn(question, date));
          return { ...chosen, requestedAt: moments[index % Math.max(1, moments.length)] ?? null };
        }
      },
    ),
    { numRuns: 200 },
  );
  // Carts that cannot be ordered prove nothing; about a sixth of these can.
  expect(taken).toBeGreaterThan(5);
});
