/** What is kept of orders that nobody paid: the person for thirty days, the rest as of every order. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { RETENTION } from '#domain/legal/retention.ts';
import { bani } from '#domain/money/bani.ts';
import { anonymiseOldOrders } from '#server/features/orders/personal-data.ts';
import { aDelivery, guest } from '#test/support/an-order.ts';
import { aProduct, aZone } from '#test/support/factories.ts';
import { afterMinutes, offerOnline, placeOnline, press, switchOn } from '#test/support/online-payments.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

/** Tables that have this text anywhere in a row. */
async function findTables({ db }: TestApp, text: string): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } =
      await sql`select from ${sql.table(name)} as row where to_jsonb(row)::text ilike ${`%${text}%`} limit 1`.execute(
        db,
      );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('an order that was never paid names nobody after thirty days; one whose money came and went back still does', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  await offerOnline(story);
  const soup = await aProduct(story.db, { price: bani(5_000), boxPrice: bani(0), stock: 2 });
  const { code } = await aZone(story.db, { city: 'Blaj' });
  const order = (index: number, facts: object = {}) =>
    placeOnline(story, {
      of: [soup],
      delivery: { ...guest(index), firstName: `Neplătita${index}`, ...facts },
    });
  const unpaid = await order(1, aDelivery(code, { streetAddress: 'Strada Ascunsă' }));
  const late = await order(2);
  await switchOn(story, { call: 'close', fault: 'refused', times: 4 });
  await afterMinutes(story, 90);
  await press(story, late.payUrl ?? '', 'pay');
  await afterMinutes(story, 1);
  expect(await story.api('getOrderPayment', { params: { token: late.accessToken } })).toMatchObject({
    orderStatus: 'ABANDONED',
  });
  const minutes = RETENTION.unpaid_orders.days * 24 * 60;
  const texts = ['oaspete-1@', '0720000001', 'Neplătita1', 'Strada Ascunsă'];

  story.clock.advanceMinutes(minutes - 180);
  await anonymiseOldOrders(story.db, story.clock.now());
  for (const text of texts) expect(await findTables(story, text), text).toContain('all_orders');

  story.clock.advanceMinutes(180);
  await anonymiseOldOrders(story.db, story.clock.now());
  // A mail of the shop is kept by its own rule, and none was sent.
  for (const text of texts) expect(await findTables(story, text), text).toEqual([]);
  expect(await findTables(story, 'oaspete-2@')).toContain('all_orders');
  const [row] = await story.db
    .selectFrom('payment_attempts')
    .innerJoin('all_orders', 'all_orders.id', 'order_id')
    .select(['pay_url', 'masked_card', 'amount_bani', 'status'])
    .where('number', '=', unpaid.orderNumber)
    .execute();
  expect(row).toEqual({ pay_url: null, masked_card: '', amount_bani: 5_000, status: 'ABANDONED' });
});
