import { expect, test } from 'vitest';
import type { DailyMenuBody } from '#contract/products/staff-calls.ts';
import { bani } from '#domain/money/bani.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aManager, anAdmin, aProduct, aVatRate } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { closeDailyMenus } from './close-daily-menus.ts';

/** Friday at noon; the menu is offered from 10:30 until 15:30. */
async function openRestaurant(): Promise<TestApp> {
  const story = await testApp();
  await theRestaurant(story.db);
  return story;
}

const HOURS = { from: '10:30', until: '15:30' };
const SOUP: DailyMenuBody['dishes'][number] = {
  name: 'Ciorbă de legume',
  price: 15,
  portions: 2,
  grams: 350,
  allergens: ['celery'],
};
const menuOf = (...dishes: DailyMenuBody['dishes']): DailyMenuBody => ({ ...HOURS, dishes });

async function dishesThatAreOn({ db }: TestApp) {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select('products.name')
    .where('categories.slug', '=', 'meniul-zilei')
    .where('is_on', '=', true)
    .execute();
  return rows.map(({ name }) => name);
}

test('a menu of the day is put together, ordered until its portions are gone, closed by its hours and copied a week later', async () => {
  await using story = await openRestaurant();
  const admin = story.apiOf(await anAdmin(story.db));
  const stew = await aProduct(story.db, { name: 'Tocăniță', price: bani(3900), allergens: ['milk'] });
  expect(await admin('getDailyMenu')).toMatchObject({ ...HOURS, dishes: [], known: [], earlier: [] });
  const body = menuOf(SOUP, { copyOf: stew.id, name: 'Tocăniță', price: 28 });
  const { message, menu } = await admin('saveDailyMenu', { body });
  expect(message).toBe('Meniul zilei a fost publicat.');
  expect(menu.dishes).toMatchObject([
    { name: 'Ciorbă de legume', value: '350 g', price: 15, portions: 2 },
    { name: 'Tocăniță', price: 28, portions: null },
  ]);
  const [soup] = menu.dishes;
  if (soup === undefined) throw new Error('The soup is offered');
  const rows = await story.db
    .selectFrom('products')
    .innerJoin('sizes', 'sizes.product_id', 'products.id')
    .select(['products.name', 'allergens', 'vat_takeaway_rate_id', 'is_orderable_ahead', 'sizes.id as sizeId'])
    .where(
      'products.id',
      'in',
      menu.dishes.map(({ productId }) => productId),
    )
    .orderBy('products.id')
    .execute();
  expect(rows).toMatchObject([
    {
      name: 'Ciorbă de legume',
      allergens: ['celery'],
      vat_takeaway_rate_id: await aVatRate(story.db, 1100),
      is_orderable_ahead: false,
    },
    { name: 'Tocăniță', allergens: ['milk'] },
  ]);
  const ordered = { id: soup.productId, sizeId: rows[0]?.sizeId ?? 0 };
  await place(story.api, anOrder({ of: [[ordered, 2]] }));
  expect(await refusalOf(story.api, 'placeOrder', { body: anOrder({ of: [ordered] }) })).toMatchObject({
    code: expect.stringMatching(/sold_out|not_enough_stock/),
  });
  expect((await admin('getDailyMenu')).dishes[0]).toMatchObject({ portions: 0 });
  // More was cooked; of the other dish as many as are left.
  const [, other] = menu.dishes;
  const more = menuOf(
    { productId: soup.productId, name: soup.name, price: 15, portions: 5 },
    { productId: other?.productId ?? 0, name: 'Tocăniță', price: 28 },
  );
  expect((await admin('saveDailyMenu', { body: more })).menu.dishes).toMatchObject([
    { portions: 5 },
    { portions: null },
  ]);
  await closeDailyMenus(story.db, story.clock.now());
  expect((await admin('getDailyMenu')).dishes).toHaveLength(2);
  story.clock.set('2026-11-20T15:31:00+02:00');
  await closeDailyMenus(story.db, story.clock.now());
  await closeDailyMenus(story.db, story.clock.now());
  expect((await admin('getDailyMenu')).dishes).toEqual([]);
  story.clock.set('2026-11-27T09:00:00+02:00');
  const { earlier, version } = await story.apiOf(await anAdmin(story.db))('getDailyMenu');
  expect(earlier).toMatchObject([
    {
      day: [2026, 11, 20],
      dishes: [
        { name: 'Ciorbă de legume', price: 15, portions: 5 },
        { name: 'Tocăniță', price: 28, portions: null },
      ],
    },
  ]);
  expect(version).toBeGreaterThan(0);
});

test('what is missing is asked by field; who may not change prices offers known dishes for their price', async () => {
  await using story = await openRestaurant();
  const admin = story.apiOf(await anAdmin(story.db));
  const manager = story.apiOf(await aManager(story.db));
  const wrong = { ...menuOf({ name: ' ', price: '1,555' as unknown as number, portions: 1.5 }), from: 'zece' };
  expect(await refusalOf(admin, 'saveDailyMenu', { body: wrong })).toMatchObject({
    code: 'invalid_request',
    fields: {
      from: expect.any(String),
      'dishes.0.name': expect.any(String),
      'dishes.0.price': expect.any(String),
      'dishes.0.portions': expect.any(String),
      'dishes.0.grams': expect.any(String),
      'dishes.0.allergens': expect.stringContaining('alergenii'),
    },
  });
  const reversed = { ...menuOf(SOUP), from: '16:00', until: '15:00' };
  expect(await refusalOf(admin, 'saveDailyMenu', { body: reversed })).toMatchObject({
    fields: { until: 'Ora de sfârșit trebuie să fie după ora de început.' },
  });
  expect(await refusalOf(manager, 'saveDailyMenu', { body: menuOf(SOUP) })).toMatchObject({
    code: 'prices_not_granted',
  });
  expect(await refusalOf(admin, 'saveDailyMenu', { body: menuOf({ ...SOUP, productId: 999 }) })).toMatchObject({
    code: 'entry_not_found',
  });
  const { menu, version } = await admin('saveDailyMenu', { body: menuOf(SOUP) });
  const [{ productId = 0, name = '' } = {}] = menu.dishes;
  const again = menuOf({ productId, name, price: 15, portions: 30 });
  expect((await manager('saveDailyMenu', { body: again })).menu.dishes).toMatchObject([{ portions: 30 }]);
  const dearer = menuOf({ productId, name, price: 16 });
  expect(await refusalOf(manager, 'saveDailyMenu', { body: dearer })).toMatchObject({ code: 'prices_not_granted' });
  expect(await refusalOf(admin, 'saveDailyMenu', { body: { ...dearer, version } })).toMatchObject({
    code: 'changed_meanwhile',
  });
  // Nothing is offered: every dish is off.
  expect(await admin('saveDailyMenu', { body: menuOf() })).toMatchObject({ message: 'Azi nu este meniu al zilei.' });
  expect(await dishesThatAreOn(story)).toEqual([]);
});
