import { expect, test } from 'vitest';
import { anOrder, place } from '#test/support/an-order.ts';
import { aCategory, aManager, anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function openStory() {
  const story = await testApp();
  await theRestaurant(story.db);
  const admin = await anAdmin(story.db, { firstName: 'Mara', lastName: 'Pop' });
  return { story, api: story.apiOf(admin), cook: story.apiOf(await aManager(story.db)) };
}

test('a dish is made where its category is, or at a station of its own; orders that wait follow the menu, guests do not see it', async () => {
  const { story, api, cook } = await openStory();
  await using _ = story;
  const soups = await aCategory(story.db, { name: 'Ciorbe' });
  const soup = await aProduct(story.db, { categoryId: soups.id, name: 'Ciorbă' });
  const steak = await aProduct(story.db, { categoryId: soups.id, name: 'Ceafă', description: 'La jar.' });
  const water = await aProduct(story.db, { name: 'Apă' });
  await api('saveStations', { body: { stations: [{ name: 'Ciorbe' }, { name: 'Grătar' }] } });
  const [pot, grill] = (await cook('getStations')).stations;
  await api('createCategory', { body: [{ id: soups.id, stationId: pot?.id ?? 0 }] });
  await cook('saveEntry', { body: { id: steak.id, stationId: grill?.id ?? 0 } });
  // What a form leaves out stays.
  await api('createCategory', { body: [{ id: soups.id, name: 'Ciorbe și supe' }] });
  await cook('saveEntry', { body: { id: steak.id, name: 'Ceafă de porc' } });
  expect((await cook('getStations')).stations).toMatchObject([
    { name: 'Ciorbe', categories: ['Ciorbe și supe'], products: [] },
    { name: 'Grătar', categories: [], products: ['Ceafă de porc'] },
  ]);
  expect(await cook('getMenuEditing')).toMatchObject({
    stations: [{ name: 'Ciorbe' }, { name: 'Grătar' }],
    categories: expect.arrayContaining([expect.objectContaining({ name: 'Ciorbe și supe', stationId: pot?.id })]),
  });

  const { orderNumber, trackingPath } = await place(story.api, anOrder({ of: [soup, steak, water] }));
  const readStations = async () => {
    const { content } = await cook('getAllOrders', { query: { status: 'NEW' } });
    const [order] = await cook('getStaffOrderDetails', { params: { id: String(orderNumber) } });
    const listed = content[0]?.items.map(({ station }) => station?.name ?? null);
    expect(order?.productInformationList.map(({ station }) => station?.name ?? null)).toEqual(listed);
    return listed;
  };
  expect(await readStations()).toEqual(['Ciorbe', 'Grătar', null]);
  const token = trackingPath?.split('/').at(-1) ?? '';
  const { order } = await story.api('trackOrder', { params: { token } });
  expect(order.productInformationList.map(({ station }) => station)).toEqual([null, null, null]);

  await cook('saveEntry', { body: { id: steak.id, stationId: null } });
  expect(await readStations()).toEqual(['Ciorbe', 'Ciorbe', null]);
  await api('saveStations', { body: { stations: [{ id: grill?.id ?? 0, name: 'Grătar' }] } });
  expect(await readStations()).toEqual([null, null, null]);
});

test('the list is saved as a whole, in its order, and the history says what was made where', async () => {
  const { story, api } = await openStory();
  await using _ = story;
  const { version } = await api('saveStations', { body: { stations: [{ name: 'Ciorbe' }, { name: ' Pizza ' }] } });
  const [pot, oven] = (await api('getStations')).stations;
  await aCategory(story.db, { name: 'Supe', stationId: pot?.id ?? 0 });
  const saved = await api('saveStations', {
    body: { version, stations: [{ id: oven?.id ?? 0, name: 'Cuptor' }, { name: 'Grătar' }] },
  });
  expect((await api('getStations')).stations.map(({ name }) => name)).toEqual(['Cuptor', 'Grătar']);
  const { content } = await api('getChanges', { query: { subject: 'stations' } });
  expect(content[0]?.fields).toContainEqual({ name: 'Secția Ciorbe', before: 'Supe', after: '' });
  expect(content[0]?.fields).toContainEqual({ name: 'Ordine', before: 'Ciorbe, Pizza', after: 'Cuptor, Grătar' });

  expect(await refusalOf(api, 'saveStations', { body: { version, stations: [] } })).toMatchObject({
    code: 'changed_meanwhile',
    details: { actor: 'Mara Pop' },
  });
  expect(
    await refusalOf(api, 'saveStations', {
      body: { version: saved.version, stations: [{ name: 'Grătar' }, { name: 'GRATAR' }, { name: '' }] },
    }),
  ).toMatchObject({
    status: 422,
    fields: {
      'stations.1.name': 'Există deja o secție cu acest nume.',
      'stations.2.name': 'Scrieți numele secției, cel mult 24 de caractere.',
    },
  });
});

test('a station that is gone is not chosen again, by its list, a category or a product', async () => {
  const { story, api } = await openStory();
  await using _ = story;
  const category = await aCategory(story.db);
  const product = await aProduct(story.db, { description: 'La jar.' });
  const gone = 'Secția nu mai există. Alegeți alta.';
  expect(await refusalOf(api, 'saveStations', { body: { stations: [{ id: 99, name: 'Grătar' }] } })).toMatchObject({
    fields: { 'stations.0.name': gone },
  });
  expect(await refusalOf(api, 'createCategory', { body: [{ id: category.id, stationId: 99 }] })).toMatchObject({
    fields: { '0.stationId': gone },
  });
  expect(await refusalOf(api, 'saveEntry', { body: { id: product.id, stationId: 99 } })).toMatchObject({
    fields: { stationId: gone },
  });
});
