/**
 * The reductions by promotions must be the same wherever an order is shown, and be split over the VAT rates in the day
 * close.
 */
import { expect, test } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import { bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { composeSlip, FIRST_SLIP } from '#domain/printing/compose-slip.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import { findStaffOrder } from '#server/features/orders/index.ts';
import { aDelivery, anOrder, guest, place } from '#test/support/an-order.ts';
import { aCoupon, anAdmin, aProduct, aZone } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { LOTS } from '#test/support/the-same-lots.ts';
import { asMany, STORM_LIMIT_MS } from '#test/support/whole-storms.ts';

const ORDERS = asMany({ small: 24, whole: 400 });
const FEE = 990;
const DISHES = [
  { price: 4_000, box: 150, deposit: 0, rate: 1_100, isAdult: false },
  { price: 3_333, box: 99, deposit: 0, rate: 1_100, isAdult: false },
  { price: 999, box: 0, deposit: 50, rate: 2_100, isAdult: false },
  { price: 5_000, box: 0, deposit: 0, rate: 2_100, isAdult: true },
];

test(
  `${ORDERS} orders with promotions: mail, panel, slip, table, report and books tell the same sums (LOTS=${LOTS})`,
  async () => {
    await using story = await testApp();
    await theRestaurant(story.db, { isOpenAroundTheClock: true });
    const random = seededRandom(Number(LOTS));
    const admin = await anAdmin(story.db);
    const office = story.apiOf(admin);
    const products = [];
    for (const { price, box, deposit, rate, isAdult } of DISHES) {
      const prices = { price: bani(price), boxPrice: bani(box), deposit: bani(deposit) };
      products.push(await aProduct(story.db, { ...prices, vatBasisPoints: rate, isAgeRestricted: isAdult }));
    }
    const [pizza, pasta, juice] = products.map(({ id }) => [id]);
    const zone = await aZone(story.db, { fee: bani(FEE) });
    const { code } = await aCoupon(story.db, { discountBasisPoints: 500 });
    const offers: CallInput<'savePromotion'>['body'][] = [
      { type: 'DISCOUNT_ON_PRODUCT', name: 'Pizza mai ieftină', discountPercentage: 13.33, productIds: pizza },
      { type: 'BUY_ONE_GET_ONE', name: 'Două și una', productIds: pasta, buyQuantity: 2, freeQuantity: 1 },
      { type: 'FREE_ITEM', name: 'Sucul casei', productIds: juice, minOrderValue: 60 },
      { type: 'DISCOUNT_ON_CART', name: 'Reducerea zilei', discountPercentage: 7.77 },
      { type: 'FIRST_ORDER', name: 'Bun venit', discountAmount: 9, minOrderValue: 80 },
      { type: 'FREE_DELIVERY', name: 'Livrare gratuită', minOrderValue: 90 },
    ];
    for (const offer of offers) {
      await office('savePromotion', { body: { startDate: '2026-11-01', endDate: '2026-12-31', ...offer } });
    }

    const sold: Sold[] = [];
    for (let index = 0; index < ORDERS; index += 1) {
      const counts = DISHES.map(() => Math.floor(random() * 4));
      if (!counts.some((count) => count > 0)) counts[0] = 1;
      const isDelivered = random() < 0.5;
      const who = guest(Math.floor(random() * ORDERS));
      const placed = await place(
        story.api,
        anOrder({
          of: products.flatMap((product, dish) => (counts[dish] ? [[product, counts[dish]] as const] : [])),
          delivery: isDelivered ? aDelivery(zone.code, who) : who,
          declaredAdult: true,
          orderPaymentEnumValue: random() < 0.5 ? 'CARD' : 'CASH',
          ...(random() < 0.3 ? { inputCouponPayloadBean: code } : {}),
        }),
        `comanda-din-carti-${index}`,
      ).catch((error: { readonly body?: { readonly code: string } }) => error.body?.code);
      // Each person may use a code once, until its limit is reached.
      if (typeof placed !== 'object') {
        expect(['coupon_invalid', 'coupon_not_applicable', 'coupon_used']).toContain(placed);
        continue;
      }
      await office('confirmOrder', { body: { orderNumber: placed.orderNumber, timeToPrepare: 30 } });
      sold.push({ placed, counts, isDelivered });
    }
    expect(sold.length).toBeGreaterThan(ORDERS / 2);
    const letters = await collectMails(story);
    const csv = await (await story.request('/admin-service/export/orders', {}, admin)).text();
    const rows = await story.db.selectFrom('orders').select(['id', 'number', 'reductions']).execute();

    const expected = new Map<number, number>();
    for (const { placed, counts, isDelivered } of sold) {
      const number = placed.orderNumber;
      const row = rows.find((one) => one.number === number);
      const reductions = row?.reductions as Reduction[];
      const off = reductions.reduce((sum, { amount }) => sum + amount, 0);
      const of = DISHES.map((dish, place) => ({ ...dish, count: counts[place] ?? 0 }));
      const sum = (pick: (dish: (typeof of)[number]) => number) =>
        of.reduce((all, dish) => all + pick(dish) * dish.count, 0);
      const fee = isDelivered ? FEE : 0;
      const total = sum(({ price, box, deposit }) => price + box + deposit) + fee;
      const payable = leiFromBani(bani(total - off));
      expect(placed).toMatchObject({ totalPrice: leiFromBani(bani(total)), updatedPriceAfterCoupon: payable });
      expect(placed.reductions.map(({ amount }) => amount)).toEqual(reductions.map(({ amount }) => amount / 100));

      const [staffs] = await office('getStaffOrderDetails', { params: { id: number } });
      expect(staffs).toMatchObject({ payable, reductions: placed.reductions });
      const { order: guests } = await story.api('trackOrder', { params: { token: placed.accessToken } });
      expect(guests).toMatchObject({ payable, reductions: placed.reductions });

      const told = [...reductions.map(({ name, amount }) => [name, `−${formatLei(amount)}`] as const)];
      const mail = letters.find(({ subject }) => subject === `Am primit comanda ta nr. ${number}`)?.text ?? '';
      for (const [name, amount] of [...told, ['Total de plată', formatLei(bani(total - off))] as const]) {
        expect(mail).toContain(`${name}: ${amount}`);
      }
      const order = await findStaffOrder(story.db, row?.id ?? 0);
      if (order === null) throw new Error('The order stands');
      const slip = composeSlip('receipt', order, { ...FIRST_SLIP, at: story.clock.now(), restaurant: null });
      const printed = slip.flatMap((block) => (block.kind === 'row' ? [[block.left, block.right]] : []));
      expect(printed.slice(-told.length - 1)).toEqual([...told, ['TOTAL', formatLei(bani(total - off))]]);
      const line = csv.split('\r\n').find((one) => one.startsWith(`${number};`)) ?? '';
      const cell = (amount: number) => String(amount / 100).replace('.', ',');
      expect(line).toContain(`;${cell(off)};${cell(total - off)};`);
      expect(line).toContain(reductions.map(({ name, amount }) => `${name}: ${formatLei(amount)}`).join('; '));

      for (const [rate, gross] of grossByRate(of, reductions, fee)) {
        expected.set(rate, (expected.get(rate) ?? 0) + gross);
      }
    }

    const day = await office('getDayClose', { query: {} });
    const paid = sold.reduce((sum, { placed }) => sum + Math.round(placed.updatedPriceAfterCoupon * 100), 0);
    const deposits = sold.reduce((sum, { placed }) => sum + Math.round(placed.totalDeposit * 100), 0);
    expect(Math.round((day.cash + day.card) * 100)).toBe(paid);
    expect(Math.round(day.total * 100)).toBe(paid);
    expect(day.vat.reduce((sum, { gross }) => sum + Math.round(gross * 100), 0)).toBe(paid - deposits);
    for (const { percent, gross } of day.vat) {
      // Each order rounds to whole bani, so the sum may differ by a few.
      expect(Math.abs(gross * 100 - (expected.get(percent * 100) ?? 0))).toBeLessThanOrEqual(2 * sold.length);
    }
    const given = Map.groupBy(
      sold.flatMap(({ placed }) => placed.reductions),
      ({ name }) => name,
    );
    const byName = [...given].map(([name, same]) => ({
      name,
      numberOfOrders: same.length,
      amount: Math.round(same.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100,
    }));
    expect(byName).toHaveLength(offers.length + 1);
    const sorted = (list: readonly { readonly name: string }[]) =>
      list.toSorted((one, other) => one.name.localeCompare(other.name));
    expect(sorted(day.reductions)).toEqual(sorted(byName));
    const { totalIncomeFromOrders, reductions } = await office('getSales', {
      params: { dataType: 'order-numbers-current-month' },
    });
    expect(Math.round(totalIncomeFromOrders * 100)).toBe(paid - deposits);
    expect(sorted(reductions)).toEqual(sorted(byName));
    const { content } = await office('getAdminPromotions', { query: {} });
    for (const { name, type, timesUsed, amountGiven } of content) {
      const one = byName.find((same) => same.name === (type === 'COUPON_CODE' ? `Reducere ${code}` : name));
      expect({ timesUsed, amountGiven }).toEqual({ timesUsed: one?.numberOfOrders, amountGiven: one?.amount });
    }
  },
  STORM_LIMIT_MS,
);

type Sold = {
  readonly placed: Awaited<ReturnType<typeof place>>;
  readonly counts: readonly number[];
  readonly isDelivered: boolean;
};

/** The expected share of each rate, calculated independently of the product and without rounding. */
function grossByRate(
  of: readonly ((typeof DISHES)[number] & { readonly count: number })[],
  reductions: readonly Reduction[],
  fee: number,
): readonly (readonly [number, number])[] {
  const rates = [1_100, 2_100];
  const at = (rate: number, pick: (dish: (typeof of)[number]) => number) =>
    of.filter((dish) => dish.rate === rate).reduce((sum, dish) => sum + pick(dish) * dish.count, 0);
  const products = (rate: number) => at(rate, ({ price }) => price);
  const ofPieces = (rate: number) =>
    reductions
      .flatMap(({ byRate = [] }) => byRate)
      .filter(({ vatBasisPoints }) => vatBasisPoints === rate)
      .reduce((sum, { amount }) => sum + amount, 0);
  const left = (rate: number) => at(rate, ({ price, isAdult }) => (isAdult ? 0 : price)) - ofPieces(rate);
  const sumOf = (list: readonly { readonly amount: number }[]) => list.reduce((sum, { amount }) => sum + amount, 0);
  const whole = sumOf(reductions.filter(({ byRate, isDelivery }) => !byRate && !isDelivery));
  const paidFee = fee - sumOf(reductions.filter(({ isDelivery }) => isDelivery));
  const all = (pick: (rate: number) => number) => rates.reduce((sum, rate) => sum + pick(rate), 0);
  return rates.map((rate) => {
    const boxes = at(rate, ({ box }) => box);
    const part = whole === 0 ? 0 : (whole * left(rate)) / all(left);
    return [rate, products(rate) + boxes + (paidFee * products(rate)) / all(products) - ofPieces(rate) - part];
  });
}
