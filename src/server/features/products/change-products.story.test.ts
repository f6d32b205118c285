import { expect, test } from 'vitest';
import { aCategory, aManager, anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function openKitchen() {
  const story = await testApp();
  await theRestaurant(story.db);
  const soups = await aCategory(story.db, { name: 'Ciorbe', position: 1 });
  const desserts = await aCategory(story.db, { name: 'Desert', position: 2 });
  const dishes = [];
  for (const [position, name] of ['Ciorbă', 'Supă', 'Borș'].entries()) {
    dishes.push(await aProduct(story.db, { name, categoryId: soups.id, position }));
  }
  const api = story.apiOf(await anAdmin(story.db, { firstName: 'Ioana', lastName: 'Rus' }));
  const ids = dishes.map(({ id }) => id);
  return { story, api, soups, desserts, ids, [Symbol.asyncDispose]: story.close };
}

test('several products are switched in one step; those that are so already are left alone, and each change is written down', async () => {
  await using kitchen = await openKitchen();
  const { story, api, ids } = kitchen;
  const [first = 0, ...others] = ids;
  await api('setEntryAvailability', { body: { id: first, available: false } });
  const off = { ids, change: { kind: 'availability', available: false } } as const;
  const { message, changed } = await api('changeEntries', { body: off });
  expect(message).toBe('2 produse: indisponibile.');
  expect(changed.map(({ id }) => id)).toEqual(others);
  const shown = await story.second().api('getBaseProducts');
  expect(shown.every(({ dimensions }) => dimensions.every(({ orderable }) => !orderable))).toBe(true);
  for (const id of others) {
    const { content } = await api('getChanges', { query: { subject: `product:${id}` } });
    expect(content).toMatchObject([
      { action: 'updated', staff: { name: 'Ioana Rus' }, fields: [{ name: 'Disponibil', before: 'da', after: 'nu' }] },
    ]);
  }
  expect(await api('changeEntries', { body: off })).toMatchObject({ changed: [] });
});

test('several products move behind those of another category, in their order, and can be moved back', async () => {
  await using kitchen = await openKitchen();
  const { story, api, soups, desserts, ids } = kitchen;
  await aProduct(story.db, { name: 'Papanași', categoryId: desserts.id, position: 4 });
  const moved = [ids[2] ?? 0, ids[0] ?? 0];
  const { changed } = await api('changeEntries', {
    body: { ids: moved, change: { kind: 'category', categoryId: desserts.id } },
  });
  expect(changed).toEqual(moved.map((id) => ({ id, categoryId: soups.id })));
  const names = async (category: number) =>
    (await api('getEntries', { query: { category: String(category) } })).content.map(({ name }) => name);
  expect(await names(desserts.id)).toEqual(['Papanași', 'Borș', 'Ciorbă']);
  await api('changeEntries', { body: { ids: moved, change: { kind: 'category', categoryId: soups.id } } });
  expect(await names(soups.id)).toEqual(['Supă', 'Borș', 'Ciorbă']);
});

test('several products go to the archive and come back; a manager needs the right, and one that is missing stops all', async () => {
  await using kitchen = await openKitchen();
  const { story, api, ids } = kitchen;
  const manager = story.apiOf(await aManager(story.db));
  const archive = { ids, change: { kind: 'archive' } } as const;
  expect(await refusalOf(manager, 'changeEntries', { body: archive })).toMatchObject({ code: 'deletion_not_granted' });
  expect(await refusalOf(api, 'changeEntries', { body: { ...archive, ids: [...ids, 999_999] } })).toMatchObject({
    code: 'entry_not_found',
  });
  expect(await story.api('getBaseProducts')).toHaveLength(3);
  expect((await api('changeEntries', { body: archive })).message).toBe('3 produse: mutate în arhivă.');
  expect(await story.api('getBaseProducts')).toEqual([]);
  await api('changeEntries', { body: { ids, change: { kind: 'restore' } } });
  expect((await story.api('getBaseProducts')).map(({ name }) => name)).toEqual(['Ciorbă', 'Supă', 'Borș']);
  const switchOff = { ids, change: { kind: 'availability', available: false } } as const;
  expect((await manager('changeEntries', { body: switchOff })).changed).toHaveLength(3);
});

test('the products of a category take a new order, at the next request; what is not named stands behind', async () => {
  await using kitchen = await openKitchen();
  const { story, api, soups, ids } = kitchen;
  const [first = 0, second = 0, third = 0] = ids;
  await api('reorderEntries', { body: { categoryId: soups.id, ids: [third, second] } });
  expect((await story.second().api('getBaseProducts')).map(({ id }) => id)).toEqual([third, second, first]);
  const { content } = await api('getChanges', { query: { subject: `menu-order:${soups.id}` } });
  expect(content).toMatchObject([
    { title: 'Ordinea produselor: Ciorbe', fields: [{ before: 'Ciorbă, Supă, Borș', after: 'Borș, Supă, Ciorbă' }] },
  ]);
  expect(await refusalOf(api, 'reorderEntries', { body: { categoryId: 999_999, ids } })).toMatchObject({
    code: 'category_not_found',
  });
});
