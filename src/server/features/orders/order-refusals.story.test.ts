import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { aWindow } from '#test/support/a-menu.ts';
import { aDelivery, anOrder, type OrderBody, place } from '#test/support/an-order.ts';
import { aCategory, aCoupon, aProduct, aPromotion, aZone } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { type RestaurantFacts, theRestaurant } from '#test/support/the-restaurant.ts';

/** Everything that an order leaves behind, to be compared before and after a refusal. */
async function traces({ db }: TestApp) {
  const tables = ['orders', 'order_lines', 'order_events', 'idempotency_keys', 'coupon_redemptions'] as const;
  const counts = await Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .execute(),
    ),
  );
  const stock = await db.selectFrom('sizes').select(['id', 'stock']).orderBy('id').execute();
  return { counts, stock };
}

/** Each refusal by the smallest change that causes it. */
const REFUSALS: readonly {
  readonly code: string;
  readonly status: number;
  readonly restaurant?: RestaurantFacts;
  readonly body: (story: TestApp) => Promise<OrderBody>;
  readonly says?: RegExp;
}[] = [
  { code: 'empty_cart', status: 422, body: async () => anOrder({ of: [] }) },
  {
    code: 'cart_too_large',
    status: 422,
    body: async ({ db }) => {
      const product = await aProduct(db);
      return anOrder({
        of: [
          [product, 99],
          [product, 99],
          [product, 99],
        ],
      });
    },
  },
  {
    code: 'product_unavailable',
    status: 409,
    body: async ({ db }) => anOrder({ of: [await aProduct(db, { name: 'Sarmale', isOn: false })] }),
    says: /Sarmale/,
  },
  {
    code: 'product_unavailable',
    status: 409,
    body: async ({ db }) => {
      const [soup, other] = [await aProduct(db), await aProduct(db)];
      return anOrder({ of: [{ id: soup.id, sizeId: other.sizeId }] });
    },
  },
  {
    code: 'not_enough_stock',
    status: 409,
    body: async ({ db }) => anOrder({ of: [[await aProduct(db, { name: 'Cozonac', stock: 2 }), 3]] }),
    says: /Cozonac.*doar 2 bucăți/,
  },
  {
    code: 'below_minimum_quantity',
    status: 422,
    body: async ({ db }) => anOrder({ of: [await aProduct(db, { minimumQuantity: 3 })] }),
  },
  {
    code: 'extra_unknown',
    status: 409,
    body: async ({ db }) => {
      const { id: productId, sizeId: id } = await aProduct(db);
      const dimensionsBean = { id, quantity: 1, extraIngredientsBeanList: [{ name: 'Aur', price: 0 }] };
      return anOrder({ of: [], orderDetails: [{ productId, dimensionsBean }] });
    },
  },
  {
    code: 'message_not_allowed',
    status: 422,
    body: async ({ db }) => {
      const { id: productId, sizeId: id } = await aProduct(db, { allowsMessage: false });
      const dimensionsBean = { id, quantity: 1, preferredMessage: 'repede' };
      return anOrder({ of: [], orderDetails: [{ productId, dimensionsBean }] });
    },
  },
  {
    code: 'bundle_unavailable',
    status: 409,
    body: async ({ db }) => {
      const soup = await aProduct(db);
      const { id } = await aPromotion(db, { name: 'Expirată', endDate: '2026-11-19', sets: [{ options: [soup] }] });
      const productBeans = [{ productId: soup.id, dimensionId: soup.sizeId }];
      return anOrder({ of: [], orderPromotionDetails: [{ promotionId: id, quantity: 1, productBeans }] });
    },
    says: /Expirată/,
  },
  {
    code: 'bundle_incomplete',
    status: 422,
    body: async ({ db }) => {
      const soup = await aProduct(db);
      const { id } = await aPromotion(db, { sets: [{ options: [soup] }, { options: [soup] }] });
      const productBeans = [{ productId: soup.id, dimensionId: soup.sizeId }];
      return anOrder({ of: [], orderPromotionDetails: [{ promotionId: id, quantity: 1, productBeans }] });
    },
  },
  {
    code: 'free_product_too_expensive',
    status: 422,
    body: async ({ db }) => {
      const [cheap, dear] = [await aProduct(db, { price: bani(1000) }), await aProduct(db, { price: bani(2000) })];
      const { id } = await aPromotion(db, { sets: [{ options: [cheap] }, { isFree: true, options: [dear] }] });
      const productBeans = [cheap, dear].map((one) => ({ productId: one.id, dimensionId: one.sizeId }));
      return anOrder({ of: [], orderPromotionDetails: [{ promotionId: id, quantity: 1, productBeans }] });
    },
  },
  {
    code: 'not_orderable_today',
    status: 422,
    body: async ({ db }) => anOrder({ of: [await aProduct(db, { isOrderableToday: false })] }),
  },
  {
    // The story's clock stands at noon on a Friday.
    code: 'outside_window',
    status: 409,
    body: async ({ db }) =>
      anOrder({
        of: [await aProduct(db, { name: 'Meniul zilei', availabilityWindows: [aWindow('13:00-15:30', [2, 5])] })],
      }),
    says: /^Ore de comandă pentru Meniul zilei \(300 g\): marți și vineri, 13:00–15:30\. Din nou azi, la 13:00\. Alege o oră/,
  },
  {
    code: 'outside_window',
    status: 409,
    body: async ({ db }) => {
      const { id: categoryId } = await aCategory(db, { availabilityWindows: [aWindow('11:30-15:30', [2, 3, 4])] });
      return anOrder({ of: [await aProduct(db, { name: 'Meniul zilei', categoryId, isOrderableAhead: false })] });
    },
    says: /marți–joi, 11:30–15:30\. Din nou marți, la 11:30\. Scoate produsul din coș\.$/,
  },
  {
    code: 'outside_window',
    status: 409,
    body: async ({ db }) =>
      anOrder({
        of: [await aProduct(db, { availabilityWindows: [aWindow('11:30-15:30')] })],
        delivery: { asSoonAsPossible: false, chosenOrderDate: '2026-11-20T19:00' },
      }),
    says: /în fiecare zi, 11:30–15:30\. Din nou mâine, la 11:30/,
  },
  {
    code: 'not_orderable_ahead',
    status: 422,
    restaurant: { services: { preOrders: { maximumAdvanceMinutes: 10_080 } } },
    body: async ({ db }) =>
      anOrder({
        of: [await aProduct(db, { isOrderableAhead: false })],
        delivery: { asSoonAsPossible: false, chosenOrderDate: '2026-11-21T13:00' },
      }),
  },
  {
    code: 'pickup_place_only',
    status: 422,
    body: async ({ db }) => {
      const category = await aCategory(db, { pickupPlace: 'Cofetăria din piață' });
      const zone = await aZone(db);
      return anOrder({ of: [await aProduct(db, { categoryId: category.id })], delivery: aDelivery(zone.code) });
    },
    says: /Cofetăria din piață/,
  },
  {
    code: 'mixed_pickup_places',
    status: 422,
    body: async ({ db }) => {
      const category = await aCategory(db, { pickupPlace: 'Cofetărie' });
      return anOrder({ of: [await aProduct(db, { categoryId: category.id }), await aProduct(db)] });
    },
  },
  {
    code: 'service_off',
    status: 409,
    restaurant: { services: { pickup: { isEnabled: false } } },
    body: async ({ db }) => anOrder({ of: [await aProduct(db)] }),
  },
  {
    code: 'service_off',
    status: 409,
    body: async ({ db }) => anOrder({ of: [await aProduct(db)], delivery: { deliveryMethod: 'RESTAURANT' } }),
  },
  {
    code: 'outside_hours_now',
    status: 409,
    restaurant: { hours: '18:00-22:00' },
    body: async ({ db }) => anOrder({ of: [await aProduct(db)] }),
    says: /Deschidem azi, la 18:00/,
  },
  {
    code: 'day_closed',
    status: 409,
    restaurant: { closures: [{ startDate: '2026-11-20', endDate: '2026-11-20', message: 'Zi de inventar.' }] },
    body: async ({ db }) => anOrder({ of: [await aProduct(db)] }),
    says: /Zi de inventar/,
  },
  {
    code: 'day_closed',
    status: 409,
    restaurant: {
      isOpenAroundTheClock: true,
      closures: [{ startDate: '2026-11-20', endDate: '2026-11-20', message: 'Zi de inventar.' }],
    },
    body: async ({ db }) => anOrder({ of: [await aProduct(db)] }),
    says: /Zi de inventar/,
  },
  {
    code: 'too_early',
    status: 422,
    restaurant: { services: { pickup: { minimumAdvanceMinutes: 60 } } },
    body: async ({ db }) =>
      anOrder({
        of: [await aProduct(db)],
        delivery: { asSoonAsPossible: false, chosenOrderDate: '2026-11-20T12:30' },
      }),
    says: /azi, la 13:00/,
  },
  {
    code: 'too_late',
    status: 422,
    restaurant: { services: { preOrders: { maximumAdvanceMinutes: 2880 } } },
    body: async ({ db }) =>
      anOrder({
        of: [await aProduct(db)],
        delivery: { asSoonAsPossible: false, chosenOrderDate: '2026-11-24T12:30' },
      }),
  },
  {
    code: 'outside_hours',
    status: 422,
    body: async ({ db }) =>
      anOrder({
        of: [await aProduct(db)],
        delivery: { asSoonAsPossible: false, chosenOrderDate: '2026-11-20' },
        arrivalTime: '23:15',
      }),
    says: /10:00–22:00/,
  },
  {
    code: 'no_schedule',
    status: 422,
    restaurant: { hours: '' },
    body: async ({ db }) =>
      anOrder({
        of: [await aProduct(db)],
        delivery: { asSoonAsPossible: false, chosenOrderDate: '2026-11-20T19:00' },
      }),
  },
  {
    code: 'ambiguous_local_time',
    status: 422,
    body: async ({ db }) =>
      anOrder({
        of: [await aProduct(db)],
        delivery: { asSoonAsPossible: false, chosenOrderDate: '2027-10-31T03:30' },
      }),
    says: /04:00/,
  },
  {
    code: 'asap_not_offered',
    status: 422,
    restaurant: { services: { pickup: { asSoonAsPossible: false } } },
    body: async ({ db }) => anOrder({ of: [await aProduct(db)] }),
  },
  {
    code: 'time_required',
    status: 422,
    body: async ({ db }) => anOrder({ of: [await aProduct(db)], delivery: { asSoonAsPossible: false } }),
  },
  {
    code: 'invalid_time',
    status: 422,
    body: async ({ db }) =>
      anOrder({ of: [await aProduct(db)], delivery: { asSoonAsPossible: false, chosenOrderDate: 'mâine' } }),
  },
  {
    code: 'nonexistent_local_time',
    status: 422,
    body: async ({ db }) =>
      anOrder({
        of: [await aProduct(db)],
        delivery: { asSoonAsPossible: false, chosenOrderDate: '2027-03-28T03:30' },
      }),
    says: /04:00/,
  },
  {
    code: 'city_required',
    status: 422,
    body: async ({ db }) => anOrder({ of: [await aProduct(db)], delivery: aDelivery('', { cityCode: null }) }),
  },
  {
    code: 'zone_unknown',
    status: 422,
    body: async ({ db }) => anOrder({ of: [await aProduct(db)], delivery: aDelivery('', { city: 'Cluj' }) }),
  },
  {
    code: 'street_required',
    status: 422,
    body: async ({ db }) => {
      const zone = await aZone(db);
      return anOrder({ of: [await aProduct(db)], delivery: aDelivery(zone.code, { streetAddress: ' ' }) });
    },
  },
  {
    code: 'street_number_required',
    status: 422,
    body: async ({ db }) => {
      const zone = await aZone(db);
      return anOrder({ of: [await aProduct(db)], delivery: aDelivery(zone.code, { streetNumberAddress: null }) });
    },
  },
  {
    code: 'below_minimum',
    status: 422,
    body: async ({ db }) => {
      const zone = await aZone(db, { city: 'Micăsasa', minimumOrder: bani(8000) });
      return anOrder({ of: [await aProduct(db, { price: bani(3000) })], delivery: aDelivery(zone.code) });
    },
    says: /Micăsasa.*80,00\slei.*50,00\slei/,
  },
  {
    code: 'payment_not_offered',
    status: 409,
    restaurant: { payments: ['card'] },
    body: async ({ db }) => anOrder({ of: [await aProduct(db)] }),
  },
  {
    code: 'payment_mismatch',
    status: 422,
    body: async ({ db }) =>
      anOrder({
        of: [await aProduct(db, { price: bani(3000) })],
        orderPaymentEnumValue: 'CASH_AND_CARD',
        cashAmount: 10,
        cardAmount: 19.99,
      }),
    says: /30,00\slei/,
  },
  {
    code: 'cash_ceiling',
    status: 422,
    body: async ({ db }) => anOrder({ of: [[await aProduct(db, { price: bani(100_001) }), 10]] }),
  },
  {
    code: 'age_declaration_required',
    status: 422,
    body: async ({ db }) => anOrder({ of: [await aProduct(db, { isAgeRestricted: true })] }),
  },
  {
    code: 'coupon_invalid',
    status: 422,
    body: async ({ db }) => anOrder({ of: [await aProduct(db)], inputCouponPayloadBean: 'NUEXISTA' }),
  },
  {
    code: 'coupon_below_minimum',
    status: 422,
    body: async ({ db }) => {
      const { code } = await aCoupon(db, { minimumOrder: bani(10_000) });
      return anOrder({ of: [await aProduct(db)], inputCouponPayloadBean: code });
    },
  },
  {
    code: 'coupon_not_applicable',
    status: 422,
    body: async ({ db }) => {
      const { code } = await aCoupon(db);
      const wine = await aProduct(db, { isAgeRestricted: true });
      return anOrder({ of: [wine], declaredAdult: true, inputCouponPayloadBean: code });
    },
  },
  {
    code: 'price_changed',
    status: 409,
    body: async ({ db }) => anOrder({ of: [await aProduct(db, { price: bani(3200) })], totalPrice: 31.99 }),
  },
  {
    code: 'price_changed',
    status: 409,
    body: async ({ db }) => {
      const { id: productId, sizeId: id } = await aProduct(db, { price: bani(3200) });
      return anOrder({ of: [], orderDetails: [{ productId, dimensionsBean: { id, quantity: 2, price: 30 } }] });
    },
  },
];

