import { expect, test } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import { bani } from '#domain/money/bani.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aCoupon, anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

type Body = NonNullable<CallInput<'savePromotion'>['body']>;

const LUNCH: Body = {
  name: 'Prânz de zile mari',
  type: 'FIXED_DISCOUNT_ON_CART',
  active: true,
  discountAmount: 15,
  minOrderValue: 60,
  startDate: '2026-11-01',
  endDate: '2026-12-31',
};
const OFF = { name: 'Prânz de zile mari', code: null, amount: 15 };

async function openShop() {
  const story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const admin = await anAdmin(story.db);
  const office = story.apiOf(admin);
  const dish = await aProduct(story.db, { price: bani(4_000), vatBasisPoints: 1_100 });
  const wine = await aProduct(story.db, { price: bani(3_000), isAgeRestricted: true, vatBasisPoints: 2_100 });
  return { story, admin, office, dish, wine, [Symbol.asyncDispose]: story.close };
}

test('a sum off every cart that is large enough, from the office to the books, by its name', async () => {
  await using shop = await openShop();
  const { story, admin, office, dish } = shop;
  const { promotion } = await office('savePromotion', { body: LUNCH });
  expect(promotion).toMatchObject({ type: LUNCH.type, discountAmount: 15, minOrderValue: 60, conditions: [] });
  const listed = await story.api('getPromotions');
  expect(listed.content).toMatchObject([{ type: LUNCH.type, name: LUNCH.name, discountAmount: 15, minOrderValue: 60 }]);

  const placed = await place(story.api, anOrder({ of: [[dish, 2]], delivery: guest(1) }));
  expect(placed).toMatchObject({ subTotalPrice: 80, discount: 15, reductions: [OFF], updatedPriceAfterCoupon: 65 });
  const { order } = await story.api('trackOrder', { params: { token: placed.accessToken } });
  expect(order).toMatchObject({ coupon: null, discount: 15, reductions: [OFF], payable: 65, cashAmount: 65 });
  const small = await place(story.api, anOrder({ of: [dish], delivery: guest(2) }));
  expect(small).toMatchObject({ discount: 0, reductions: [], updatedPriceAfterCoupon: 40 });

  await office('confirmOrder', { body: { orderNumber: placed.orderNumber, timeToPrepare: 20 } });
  const day = await office('getDayClose', { query: {} });
  expect(day).toMatchObject({ discounts: 15, reductions: [{ name: LUNCH.name, numberOfOrders: 1, amount: 15 }] });
  expect(day.vat).toMatchObject([{ percent: 11, gross: 65 }]);
  const table = await story.request('/admin-service/export/orders', {}, { token: admin.token });
  expect((await table.text()).replaceAll('\u00a0', ' ')).toContain(';Prânz de zile mari: 15,00 lei');
  const given = async () => {
    const { content } = await office('getAdminPromotions', { query: { type: LUNCH.type ?? undefined } });
    return content.map(({ timesUsed, amountGiven, state }) => ({ timesUsed, amountGiven, state }));
  };
  expect(await given()).toEqual([{ timesUsed: 1, amountGiven: 15, state: 'running' }]);
  await place(story.api, anOrder({ of: [[dish, 3]], delivery: guest(3) }));
  expect(await given()).toEqual([{ timesUsed: 2, amountGiven: 30, state: 'running' }]);
  await office('rejectOrder', { body: { orderNumber: placed.orderNumber, reason: 'Nu mai avem făină.' } });
  expect(await given()).toEqual([{ timesUsed: 1, amountGiven: 15, state: 'running' }]);
});

test('it stands beside a coupon, and never touches what is for adults only', async () => {
  await using shop = await openShop();
  const { story, office, dish, wine } = shop;
  await office('savePromotion', { body: LUNCH });
  const { code } = await aCoupon(story.db, { discountBasisPoints: 1_000 });
  const both = anOrder({ of: [dish, wine], declaredAdult: true, inputCouponPayloadBean: code, delivery: guest(1) });
  expect(await place(story.api, both)).toMatchObject({
    subTotalPrice: 70,
    reductions: [OFF, { name: `Reducere ${code}`, code, amount: 4 }],
    updatedPriceAfterCoupon: 51,
  });
  const onlyWine = anOrder({ of: [[wine, 2]], declaredAdult: true, delivery: guest(2) });
  expect(await place(story.api, onlyWine)).toMatchObject({ reductions: [], updatedPriceAfterCoupon: 60 });
});

test('what begins or ends between cart and order is asked about, with the new sums', async () => {
  await using shop = await openShop();
  const { story, office, dish } = shop;
  const { id, version } = await office('savePromotion', { body: LUNCH });
  const order = (updatedPriceAfterCoupon: number) =>
    anOrder({ of: [[dish, 2]], updatedPriceAfterCoupon, delivery: guest(1) });
  expect(await refusalOf(story.api, 'placeOrder', { body: order(80) })).toMatchObject({
    code: 'price_changed',
    quote: { reductions: [OFF], updatedPriceAfterCoupon: 65 },
  });
  await office('savePromotion', { body: { id, version, active: false } });
  expect(await refusalOf(story.api, 'placeOrder', { body: order(65) })).toMatchObject({
    code: 'price_changed',
    quote: { reductions: [], updatedPriceAfterCoupon: 80 },
  });
});

test.each([
  ['no sum', { discountAmount: '' }, 'discountAmount'],
  ['a percentage instead', { discountAmount: 0, discountPercentage: 10 }, 'discountAmount'],
  ['a negative minimum', { minOrderValue: -1 }, 'minOrderValue'],
])('%s is refused at its field', async (_name, about, field) => {
  await using shop = await openShop();
  expect(await refusalOf(shop.office, 'savePromotion', { body: { ...LUNCH, ...about } })).toMatchObject({
    code: 'amount_invalid',
    fields: { [field]: 'Scrieți o sumă în lei, pozitivă, cu cel mult două zecimale.' },
  });
});
