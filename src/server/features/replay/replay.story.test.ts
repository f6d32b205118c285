import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { describeReplay, isSame } from '#domain/replay/replay-day.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { seedDemo } from '#server/features/demo/seed-demo.ts';
import { findReplayedDay, replayStoredDay } from '#server/features/replay/index.ts';
import { aDelivery, anOrder, guest, place } from '#test/support/an-order.ts';
import { aCoupon, aManager, anAdmin, aProduct, aPromotion, aZone } from '#test/support/factories.ts';
import { patience } from '#test/support/patience.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

// Two hundred orders are placed one after the other; a busy machine takes its time.
vi.setConfig({ testTimeout: patience(300_000) });

const ORDERS = 200;
const DAY = localDate('2026-11-20');

async function openShop() {
  const story = await testApp();
  const { db } = story;
  await theRestaurant(db, {
    isDineInEnabled: true,
    services: { pickup: { minimumAdvanceMinutes: 20 }, delivery: { minimumAdvanceMinutes: 35 } },
  });
  const dishes = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((index) =>
      aProduct(db, {
        price: bani(2_190 + 330 * index),
        boxPrice: bani(100),
        extras: [{ name: 'Smântână', price: bani(250) }],
        ...(index === 5 && { vatBasisPoints: 2100, stock: 60 }),
      }),
    ),
  );
  const near = await aZone(db, { city: 'Blaj', fee: bani(700), freeFrom: bani(9_000) });
  const far = await aZone(db, { city: 'Cenade', fee: bani(1_250), minimumOrder: bani(2_000), extraMinutes: 20 });
  const { code: coupon } = await aCoupon(db, { discountBasisPoints: 750 });
  const { id: discount } = await aPromotion(db, {
    type: 'DISCOUNT_ON_CART',
    discountBasisPoints: 500,
    minimumOrder: bani(6_000),
  });
  const [one, two] = dishes;
  if (one === undefined || two === undefined) throw new Error('There are dishes');
  const bundle = await aPromotion(db, { sets: [{ options: [two] }, { options: [one], isFree: true }] });
  return {
    ...story,
    dishes,
    zones: [near.code, far.code],
    coupon,
    discount,
    bundle,
    staff: story.apiOf(await aManager(db)),
    office: story.apiOf(await anAdmin(db)),
    [Symbol.asyncDispose]: story.close,
  };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

/** Orders of every kind, through the program's own calls, while the owner changes what they cost. */
async function takeOrders(shop: Shop): Promise<readonly number[]> {
  const { api, staff, office, dishes, zones, clock } = shop;
  const random = seededRandom(7);
  const below = (limit: number) => Math.floor(random() * limit);
  const numbers: number[] = [];
  await office('saveCapacity', { body: { points: 25, deliveries: 4 } });
  for (let index = 0; index < ORDERS; index += 1) {
    if (index % 40 === 39) await raisePrices(shop);
    if (index % 4 === 0) clock.advanceMinutes(7);
    const zone = zones[below(2)] as string;
    const method = below(3);
    const body = anOrder({
      of: [1, 2].slice(below(2)).map(() => [dishes[below(6)] as (typeof dishes)[number], 1 + below(3)] as const),
      delivery: {
        ...guest(index),
        ...(method === 0 ? aDelivery(zone) : { deliveryMethod: method === 1 ? 'PICKUP' : 'RESTAURANT' }),
      },
      ...(below(6) === 0 && { orderPromotionDetails: [aBundle(shop)] }),
      ...(below(6) === 0 && { inputCouponPayloadBean: { coupon: shop.coupon } }),
      orderPaymentEnumValue: below(2) === 0 ? 'CASH' : 'CARD',
    });
    const placed = await place(api, body).catch(() => null);
    if (placed === null) continue;
    numbers.push(placed.orderNumber);
    const orderNumber = placed.orderNumber;
    if (below(2) === 0) {
      const packaging = below(8) === 0 ? { packageTotalPrice: 0 } : {};
      await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 30 + below(20), ...packaging } });
    } else if (below(6) === 0) await staff('rejectOrder', { body: { orderNumber, reason: 'Nu mai avem.' } });
  }
  return numbers;
}

