import { expect, test } from 'vitest';
import { CallFailure } from '#contract/client.ts';
import type { CallInput } from '#contract/named-api.ts';
import { bani } from '#domain/money/bani.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { atOnce } from '#test/support/at-once.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import { patiently } from '#test/support/place-patiently.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { asMany, STORM_LIMIT_MS } from '#test/support/whole-storms.ts';
import { listUsed, takingUses } from './promotions.repository.ts';

type Body = NonNullable<CallInput<'savePromotion'>['body']>;
const DATES = { startDate: '2026-11-01', endDate: '2026-12-31' };
const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

async function openShop() {
  const story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const office = story.apiOf(await anAdmin(story.db));
  const pizza = await aProduct(story.db, { price: bani(4_000), vatBasisPoints: 1_100 });
  const juice = await aProduct(story.db, { price: bani(1_000), vatBasisPoints: 2_100 });
  return { story, office, pizza, juice, [Symbol.asyncDispose]: story.close };
}

test('a happy hour begins and ends by the clock of the server, and a refusal names the new price', async () => {
  await using shop = await openShop();
  const { story, office, pizza } = shop;
  const { promotion } = await office('savePromotion', {
    body: {
      ...DATES,
      name: 'Happy hour',
      type: 'DISCOUNT_ON_PRODUCT',
      discountPercentage: 20,
      productIds: [pizza.id],
      availabilityWindows: [{ weekdays: [...WEEKDAYS], from: '16:00', until: '18:00' }],
    } satisfies Body,
  });
  expect(promotion).toMatchObject({ productIds: [pizza.id], availabilityWindows: [{ from: '16:00' }] });
  story.clock.set('2026-11-23T15:59:30+02:00');
  const asked = (updatedPriceAfterCoupon: number) =>
    anOrder({ of: [pizza], updatedPriceAfterCoupon, delivery: guest(1) });
  expect(await refusalOf(story.api, 'placeOrder', { body: asked(32) })).toMatchObject({
    code: 'price_changed',
    quote: { reductions: [], updatedPriceAfterCoupon: 40 },
  });
  story.clock.set('2026-11-23T16:00:00+02:00');
  expect(await place(story.api, asked(32))).toMatchObject({
    reductions: [{ name: 'Happy hour', code: null, amount: 8 }],
  });
});

test('a happy hour of one evening over midnight is told and given until its end, in the shop and in the office', async () => {
  await using shop = await openShop();
  const { story, office, pizza } = shop;
  await office('savePromotion', {
    body: {
      startDate: '2026-11-20',
      endDate: '2026-11-20',
      name: 'Noapte',
      type: 'DISCOUNT_ON_PRODUCT',
      discountPercentage: 20,
      productIds: [pizza.id],
      availabilityWindows: [{ weekdays: ['FRIDAY'], from: '22:00', until: '02:00' }],
    } satisfies Body,
  });
  const listed = async () => (await story.api('getPromotions')).content.map(({ name }) => name);
  const state = async () => {
    // Signed in anew: a session of staff does not last into the night.
    const tonight = story.apiOf(await anAdmin(story.db));
    return (await tonight('getAdminPromotions', { query: {} })).content[0]?.state;
  };
  const asked = (updatedPriceAfterCoupon: number, number: number) =>
    anOrder({ of: [pizza], updatedPriceAfterCoupon, delivery: guest(number) });
  story.clock.set('2026-11-21T01:00:00+02:00');
  expect([await listed(), await state()]).toEqual([['Noapte'], 'running']);
  expect(await place(story.api, asked(32, 1))).toMatchObject({ reductions: [{ name: 'Noapte', amount: 8 }] });
  story.clock.set('2026-11-21T02:00:00+02:00');
  expect([await listed(), await state()]).toEqual([[], 'ended']);
  expect(await place(story.api, asked(40, 2))).toMatchObject({ reductions: [] });
});

