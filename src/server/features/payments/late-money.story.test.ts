/** What an order holds while it waits for its payment is free when it is given up, and its own again when its money comes late. */
import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aCoupon, anAdmin, aProduct } from '#test/support/factories.ts';
import {
  afterMinutes,
  anOnlineOrder,
  offerOnline,
  press,
  readLedger,
  switchOn,
} from '#test/support/online-payments.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

/** A kitchen that takes two portions in a quarter, a coupon, and a promotion for one order. */
async function aShop() {
  const story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  await offerOnline(story);
  const soup = await aProduct(story.db, { price: bani(5_000), boxPrice: bani(0), stock: 10 });
  const coupon = await aCoupon(story.db, { discount: bani(1_000) });
  const staff = story.apiOf(await anAdmin(story.db));
  await staff('saveCapacity', { body: { deliveries: null, points: 1 } });
  return { story, soup, coupon, staff, [Symbol.asyncDispose]: story.close };
}
type Shop = Awaited<ReturnType<typeof aShop>>;

async function addWelcome({ staff }: Shop): Promise<void> {
  const dates = { startDate: '2026-11-01', endDate: '2026-12-31' };
  await staff('savePromotion', {
    body: {
      ...dates,
      type: 'FIRST_ORDER',
      name: 'Bun venit',
      discountPercentage: 20,
      discountAmount: null,
      minOrderValue: 0,
      maxUses: 1,
    },
  });
}

/** What orders hold of everything that there is only so much of. */
async function readHeld({ db }: TestApp) {
  const count = async (table: 'promotion_uses' | 'order_slots') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  const loads = await db.selectFrom('slot_loads').select('taken').execute();
  const redeemed = await db.selectFrom('coupon_redemptions').select('id').where('released_at', 'is', null).execute();
  const counters = await db.selectFrom('promotion_counters').select(['uses', 'given_bani']).execute();
  const sizes = await db.selectFrom('sizes').select('stock').execute();
  return {
    stock: sizes[0]?.stock,
    coupons: redeemed.length,
    uses: counters.map(({ uses, given_bani }) => [uses, Number(given_bani)]),
    usesOfPerson: await count('promotion_uses'),
    slots: await count('order_slots'),
    load: loads.reduce((sum, { taken }) => sum + taken, 0),
  };
}

/** An order that is given up after its time to pay, whose page can still be paid. */
async function giveUp({ story, soup }: Shop, more: object) {
  const body = anOnlineOrder({ of: [soup], delivery: guest(1), ...more });
  const placed = await place(story.api, body);
  const held = await readHeld(story);
  await switchOn(story, { call: 'close', fault: 'refused', times: 2 });
  await afterMinutes(story, 21);
  return { ...placed, held };
}

async function readTexts({ staff }: Shop, orderNumber: number): Promise<readonly string[]> {
  const [details] = await staff('getStaffOrderDetails', { params: { id: String(orderNumber) } });
  return (details?.timeline ?? []).map(({ note }) => note ?? '').filter((text) => text.includes('târziu'));
}

const withCoupon = ({ coupon }: Shop) => ({
  inputCouponPayloadBean: { coupon: coupon.code },
  updatedPriceAfterCoupon: 40,
});
const WELCOMED = { updatedPriceAfterCoupon: 40 };

test.each(['coupon', 'promotion'] as const)(
  'a given-up order gives everything back, late money takes it again: %s',
  async (kind) => {
    await using shop = await aShop();
    const { story, staff } = shop;
    if (kind === 'promotion') await addWelcome(shop);
    const free = await readHeld(story);
    const late = await giveUp(shop, kind === 'coupon' ? withCoupon(shop) : WELCOMED);
    expect(late.held).not.toEqual(free);
    expect(await readHeld(story)).toEqual(free);
    await press(story, late.payUrl ?? '', 'pay');
    expect(await readHeld(story)).toEqual(late.held);
    expect(await readTexts(shop, late.orderNumber)).toEqual([]);
    // And once more, when it is refused.
    await staff('rejectOrder', { body: { orderNumber: late.orderNumber, reason: 'Nu.' } });
    expect(await readHeld(story)).toEqual(free);
  },
);

test('what others took meanwhile: the order comes at its price, and staff read what is not its own', async () => {
  await using shop = await aShop();
  const { story, soup, staff } = shop;
  const late = await giveUp(shop, withCoupon(shop));
  // The same person uses the coupon, and the quarter is full.
  const other = await place(story.api, anOrder({ of: [soup], delivery: guest(1), ...withCoupon(shop) }));
  await press(story, late.payUrl ?? '', 'pay');
  const [details] = await staff('getStaffOrderDetails', { params: { id: String(late.orderNumber) } });
  expect(details).toMatchObject({ orderStatus: 'NEW', onlineMoney: { state: 'held', held: 40 } });
  expect(await readTexts(shop, late.orderNumber)).toEqual([
    `plata a venit târziu, când cuponul era deja folosit: prețul convenit a rămas, cu ${formatLei(bani(1_000))} mai mic`,
    'plata a venit târziu, când sfertul de oră era deja plin',
  ]);
  expect(await readHeld(story)).toMatchObject({ coupons: 1, slots: 2, load: 2, stock: 8 });
  await staff('rejectOrder', { body: { orderNumber: late.orderNumber, reason: 'Nu.' } });
  // The coupon stays with the order that has it.
  expect(await readHeld(story)).toMatchObject({ coupons: 1, slots: 1, load: 1, stock: 9 });
  await staff('rejectOrder', { body: { orderNumber: other.orderNumber, reason: 'Nu.' } });
  await afterMinutes(story, 0);
  expect(await readLedger(story)).toMatchObject([{ state: 'closed', taken: 0 }]);
});

test('a promotion that is used up meanwhile is counted beyond its limit, and given back once', async () => {
  await using shop = await aShop();
  const { story, soup, staff } = shop;
  await addWelcome(shop);
  const late = await giveUp(shop, WELCOMED);
  await place(story.api, anOrder({ of: [soup], delivery: guest(2), ...WELCOMED }));
  await press(story, late.payUrl ?? '', 'pay');
  expect(await readTexts(shop, late.orderNumber)).toContain(
    `plata a venit târziu, când promoția era epuizată: prețul convenit a rămas, cu ${formatLei(bani(1_000))} mai mic`,
  );
  expect(await readHeld(story)).toMatchObject({ uses: [[2, 2_000]], usesOfPerson: 4 });
  await staff('rejectOrder', { body: { orderNumber: late.orderNumber, reason: 'Nu.' } });
  expect(await readHeld(story)).toMatchObject({ uses: [[1, 1_000]], usesOfPerson: 2 });
});