test.each(REFUSALS)('$code is refused and leaves nothing behind', async ({ code, status, restaurant, body, says }) => {
  await using story = await testApp();
  await theRestaurant(story.db, restaurant);
  const order = await body(story);
  const before = await traces(story);
  const refusal = await refusalOf(story.api, 'placeOrder', { body: order });
  expect(refusal).toMatchObject({ status, code });
  expect(refusal.message).toMatch(says ?? /\p{L}/u);
  expect(await traces(story)).toEqual(before);
});

test('a message for the kitchen that is too long is told by its line', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const { id: productId, sizeId: id } = await aProduct(story.db);
  const dimensionsBean = { id, quantity: 1, preferredMessage: 'x'.repeat(41) };
  const body = anOrder({ of: [], orderDetails: [{ productId, dimensionsBean }] });
  expect(await refusalOf(story.api, 'placeOrder', { body })).toMatchObject({
    code: 'invalid_request',
    fields: {
      'orderDetails.0.dimensionsBean.preferredMessage': 'Mesajul pentru bucătărie are cel mult 40 de caractere.',
    },
  });
});

test('every wrong contact field is told at once, in Romanian, by its wire path', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const soup = await aProduct(story.db);
  const body = anOrder({
    of: [soup],
    delivery: { firstName: 'A', lastName: '<b>', email: 'ana@', phoneNumber: '12', additionalInformation: 'a\u0007b' },
  });
  const refusal = await refusalOf(story.api, 'placeOrder', { body });
  expect(refusal).toMatchObject({ status: 422, code: 'invalid_request' });
  expect(Object.keys(refusal.fields ?? {}).sort()).toEqual([
    'deliveryDetailsBean.additionalInformation',
    'deliveryDetailsBean.email',
    'deliveryDetailsBean.firstName',
    'deliveryDetailsBean.lastName',
    'deliveryDetailsBean.phoneNumber',
  ]);
  expect(refusal.fields?.['deliveryDetailsBean.email']).toBe('Adresa de e-mail nu este validă.');
});

test('an hour that the change of clocks leaves out is answered by the first one that leaves time to cook', async () => {
  await using story = await testApp({ now: '2027-03-28T02:45:00+02:00' });
  const pickup = { minimumAdvanceMinutes: 30 };
  await theRestaurant(story.db, { isOpenAroundTheClock: true, services: { pickup } });
  const soup = await aProduct(story.db);
  const at = (hour: string) =>
    anOrder({ of: [soup], delivery: { asSoonAsPossible: false, chosenOrderDate: `2027-03-28T${hour}` } });
  const refusal = await refusalOf(story.api, 'placeOrder', { body: at('03:30') });
  expect(refusal).toMatchObject({ code: 'nonexistent_local_time', message: expect.stringContaining('azi, la 04:15') });
  await place(story.api, at('04:15'));
});