function aBundle({ bundle, dishes: [one, two] }: Shop) {
  const choice = (dish: typeof one) => ({ productId: dish?.id ?? 0, dimensionId: dish?.sizeId ?? 0 });
  return { promotionId: bundle.id, quantity: 1, productBeans: [choice(two), choice(one)] };
}

async function raisePrices({ db, zones, discount }: Shop): Promise<void> {
  await db.updateTable('sizes').set({ price_bani: sql`price_bani + 10` }).execute();
  await db
    .updateTable('delivery_zones')
    .set({ fee_bani: sql`fee_bani + 10` })
    .where('code', '=', zones[0] as string)
    .execute();
  await db
    .updateTable('promotions')
    .set({ discount_basis_points: sql`discount_basis_points + 7` })
    .where('id', '=', discount)
    .execute();
}

function differingOf({ differing }: Awaited<ReturnType<typeof replayStoredDay>>) {
  return differing.map(({ number, differences }) => [number, ...differences.map(({ fact }) => fact)]);
}

test('a day of orders is computed as it was, whatever the owner changed since; a ban that is stored otherwise is found', async () => {
  await using shop = await openShop();
  const { db } = shop;
  const numbers = await takeOrders(shop);
  expect(numbers.length).toBeGreaterThan(150);
  const replayed = await replayStoredDay(db, DAY);
  expect(differingOf(replayed)).toEqual([]);
  expect(replayed).toMatchObject({ orders: numbers.length, byRules: numbers.length, close: [] });
  expect(isSame(replayed)).toBe(true);
  expect(describeReplay(replayed, true)).toEqual([`${numbers.length} de comenzi de ieri recalculate la fel.`]);

  // Products, categories, zones, hours and promotions of 200 orders are stored once for each change.
  const { pieces } = await db
    .selectFrom('rule_pieces')
    .select((eb) => eb.fn.countAll<number>().as('pieces'))
    .executeTakeFirstOrThrow();
  expect(Number(pieces)).toBeLessThan(80);

  const known = [numbers[3], numbers[60], numbers[131]].toSorted();
  await db
    .updateTable('all_orders')
    .set({
      products_bani: sql`products_bani + 1`,
      total_bani: sql`total_bani + 1`,
      payable_bani: sql`payable_bani + 1`,
      payment_parts: sql`jsonb_set(payment_parts, '{0,amount}', to_jsonb((payment_parts->0->>'amount')::int + 1))`,
    })
    .where('number', 'in', known as number[])
    .execute();
  const found = await replayStoredDay(db, DAY);
  expect(differingOf(found).toSorted()).toEqual(known.map((number) => [number, 'products', 'total', 'payable']));
  expect(isSame(found)).toBe(false);
});

test('orders of before rules were recorded are computed from their own record: those of the demonstration', async () => {
  await using story = await testApp();
  await seedDemo(story.db, story.clock.now());
  const days = Array.from({ length: 14 }, (_, index) => addDays(DAY, -index));
  const replayed = await Promise.all(days.map((day) => replayStoredDay(story.db, day)));
  expect(replayed.flatMap(differingOf)).toEqual([]);
  expect(replayed.flatMap(({ close }) => close)).toEqual([]);
  expect(replayed.reduce((sum, { orders }) => sum + orders, 0)).toBeGreaterThan(50);
  expect(replayed.every(({ byRules }) => byRules === 0)).toBe(true);
  // The last day with orders is looked for where a restaurant was closed yesterday.
  expect(await findReplayedDay(story.db, localDate('2020-01-02'), localDate('2020-01-01'))).toBe('2020-01-01');
  expect((await findReplayedDay(story.db, addDays(DAY, 30), addDays(DAY, 29))) <= DAY).toBe(true);
});
