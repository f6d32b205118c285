import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aProduct, aZone } from '#test/support/factories.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { asMany, STORM_LIMIT_MS } from '#test/support/whole-storms.ts';

const SAVES = asMany({ small: 40, whole: 10_000 });
const GUESTS = 6;
const FIRST_PRICE = 1000;

/** Orders that can be seen now and were sold below `price`. */
async function countBelow(db: TestApp['db'], price: number): Promise<number> {
  const { count } = await db
    .selectFrom('order_lines')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('unit_price_bani', '>', 0)
    .where('unit_price_bani', '<', price)
    .executeTakeFirstOrThrow();
  return count;
}

test(
  `while a price is saved ${SAVES} times, no order is judged by rules older than a save it could know of`,
  async () => {
    await using story = await testApp();
    await theRestaurant(story.db);
    const zone = await aZone(story.db);
    const soup = await aProduct(story.db, { price: bani(FIRST_PRICE) });
    // One that is counted: its row is locked by orders, and now and then by a save.
    const cake = await aProduct(story.db, { price: bani(0), stock: 1_000_000 });
    const processes = [story.second(), story.second()];
    let saved = FIRST_PRICE;
    let isSaving = true;
    let orders = 0;
    const wrong: string[] = [];

    async function orderOn(index: number): Promise<void> {
      const { api } = processes[index % processes.length] ?? story;
      while (isSaving) {
        orders += 1;
        const known = saved;
        const { subTotalPrice } = await place(api, anOrder({ of: [cake, soup], delivery: guest(orders) }));
        const price = Math.round(subTotalPrice * 100);
        if (price < known) wrong.push(`sold at ${price}, saved at ${known} before it was sent`);
      }
    }

    /** Other rules change at the same time, of other tables and in another order of rows. */
    function saveOthers(round: number): Promise<void> {
      return inTransaction(story.db, async (tx) => {
        await tx
          .updateTable('delivery_zones')
          .set({ extra_minutes: round % 60 })
          .where('code', '=', zone.code)
          .execute();
        await tx
          .updateTable('products')
          .set({ description: `${round}` })
          .where('id', '=', soup.id)
          .execute();
        if (round % 10 > 0) return;
        await tx
          .updateTable('sizes')
          .set({ label: `${round} g` })
          .where('id', '=', cake.sizeId)
          .execute();
      });
    }

    async function savePrices(): Promise<ReadonlyMap<number, number>> {
      const soldBelow = new Map<number, number>();
      for (let price = FIRST_PRICE + 1; price <= FIRST_PRICE + SAVES; price += 1) {
        const others = saveOthers(price);
        await inTransaction(story.db, (tx) =>
          tx.updateTable('sizes').set({ price_bani: price }).where('id', '=', soup.sizeId).execute(),
        );
        saved = price;
        soldBelow.set(price, await countBelow(story.db, price));
        await others;
      }
      isSaving = false;
      return soldBelow;
    }

    const [soldBelow] = await Promise.all([
      savePrices(),
      ...Array.from({ length: GUESTS }, (_, index) => orderOn(index)),
    ]);
    expect(wrong).toEqual([]);
    // What was not there after the save committed later, and must have been sold at the new price.
    for (const [price, count] of soldBelow) expect(await countBelow(story.db, price), `below ${price}`).toBe(count);
    expect(orders).toBeGreaterThan(GUESTS);
    const { rows } = await sql`select deadlocks from pg_stat_database where datname = current_database()`.execute(
      story.db,
    );
    expect(rows).toEqual([{ deadlocks: 0 }]);
  },
  STORM_LIMIT_MS,
);
