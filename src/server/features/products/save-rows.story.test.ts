import { expect, test } from 'vitest';
import { aCategory, aManager, anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function openKitchen() {
  const story = await testApp();
  await theRestaurant(story.db);
  const soups = await aCategory(story.db, { name: 'Ciorbe', position: 1 });
  const drinks = await aCategory(story.db, { name: 'Băuturi', position: 2 });
  const soup = await aProduct(story.db, { name: 'Ciorbă', categoryId: soups.id, position: 0 });
  const beer = await aProduct(story.db, { name: 'Bere', categoryId: soups.id, position: 1 });
  const api = story.apiOf(await anAdmin(story.db, { firstName: 'Ioana', lastName: 'Rus' }));
  const entry = async (id: number) => api('getEntry', { params: { id } });
  return { story, api, entry, soup: soup.id, beer: beer.id, drinks, [Symbol.asyncDispose]: story.close };
}

test('single fields of several products change in one step, nothing else does, and each is written down', async () => {
  await using kitchen = await openKitchen();
  const { api, entry, soup, beer, drinks } = kitchen;
  const before = await entry(soup);
  const [size] = before.dimensions;
  const { message } = await api('saveEntryRows', {
    body: {
      rows: [
        { id: soup, allergens: ['milk', 'celery'], dimensions: [{ id: size?.id ?? 0, price: 26.5 }] },
        { id: beer, categoryId: drinks.id, ageRestricted18: true, vatPercent: 21, dimensions: [] },
      ],
    },
  });
  expect(message).toBe('Salvat: 2 produse.');
  const after = await entry(soup);
  expect(after.dimensions).toEqual([{ ...size, price: 26.5 }]);
  const { allergens: _, hasNoAllergens: __, dimensions: ___, version, missingFacts: ____, ...same } = after;
  expect(before).toMatchObject(same);
  expect(after.allergens).toEqual(['milk', 'celery']);
  expect(version).toBeGreaterThan(before.version);
  expect(await entry(beer)).toMatchObject({ categoryId: drinks.id, ageRestricted18: true, vatPercent: 21 });
  const { content } = await api('getChanges', { query: { subject: `product:${beer}` } });
  expect(content).toMatchObject([{ action: 'updated', staff: { name: 'Ioana Rus' } }]);
});

test('hours of many products are set in one step, and taken back to what each had', async () => {
  await using kitchen = await openKitchen();
  const { api, entry, soup, beer } = kitchen;
  const weekdays = ['MONDAY', 'TUESDAY'] as const;
  const noon = [{ weekdays: [...weekdays], from: '12:00', until: '15:00' }];
  const rows = (windows: typeof noon) =>
    [soup, beer].map((id) => ({ id, availabilityWindows: windows, dimensions: [] }));
  await api('saveEntryRows', { body: { rows: rows(noon) } });
  for (const id of [soup, beer]) expect((await entry(id)).availabilityWindows).toEqual(noon);
  const { content } = await api('getChanges', { query: { subject: `product:${soup}` } });
  expect(JSON.stringify(content)).toContain('luni și marți, 12:00–15:00');
  const wrong = rows([{ ...noon[0], weekdays: [...weekdays], from: 'prânz', until: '15:00' }]);
  expect(await refusalOf(api, 'saveEntryRows', { body: { rows: wrong } })).toMatchObject({ status: 422 });
  await api('saveEntryRows', { body: { rows: rows([]) } });
  for (const id of [soup, beer]) expect((await entry(id)).availabilityWindows).toEqual([]);
});

test('a row that cannot be saved stops all of them, and is named by its place', async () => {
  await using kitchen = await openKitchen();
  const { api, entry, soup, beer } = kitchen;
  const [size] = (await entry(beer)).dimensions;
  const refused = await refusalOf(api, 'saveEntryRows', {
    body: {
      rows: [
        { id: soup, name: 'Supă', dimensions: [] },
        { id: beer, dimensions: [{ id: size?.id ?? 0, price: 'scump' }] },
      ],
    },
  });
  expect(refused).toMatchObject({ status: 422, code: 'invalid_request' });
  expect(Object.keys(refused.fields ?? {})).toEqual(['rows.1.dimensions.0.price']);
  expect(await entry(soup)).toMatchObject({ name: 'Ciorbă' });
});

test('a size of another product, a product that is gone, and prices without the right are refused', async () => {
  await using kitchen = await openKitchen();
  const { story, api, entry, soup, beer } = kitchen;
  const [size] = (await entry(beer)).dimensions;
  const foreign = { rows: [{ id: soup, dimensions: [{ id: size?.id ?? 0, price: 5 }] }] };
  expect(await refusalOf(api, 'saveEntryRows', { body: foreign })).toMatchObject({
    status: 422,
    fields: { 'rows.0.dimensions.0.id': expect.any(String) },
  });
  await api('deleteEntry', { params: { id: soup } });
  const gone = { rows: [{ id: soup, name: 'Supă', dimensions: [] }] };
  expect(await refusalOf(api, 'saveEntryRows', { body: gone })).toMatchObject({ code: 'entry_not_found' });
  const manager = story.apiOf(await aManager(story.db));
  const cheaper = { rows: [{ id: beer, dimensions: [{ id: size?.id ?? 0, price: 1 }] }] };
  expect(await refusalOf(manager, 'saveEntryRows', { body: cheaper })).toMatchObject({ code: 'prices_not_granted' });
  const renamed = { rows: [{ id: beer, name: 'Bere blondă', dimensions: [] }] };
  await manager('saveEntryRows', { body: renamed });
  expect(await entry(beer)).toMatchObject({ name: 'Bere blondă' });
});
