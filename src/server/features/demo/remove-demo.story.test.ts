import { expect, test } from 'vitest';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { anAdmin, anImage, aProduct, aPromotion } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { markDemoRows } from './demo-rows.repository.ts';

const CONFIRMED = { body: { confirmation: 'sterge' } } as const;
const CONTACT = { name: 'Casa Teiului', phoneNumber: '0258765432', email: 'casa@exemplu.ro' };

/**
 * A shop whose only two dishes came with the demonstration: marked like the real one, without drawing its pictures. The
 * real one is removed in seed-demo.story.test.ts.
 */
async function openDemo() {
  const story = await testApp();
  await theRestaurant(story.db);
  const dish = await aProduct(story.db, { name: 'Ciorbă' });
  const other = await aProduct(story.db, { name: 'Papanași' });
  await aPromotion(story.db, {
    sets: [
      { label: 'Felul', options: [dish] },
      { label: 'Desertul', isFree: true, options: [other] },
    ],
  });
  await inTransaction(story.db, markDemoRows);
  return { story, dish, api: story.apiOf(await anAdmin(story.db)) };
}

async function countCategories(story: TestApp) {
  const { count } = await story.db
    .selectFrom('categories')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

test('without the word nothing happens', async () => {
  const { story, api } = await openDemo();
  await using _ = story;
  const refused = await refusalOf(api, 'removeDemo', { body: { confirmation: 'da' } });
  expect(refused).toMatchObject({ status: 422, fields: { confirmation: expect.any(String) } });
  expect((await api('getDemo')).present).toBe(true);
});

test('what staff saved is theirs: settings, dishes and what stands around them stay', async () => {
  const { story, api, dish } = await openDemo();
  await using _ = story;
  await api('saveContact', { body: CONTACT });
  await story.db
    .insertInto('changes')
    .values({ at: new Date(story.clock.now()), subject: `product:${dish.id}`, title: 'Fel', action: 'updated' })
    .execute();
  const own = await aProduct(story.db, { name: 'Al meu' });
  const { hash } = await anImage(story.db);
  await api('saveRestaurantPictures', { body: { hero: { hash, alt: 'Sala' }, gallery: [] } });
  await api('removeDemo', CONFIRMED);
  expect((await api('getRestaurantPictures')).hero).toMatchObject({ hash, alt: 'Sala' });
  const products = await story.db.selectFrom('products').select('id').orderBy('id').execute();
  expect(products.map(({ id }) => id)).toEqual([dish.id, own.id].toSorted((one, other) => one - other));
  expect(await countCategories(story)).toBe(2);
  expect(await api('fetchSetup')).toMatchObject({ name: 'Casa Teiului', city: '' });
});

test('orders tried out before the restaurant had its own name go too; those placed in earnest stay with their dishes archived', async () => {
  const { story, api, dish } = await openDemo();
  await using _ = story;
  await place(story.api, anOrder({ of: [dish], delivery: guest(1) }));
  expect((await api('getDemo')).numberOfTrialOrders).toBe(1);
  story.clock.advanceMinutes(1);
  await api('saveContact', { body: CONTACT });
  story.clock.advanceMinutes(1);
  const { orderNumber } = await place(story.api, anOrder({ of: [dish], delivery: guest(2) }));
  expect((await api('getDemo')).kept).toMatchObject({ orders: 1, products: 1 });
  await api('removeDemo', CONFIRMED);
  const numbers = await story.db.selectFrom('orders').select('number').execute();
  expect(numbers).toEqual([{ number: orderNumber }]);
  const left = await story.db.selectFrom('products').select(['id', 'archived_at']).execute();
  expect(left).toEqual([{ id: dish.id, archived_at: expect.any(Date) }]);
  expect(await story.api('getBaseProducts')).toEqual([]);
});