test('pieces that are free, a gift, the cart and the delivery add up by one table, each at its own rate of VAT', async () => {
  await using shop = await openShop();
  const { story, office, pizza, juice } = shop;
  const offers: Body[] = [
    { type: 'BUY_ONE_GET_ONE', name: '1 + 1', productIds: [pizza.id], buyQuantity: 1, freeQuantity: 1 },
    { type: 'FREE_ITEM', name: 'Sucul casei', productIds: [juice.id], minOrderValue: 40 },
    { type: 'DISCOUNT_ON_CART', name: 'Reducerea zilei', discountPercentage: 10 },
  ];
  for (const offer of offers) await office('savePromotion', { body: { ...DATES, ...offer } });
  const placed = await place(
    story.api,
    anOrder({
      of: [
        [pizza, 2],
        [juice, 1],
      ],
      delivery: guest(1),
    }),
  );
  expect(placed).toMatchObject({
    subTotalPrice: 90,
    reductions: [
      { name: 'Sucul casei', amount: 10 },
      { name: '1 + 1', amount: 40 },
      { name: 'Reducerea zilei', amount: 9 },
    ],
    updatedPriceAfterCoupon: 31,
  });
  await office('confirmOrder', { body: { orderNumber: placed.orderNumber, timeToPrepare: 20 } });
  const { vat, reductions } = await office('getDayClose', { query: {} });
  expect(vat).toMatchObject([
    { percent: 11, gross: 31 },
    { percent: 21, gross: 0 },
  ]);
  expect(reductions).toMatchObject([{ name: '1 + 1', numberOfOrders: 1, amount: 40 }, {}, {}]);
});

/** Guests who come at once, and how many of them the limit is for. */
const GUESTS = asMany({ small: 100, whole: 1_000 });
const LAST = GUESTS / 10;

test.each<[string, Pick<Body, 'maxUses' | 'budget'>]>([
  ['uses', { maxUses: LAST }],
  ['lei', { budget: LAST * 4 }],
])(
  `of ${GUESTS} guests who come at once ${LAST} get what the last %s are for, the others order at the sum they are told`,
  async (_name, limit) => {
    await using shop = await openShop();
    const { story, office, pizza } = shop;
    const body: Body = { ...DATES, type: 'DISCOUNT_ON_CART', name: 'Primii', discountPercentage: 10, ...limit };
    await office('savePromotion', { body });
    const api = patiently(story.api);
    const asked = (number: number, updatedPriceAfterCoupon: number) =>
      anOrder({ of: [pizza], updatedPriceAfterCoupon, delivery: guest(number) });
    const placed = await atOnce(GUESTS, GUESTS, async (number) => {
      try {
        return await place(api, asked(number, 36));
      } catch (error) {
        const told = error instanceof CallFailure ? error.body : null;
        expect(told).toMatchObject({ code: 'price_changed', quote: { reductions: [], updatedPriceAfterCoupon: 40 } });
        return place(api, asked(number, 40));
      }
    });
    expect(placed.filter(({ discount }) => discount === 4)).toHaveLength(LAST);
    expect(placed.filter(({ discount }) => discount === 0)).toHaveLength(GUESTS - LAST);
    const { content } = await office('getAdminPromotions', { query: {} });
    expect(content).toMatchObject([{ timesUsed: LAST, amountGiven: LAST * 4 }]);

    const left = async () => {
      const [{ maxUses, budget } = { maxUses: -1, budget: -1 }] = (await story.api('getPromotions')).content;
      return { uses: maxUses ?? 0, lei: budget ?? 0 };
    };
    expect(await left()).toEqual({ uses: 0, lei: 0 });
    const orderNumber = placed.find(({ discount }) => discount > 0)?.orderNumber ?? 0;
    await office('rejectOrder', { body: { orderNumber, reason: 'Nu mai avem făină.' } });
    expect(await left()).toEqual({
      uses: limit.maxUses === undefined ? 0 : 1,
      lei: limit.budget === undefined ? 0 : 4,
    });
    expect(await place(story.api, asked(GUESTS + 1, 36))).toMatchObject({ discount: 4 });
    expect(await place(story.api, asked(GUESTS + 2, 40))).toMatchObject({ discount: 0 });
  },
  STORM_LIMIT_MS,
);

