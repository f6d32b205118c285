/**
 * A year of orders as guests place them: bundles, coupons, extras, split payments, their own containers, deposits, two
 * VAT rates, packaging set by hand, free and paid delivery. Every day must add up, and the reports must tell the same.
 */
import { expect, test } from 'vitest';
import { readLei } from '#contract/values/convert.ts';
import { bani, sumBani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { aDelivery, anOrder, guest, type OrderFacts, place } from '#test/support/an-order.ts';
import { aCoupon, anAdmin, aProduct, aPromotion, aZone } from '#test/support/factories.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const FIRST_DAY = localDate('2026-05-04');
const WEEKS = 52;
const ORDERS_A_DAY = 2;
/** A year that holds the day from which guests may bring their own container. */
const LAST_DAY = addDays(FIRST_DAY, WEEKS * 7 - 1);

const random = seededRandom(20_261_122);
const chance = (probability: number) => random() < probability;
const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
function pick<Item>(items: readonly Item[]): Item {
  const item = items[whole(0, items.length - 1)];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}

const leiSum = (amounts: readonly number[]) => sumBani(amounts.map(readLei));

async function openShop() {
  const story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const extras = [
    { name: 'Smântână', price: bani(333) },
    { name: 'Ardei iute', price: bani(199) },
  ];
  const soup = await aProduct(story.db, { price: bani(2_499), boxPrice: bani(150), extras });
  const pizza = await aProduct(story.db, { price: bani(3_701), boxPrice: bani(233), extras });
  const water = await aProduct(story.db, { price: bani(899), deposit: bani(50), vatBasisPoints: 2_100 });
  const wine = await aProduct(story.db, {
    price: bani(4_567),
    deposit: bani(50),
    vatBasisPoints: 2_100,
    isAgeRestricted: true,
  });
  const dates = { startDate: FIRST_DAY, endDate: LAST_DAY };
  const bundle = await aPromotion(story.db, {
    ...dates,
    sets: [
      { label: 'Pizza', options: [pizza] },
      { label: 'Băutură', options: [water], isFree: true },
    ],
  });
  const coupons = [
    await aCoupon(story.db, { ...dates, discountBasisPoints: 1_333 }),
    await aCoupon(story.db, { ...dates, discount: bani(777), minimumOrder: bani(1_000) }),
  ];
  const home = await aZone(story.db, { fee: bani(499), freeFrom: bani(9_000) });
  return { story, soup, pizza, water, wine, bundle, coupons, home };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

function randomOrder({ soup, pizza, water, wine, bundle, coupons, home }: Shop, index: number) {
  const isDelivery = chance(0.5);
  const dish = (product: typeof soup) => ({
    productId: product.id,
    dimensionsBean: {
      id: product.sizeId,
      quantity: whole(1, 4),
      extraIngredientsBeanList: ['Smântână', 'Ardei iute'].filter(() => chance(0.4)).map((name) => ({ name })),
    },
  });
  const plain = (product: typeof soup) => ({
    productId: product.id,
    dimensionsBean: { id: product.sizeId, quantity: whole(1, 3) },
  });
  const choice = (product: typeof soup, label: string) => ({
    productId: product.id,
    dimensionId: product.sizeId,
    label,
  });
  const facts: OrderFacts = {
    of: [],
    orderDetails: [
      dish(pick([soup, pizza])),
      ...(chance(0.5) ? [plain(water)] : []),
      ...(chance(0.3) ? [plain(wine)] : []),
    ],
    orderPromotionDetails: chance(0.3)
      ? [
          {
            promotionId: bundle.id,
            quantity: whole(1, 2),
            productBeans: [choice(pizza, 'Pizza'), choice(water, 'Băutură')],
          },
        ]
      : [],
    delivery: { ...guest(index), ...(isDelivery ? aDelivery(home.code) : {}) },
    declaredAdult: true,
    ownContainer: !isDelivery && chance(0.5),
    ...(chance(0.4) ? { inputCouponPayloadBean: { coupon: pick(coupons).code } } : {}),
  };
  return anOrder(facts);
}

/** Placed, accepted and handed over as a restaurant does it, or rejected. */
async function live(story: TestApp, body: ReturnType<typeof anOrder>, token: string): Promise<void> {
  const api = story.apiOf({ token });
  const isSplit = chance(0.3);
  const { orderNumber } = await place(story.api, isSplit ? await splitPayment(story, body) : body);
  if (chance(0.1)) {
    await api('rejectOrder', { body: { orderNumber, reason: 'S-a stricat cuptorul.' } });
    return;
  }
  const totalPackageCost = chance(0.2) ? whole(0, 9) : null;
  await api('confirmOrder', { body: { orderNumber, timeToPrepare: 30, totalPackageCost, customerAgreed: true } });
  if (chance(0.3)) return;
  await api('markAsDelivered', {
    body: { orderNumber, ...(chance(0.3) ? { payment: { method: pick(['CASH', 'CARD'] as const) } } : {}) },
  });
}

/** The guest gives some of it in cash: what the whole is, the shop says when it is asked with a wrong price. */
async function splitPayment(story: TestApp, body: ReturnType<typeof anOrder>): Promise<ReturnType<typeof anOrder>> {
  const { quote } = await refusalOf(story.api, 'placeOrder', { body: { ...body, updatedPriceAfterCoupon: 0 } });
  const payable = readLei(quote?.updatedPriceAfterCoupon ?? 0);
  const cash = bani(Math.floor(payable * random()));
  return {
    ...body,
    orderPaymentEnumValue: 'CASH_AND_CARD',
    cashAmount: leiFromBani(cash),
    cardAmount: leiFromBani(bani(payable - cash)),
  };
}

test('over a year of random orders every day adds up, and every report tells the same sums', async () => {
  const shop = await openShop();
  await using story = shop.story;
  const days = Array.from({ length: WEEKS }, (_, week) => addDays(FIRST_DAY, week * 7 + whole(0, 6)));
  for (const [week, day] of days.entries()) {
    story.clock.set(`${day}T12:00:00+02:00`);
    const { token } = await anAdmin(story.db, { sessionOpenedAt: story.clock.now() });
    // One after the other, so that every run draws the same lots.
    for (let index = 0; index < ORDERS_A_DAY; index += 1) {
      await live(story, randomOrder(shop, week * ORDERS_A_DAY + index), token);
    }
  }
  const api = story.apiOf(await anAdmin(story.db, { sessionOpenedAt: story.clock.now() }));
  const books = await Promise.all(days.map((date) => api('getDayClose', { query: { date } })));
  for (const { date, vat, vatTotal, deposits, total, cash, card, products, discounts, packaging, delivery } of books) {
    const day = String(date);
    expect(leiSum([...vat.map(({ gross }) => gross), deposits]), day).toBe(leiSum([total]));
    expect(leiSum([vatTotal.gross, deposits]), day).toBe(leiSum([total]));
    expect(leiSum([cash, card]), day).toBe(leiSum([total]));
    expect(leiSum([products, packaging, delivery, deposits]), day).toBe(leiSum([total, discounts]));
  }
  // A year in which nothing of it happened would prove nothing.
  const of = (pickOf: (day: (typeof books)[number]) => number) => leiSum(books.map(pickOf));
  for (const amount of [of((day) => day.discounts), of((day) => day.deposits), of((day) => day.packaging)]) {
    expect(amount).toBeGreaterThan(0);
  }
  expect(of((day) => day.delivery)).toBeGreaterThan(0);
  const numberOfOrders = books.reduce((sum, day) => sum + day.numberOfOrders, 0);
  expect(numberOfOrders).toBeGreaterThan(80);

  const period = { startDate: FIRST_DAY, endDate: LAST_DAY };
  const [sales, products] = await Promise.all([
    api('getSales', { params: { dataType: 'order-numbers-between-dates' }, query: period }),
    api('getMostSoldProducts', { query: period }),
  ]);
  expect(leiSum([sales.totalIncomeFromOrders])).toBe(of((day) => day.vatTotal.gross));
  expect(leiSum(sales.days.map(({ income }) => income))).toBe(of((day) => day.vatTotal.gross));
  expect(sales.numberOfOrders).toBe(numberOfOrders);
  expect(sales.numberOfRejectedOrders).toBe(books.reduce((sum, day) => sum + day.numberOfRejectedOrders, 0));
  expect(leiSum(products.map(({ income }) => income))).toBe(of((day) => day.products));
});
