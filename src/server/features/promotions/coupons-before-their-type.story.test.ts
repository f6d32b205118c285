import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anAdmin, aPromotion } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';

const MIGRATION = readFileSync('db/migrations/0412_promotions_are_stored_as_what_they_are.sql', 'utf8');

test('coupons that were stored under the newsletter’s type are coupons; codes for subscribers stay what they are', async () => {
  await using story = await testApp();
  const stored = { type: 'NEWSLETTER_SUBSCRIPTION', discountBasisPoints: 1000 } as const;
  const named = await aPromotion(story.db, { ...stored, couponCode: 'IARNA20' });
  const conditional = await aPromotion(story.db, stored);
  const condition = JSON.stringify([{ conditionType: 'COUPON_CODE', conditionValue: '' }]);
  await story.db.updateTable('promotions').set({ conditions: condition }).where('id', '=', conditional.id).execute();
  const personal = await aPromotion(story.db, stored);
  await sql.raw(MIGRATION).execute(story.db);

  const office = story.apiOf(await anAdmin(story.db));
  const idsOf = async (type: 'COUPON_CODE' | 'NEWSLETTER_SUBSCRIPTION') =>
    (await office('getAdminPromotions', { query: { type } })).content.map(({ id }) => id);
  expect(await idsOf('COUPON_CODE')).toEqual([conditional.id, named.id]);
  expect(await idsOf('NEWSLETTER_SUBSCRIPTION')).toEqual([personal.id]);
});
