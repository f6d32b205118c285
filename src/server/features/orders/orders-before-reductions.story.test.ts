import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aCoupon, aProduct } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const MIGRATION = readFileSync('db/migrations/0410_reductions_are_a_list.sql', 'utf8');

test('orders that were stored before reductions were a list keep their coupon', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const dish = await aProduct(story.db, { price: bani(5000) });
  await aCoupon(story.db, { couponCode: 'POFTA10', discountBasisPoints: 1000 });
  const { accessToken } = await place(story.api, anOrder({ of: [dish], inputCouponPayloadBean: 'POFTA10' }));
  const { accessToken: plain } = await place(story.api, anOrder({ of: [dish] }));
  const read = async (token: string) => (await story.api('trackOrder', { params: { token } })).order;
  const [before, plainBefore] = [await read(accessToken), await read(plain)];
  expect(before).toMatchObject({ reductions: [{ name: 'Reducere POFTA10', code: 'POFTA10', amount: 5 }] });

  // As the new column begins; the role of the app may not make it.
  await story.db.updateTable('orders').set({ reductions: '[]' }).execute();
  await sql.raw(MIGRATION.slice(MIGRATION.indexOf('update orders'))).execute(story.db);
  expect(await read(accessToken)).toEqual(before);
  expect(await read(plain)).toEqual(plainBefore);
  const [stored] = await story.db.selectFrom('orders').select('reductions').orderBy('id').limit(1).execute();
  const [coupon] = await story.db.selectFrom('coupon_redemptions').select('promotion_id').execute();
  expect(stored?.reductions).toMatchObject([{ promotionId: coupon?.promotion_id }]);
});