test('of a thousand takers of two limited promotions, named in either order, none waits in a circle and none takes too much', async () => {
  await using shop = await openShop();
  const { story, office } = shop;
  const save = async (name: string) => {
    const body: Body = {
      ...DATES,
      type: 'DISCOUNT_ON_CART',
      name,
      discountPercentage: 10,
      maxUses: 700,
      budget: 3_000,
    };
    return (await office('savePromotion', { body })).id;
  };
  const ids = [await save('Prima'), await save('A doua')];
  const uses = ids.map((promotionId) => ({ promotionId, amount: bani(500), mostUses: 700, budget: bani(300_000) }));
  const taken = await Promise.all(
    Array.from({ length: 1_000 }, async (_, number) => {
      const { rows } = await takingUses(number % 2 === 0 ? uses : uses.toReversed()).execute(story.db);
      return rows.length;
    }),
  );
  expect(taken.filter((count) => count === 2)).toHaveLength(600);
  expect(taken.filter((count) => count === 0)).toHaveLength(400);
  const spent = { uses: 600, given: 300_000 };
  expect(await listUsed(story.db, ids)).toEqual(new Map(ids.map((id) => [id, spent])));
});

test('the history tells what a promotion is about, when, where, and how much it may give', async () => {
  await using shop = await openShop();
  const { office, pizza } = shop;
  const { id, version } = await office('savePromotion', {
    body: {
      ...DATES,
      name: 'Happy hour',
      type: 'DISCOUNT_ON_PRODUCT',
      discountPercentage: 20,
      productIds: [pizza.id],
      availabilityWindows: [{ weekdays: [...WEEKDAYS], from: '16:00', until: '18:00' }],
      maxUses: 50,
    },
  });
  await office('savePromotion', { body: { id, version, deliveryMethods: ['PICKUP'], maxUses: null, budget: 300 } });
  const { content } = await office('getChanges', { query: { subject: `promotion:${id}` } });
  const fieldsOf = (place: number) => content[place]?.fields.map(({ name, after }) => [name, after]);
  expect(fieldsOf(0)).toEqual([
    ['Mod de primire', 'Ridicare din restaurant'],
    ['Cel mult comenzi', ''],
    ['Buget', '300,00 lei'],
  ]);
  expect(fieldsOf(1)).toEqual(
    expect.arrayContaining([
      ['Produse', pizza.name],
      ['Ore', 'în fiecare zi, 16:00–18:00'],
      ['Cel mult comenzi', '50'],
    ]),
  );
});

test('the lowest price of the 30 days before a discount is told with it, another discount of these days counted', async () => {
  await using shop = await openShop();
  const { story, office, pizza, juice } = shop;
  const day = (iso: string) => new Date(`${iso}T12:00:00+02:00`);
  await story.db
    .insertInto('price_history')
    .values([
      { size_id: pizza.sizeId, price_bani: 3_000, valid_from: day('2026-08-01') },
      { size_id: pizza.sizeId, price_bani: 3_500, valid_from: day('2026-10-01') },
      { size_id: pizza.sizeId, price_bani: 4_000, valid_from: day('2026-10-20') },
      { size_id: juice.sizeId, price_bani: 1_000, valid_from: day('2026-08-01') },
    ])
    .execute();
  const body: Body = { ...DATES, type: 'DISCOUNT_ON_PRODUCT', name: 'Noiembrie', discountPercentage: 20 };
  await office('savePromotion', { body: { ...body, productIds: [pizza.id, juice.id] } });
  const lowest = async () => (await story.api('getPromotions')).content.map(({ lowestPrices }) => lowestPrices);
  expect(await lowest()).toEqual([[{ sizeId: pizza.sizeId, price: 35 }]]);
  const october = { startDate: '2026-10-01', endDate: '2026-10-31', name: 'Octombrie', discountPercentage: 30 };
  await office('savePromotion', { body: { ...body, ...october, productIds: [juice.id] } });
  expect(await lowest()).toEqual([
    expect.arrayContaining([
      { sizeId: pizza.sizeId, price: 35 },
      { sizeId: juice.sizeId, price: 7 },
    ]),
  ]);
});

