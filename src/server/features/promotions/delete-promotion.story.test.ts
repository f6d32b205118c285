import { expect, test } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import { bani } from '#domain/money/bani.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { anAdmin, anImage, aProduct } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

type Body = NonNullable<CallInput<'savePromotion'>['body']>;

const DATES = { startDate: '2026-11-01', endDate: '2026-12-31' };
const TEN_LEI: Body = { ...DATES, type: 'FIXED_DISCOUNT_ON_CART', name: 'Zece lei', discountAmount: 10 };

async function openShop() {
  const story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const office = story.apiOf(await anAdmin(story.db));
  const dish = await aProduct(story.db, { price: bani(4_000) });
  const save = (body: Body) => office('savePromotion', { body });
  const off = async ({ id, version }: { readonly id: number; readonly version: number }) =>
    save({ id, version, active: false });
  return { story, office, dish, save, off, [Symbol.asyncDispose]: story.close };
}

test('a promotion that is off and that nothing names is deleted, and the history keeps what it was', async () => {
  await using shop = await openShop();
  const { story, office, save, off } = shop;
  const saved = await save({ ...TEN_LEI, maxUses: 5 });
  const params = { id: saved.id };
  const stillOn = await refusalOf(office, 'deletePromotion', { params });
  expect(stillOn).toMatchObject({ status: 409, code: 'promotion_still_on' });
  await off(saved);
  expect(await office('deletePromotion', { params })).toEqual({ message: 'Promoția „Zece lei” a fost ștearsă.' });
  expect((await office('getAdminPromotions', { query: {} })).content).toEqual([]);
  const { title, action, fields } = await story.db
    .selectFrom('changes')
    .select(['title', 'action', 'fields'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect({ title, action }).toEqual({ title: 'Promoție: Zece lei', action: 'deleted' });
  expect(JSON.stringify(fields)).toContain('10,00 lei');
  expect(await refusalOf(office, 'deletePromotion', { params })).toMatchObject({ code: 'promotion_not_found' });
});

test('one that an order has used stays, also when the order is rejected', async () => {
  await using shop = await openShop();
  const { story, office, dish, save, off } = shop;
  const saved = await save(TEN_LEI);
  const { orderNumber } = await place(story.api, anOrder({ of: [dish], delivery: guest(1) }));
  await off(saved);
  await office('rejectOrder', { body: { orderNumber, reason: 'Nu mai avem făină.' } });
  const refused = await refusalOf(office, 'deletePromotion', { params: { id: saved.id } });
  expect(refused).toMatchObject({ status: 409, code: 'promotion_in_use' });
});

test('a code of a newsletter stays; so does a bundle that was ordered, which counts the orders that have it', async () => {
  await using shop = await openShop();
  const { story, office, dish, save, off } = shop;
  const mailed = await save({ ...DATES, type: 'COUPON_CODE', name: 'Vara', couponCode: 'VARA', discountPercentage: 5 });
  const { hash } = await anImage(story.db);
  const letter = { subject: 'Vara', content: '', html: '', plain_text: '', content_key: Buffer.alloc(32) };
  const at = new Date(story.clock.now());
  await story.db
    .insertInto('campaigns')
    .values({ ...letter, image_hash: hash, coupon_code: 'vara', state: 'sending', created_at: at })
    .execute();
  await off(mailed);
  const { code } = await refusalOf(office, 'deletePromotion', { params: { id: mailed.id } });
  expect(code).toBe('promotion_in_use');

  const drink = await aProduct(story.db, { price: bani(900) });
  const bundle = await save({
    ...DATES,
    type: 'BUY_X_GET_Y_FREE',
    name: 'Prânz',
    promotionProductBeans: [
      { isFreeProduct: false, productFieldLabel: 'Fel', products: [{ id: dish.id }] },
      { isFreeProduct: true, productFieldLabel: 'Suc', products: [{ id: drink.id }] },
    ],
  });
  expect(bundle.promotion.timesUsed).toBe(0);
  const productBeans = [dish, drink].map(({ id, sizeId }) => ({ productId: id, dimensionId: sizeId }));
  const orderPromotionDetails = [{ promotionId: bundle.id, quantity: 1, productBeans }];
  await place(story.api, anOrder({ of: [], orderPromotionDetails, delivery: guest(2) }));
  const { content } = await office('getAdminPromotions', { query: { type: 'BUY_X_GET_Y_FREE' } });
  expect(content.map(({ timesUsed }) => timesUsed)).toEqual([1]);
  await off(bundle);
  expect(await refusalOf(office, 'deletePromotion', { params: { id: bundle.id } })).toMatchObject({
    code: 'promotion_in_use',
  });
});
