/** Sums of sales are those of the orders, whatever is written to orders and lines, and by whom (docs/decisions/0296). */
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { localDate } from '#domain/time/local-date.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { atOnce } from '#test/support/at-once.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import { salesOfOrders, storedSales } from '#test/support/sales-of-orders.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { sumAllSales, sumSales } from './sum-sales.ts';

const ORDERS = 12;
const STEPS = 240;
const SEED = 20_261_128;

async function openShop() {
  const story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const dish = await aProduct(story.db, { price: bani(4_000), boxPrice: bani(150) });
  const drink = await aProduct(story.db, { price: bani(900), deposit: bani(50) });
  const api = story.apiOf(await anAdmin(story.db));
  const sell = async (number: number) => {
    const { orderNumber } = await place(
      story.api,
      anOrder({
        of: [
          [dish, 2],
          [drink, 1],
        ],
        delivery: guest(number),
      }),
    );
    await api('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
    return orderNumber;
  };
  return { story, api, sell, dish, [Symbol.asyncDispose]: story.close };
}

async function expectSumsOfOrders({ db }: TestApp) {
  await sumAllSales(db);
  const stored = await storedSales(db);
  expect(stored).toEqual(await salesOfOrders(db));
  return stored;
}

/** One write to the order `n`-th by id, as a person with SQL would make it. */
const WRITES: Readonly<Record<string, (n: number) => RawBuilder<unknown>>> = {
  'a status': (
    n,
  ) => sql`update all_orders set status = case when ${n} % 4 = 0 then 'NEW' else 'DELIVERED' end, rejected_at = null
    where id = ${nth(n)}`,
  'a rejection': (n) => sql`update all_orders set status = 'REJECTED', rejected_at = now(), rejection_stage = 'refused',
    rejection_reason = ${[' Nu răspunde', 'nu răspunde', 'Închidem'][n % 3] ?? ''} where id = ${nth(n)}`,
  'a payment not made': (
    n,
  ) => sql`update all_orders set status = ${n % 2 === 0 ? 'AWAITING_PAYMENT' : 'ABANDONED'}, rejected_at = null
    where id = ${nth(n)}`,
  'another day': (
    n,
  ) => sql`update all_orders set placed_at = placed_at + ${[-400, -31, 1, 40][n % 4] ?? 0} * interval '1 day'
    where id = ${nth(n)}`,
  'an amount': (n) => sql`update all_orders set products_bani = products_bani + 100, total_bani = total_bani + 100,
    payable_bani = payable_bani + 100, payment_parts = jsonb_set(payment_parts, '{0,amount}', to_jsonb(payable_bani + 100))
    where id = ${nth(n)}`,
  'a source': (n) => sql`update all_orders set source = ${n % 2 === 0 ? 'PHONE' : 'WEB'} where id = ${nth(n)}`,
  reductions: (n) => sql`update all_orders set reductions =
    ${JSON.stringify([{ name: n % 2 === 0 ? 'Toamna' : 'Prima comandă', amount: 100 + n, kind: 'coupon' }])}::jsonb where id = ${nth(n)}`,
  'a quantity': (n) =>
    sql`update order_lines set quantity = 1 + ${n} % 5 where order_id = ${nth(n)} and position = ${n % 2}`,
  extras: (n) =>
    sql`update order_lines set extras = ${JSON.stringify([
      { name: 'Smântână', price: 300 },
      { name: 'Fără ceapă', price: 0, isLeftOut: true },
      { name: 'Mare', price: 500, option: option(1, null, 2) },
      { name: 'Mozzarella', price: n % 7, option: option(2, 1, 3) },
    ])}::jsonb where order_id = ${nth(n)}`,
  'a line more': (
    n,
  ) => sql`insert into order_lines (order_id, position, product_id, size_id, product_name, size_label, quantity,
      unit_price_bani, regular_price_bani, box_price_bani, deposit_bani, vat_basis_points)
    select order_id, 9, product_id, size_id, product_name, size_label, 1, 700, 700, 0, 0, 1100 from order_lines
    where order_id = ${nth(n)} limit 1`,
  'a line less': (n) =>
    sql`delete from order_lines where id = (select max(id) from order_lines where order_id = ${nth(n)})`,
  'a line of another order': (n) => sql`update order_lines set order_id = ${nth(n + 1)}
    where id = (select max(id) from order_lines where order_id = ${nth(n)})`,
  'no order': (n) => sql`delete from all_orders where id = ${nth(n)} and ${n} % 3 = 0`,
};

/** A line is written to an order that another write has just deleted: nothing is written. */
function requireOrderGone(error: unknown): void {
  if ((error as { readonly constraint?: string }).constraint !== 'order_lines_order_id_fkey') throw error;
}

function nth(n: number) {
  return sql`(select id from all_orders order by id offset ${n % ORDERS} limit 1)`;
}

function option(id: number, parentId: number | null, count: number) {
  return {
    id,
    groupId: 1,
    group: parentId === null ? 'Mărime' : 'Adaosuri',
    parentId,
    count,
    vatBasisPoints: 1100,
    deposit: 0,
  };
}

test('sums are those of the orders after any writes, made by six at once and summed meanwhile', async () => {
  await using shop = await openShop();
  const { story, sell } = shop;
  for (let number = 0; number < ORDERS; number += 1) {
    await sell(number);
    story.clock.advanceMinutes(60 * 9);
  }
  expect(Object.keys(await expectSumsOfOrders(story)).length).toBeGreaterThan(10);
  const step = fc.record({
    what: fc.constantFrom(...Object.keys(WRITES), 'sum'),
    n: fc.nat(1_000),
    more: fc.nat(1_000),
  });
  const [steps = []] = fc.sample(fc.array(step, { minLength: STEPS, maxLength: STEPS }), { seed: SEED, numRuns: 1 });
  for (let round = 0; round < steps.length; round += STEPS / 6) {
    await atOnce(6, STEPS / 6, async (index) => {
      const { what, n, more } = steps[round + index] ?? { what: 'sum', n: 0, more: 0 };
      const write = WRITES[what];
      if (write === undefined) return sumAllSales(story.db);
      // In one transaction with a correction, so that both are noted and seen together.
      await inTransaction(story.db, async (tx) => {
        await write(n).execute(tx);
        if (more % 3 === 0) await WRITES['an amount']?.(n).execute(tx);
      }).catch(requireOrderGone);
    });
    await expectSumsOfOrders(story);
  }
});

test('orders of a rehearsal, undecided ones and steps that change no sum are not noted', async () => {
  await using shop = await openShop();
  const { story, api, sell, dish } = shop;
  const due = async () => (await story.db.selectFrom('sales_sums_due').selectAll().execute()).length;
  await place(story.api, anOrder({ of: [dish], delivery: guest(1) }));
  expect(await due()).toBe(0);
  const orderNumber = await sell(2);
  expect(await due()).toBe(1);
  await sumAllSales(story.db);
  await api('markAsDelivered', { body: { orderNumber } });
  await api('startRehearsal', { body: {} });
  await story.db.updateTable('order_lines').set({ message: '' }).execute();
  expect(await due()).toBe(0);
  await expectSumsOfOrders(story);
});

test('a report sums the days it is about, and leaves others to their own reader or the clock', async () => {
  await using shop = await openShop();
  const { story, api, sell } = shop;
  await sell(1);
  await story.db
    .updateTable('orders')
    .set({ placed_at: new Date('2026-09-01T10:00:00Z') })
    .execute();
  await sell(2);
  const sold = await api('getSales', { params: { dataType: 'order-numbers-current-month' } });
  expect(sold).toMatchObject({ numberOfOrders: 1, before: { numberOfOrders: 0 } });
  expect(await story.db.selectFrom('sales_sums_due').selectAll().execute()).toEqual([{ day: '2026-09-01' }]);
  expect(await sumSales(story.db, { from: localDate('2026-09-01'), to: localDate('2026-09-01') })).toMatchObject({
    isSummed: true,
  });
  expect(await story.db.selectFrom('sales_sums_due').selectAll().execute()).toEqual([]);
  await expectSumsOfOrders(story);
});

test('a reason longer than an index entry is summed', async () => {
  await using shop = await openShop();
  const { story, sell } = shop;
  await sell(1);
  const reason = 'Nu mai avem ă'.repeat(400);
  await story.db
    .updateTable('orders')
    .set({ status: 'REJECTED', rejected_at: new Date(story.clock.now()), rejection_reason: reason })
    .execute();
  await expectSumsOfOrders(story);
});