test('a budget is never exceeded: the cart that would is sold without the promotion', async () => {
  await using shop = await openShop();
  const { story, office, pizza } = shop;
  const body: Body = { ...DATES, type: 'DISCOUNT_ON_CART', name: 'Buget mic', discountPercentage: 10, budget: 10 };
  await office('savePromotion', { body });
  const order = (number: number, pieces: number) =>
    place(story.api, anOrder({ of: [[pizza, pieces]], delivery: guest(number) }));
  expect(await order(1, 2)).toMatchObject({ discount: 8 });
  expect((await story.api('getPromotions')).content).toMatchObject([{ budget: 2, maxUses: null }]);
  expect(await order(2, 1)).toMatchObject({ discount: 0 });
});

test('the office reads why no order gets a promotion: its budget or its uses are spent, its products have left the menu', async () => {
  await using shop = await openShop();
  const { story, office, pizza, juice } = shop;
  const offers: Body[] = [
    { type: 'DISCOUNT_ON_CART', name: 'Zece la sută', discountPercentage: 10, minOrderValue: 40, budget: 10 },
    { type: 'FREE_DELIVERY', name: 'Cel mult una', maxUses: 1, minOrderValue: 500 },
    { type: 'FREE_ITEM', name: 'Sucul casei', productIds: [juice.id], minOrderValue: 500 },
    { type: 'DISCOUNT_ON_PRODUCT', name: 'Pizza', discountPercentage: 1, categoryIds: [pizza.categoryId] },
  ];
  for (const offer of offers) await office('savePromotion', { body: { ...DATES, ...offer } });
  const states = async () => {
    const { content } = await office('getAdminPromotions', { query: {} });
    return Object.fromEntries(content.map(({ name, state }) => [name, state]));
  };
  expect(new Set(Object.values(await states()))).toEqual(new Set(['running']));
  await place(story.api, anOrder({ of: [[pizza, 2]], delivery: guest(1) }));
  expect(await states()).toMatchObject({ 'Zece la sută': 'budget_spent', 'Sucul casei': 'running' });
  await story.db.updateTable('products').set({ archived_at: new Date() }).execute();
  expect(await states()).toMatchObject({
    'Zece la sută': 'budget_spent',
    'Cel mult una': 'running',
    'Sucul casei': 'about_nothing',
    Pizza: 'about_nothing',
  });
});

test.each<[string, Body, string, string]>([
  ['no product', { type: 'FREE_ITEM', minOrderValue: 40 }, 'productIds', 'promotion_gift_required'],
  [
    'no pieces',
    { type: 'BUY_ONE_GET_ONE', productIds: [1], buyQuantity: 0 },
    'buyQuantity',
    'promotion_pieces_invalid',
  ],
  [
    'an hour that is none',
    {
      type: 'DISCOUNT_ON_CART',
      discountPercentage: 10,
      availabilityWindows: [{ weekdays: ['MONDAY'], from: '25:00', until: '18:00' }],
    },
    'availabilityWindows.0.from',
    'window_hour_invalid',
  ],
])('%s is refused at its field', async (_name, body, field, code) => {
  await using shop = await openShop();
  const refusal = await refusalOf(shop.office, 'savePromotion', { body: { ...DATES, name: 'Ofertă', ...body } });
  expect(refusal).toMatchObject({ code, fields: { [field]: expect.any(String) } });
});
