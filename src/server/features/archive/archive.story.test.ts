import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { FEATURES } from '#server/features.ts';
import { tablesOf } from '#server/platform/define/tables.ts';
import { aCategory, aCustomer, aManager, anAdmin, anImage, anOrder, aProduct } from '#test/support/factories.ts';
import { refusalOf, testApp, type Visitor } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function openShop() {
  const story = await testApp();
  await theRestaurant(story.db);
  const admin = await anAdmin(story.db);
  const office = story.apiOf(admin);
  const download = async (hasGuests: boolean, visitor: Visitor = admin) => {
    const { id } = await office('beginArchive', { body: { hasGuests } });
    const response = await story.request(`/admin-service/archives/${id}`, {}, visitor);
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  return { story, admin, office, download, [Symbol.asyncDispose]: story.close };
}

const textsOf = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));

test('an archive holds the menu, pictures, settings, orders and every table that is not left out; secrets are in none', async () => {
  await using shop = await openShop();
  const { story, office, download } = shop;
  const dish = await aProduct(story.db, { name: 'Ciorbă de burtă' });
  const { hash } = await anImage(story.db);
  await story.db
    .insertInto('product_images')
    .values({ product_id: dish.id, image_hash: hash, alt: 'Un bol' })
    .execute();
  const order = await anOrder(story.db);
  await aCustomer(story.db);
  const { response, bytes } = await download(true);
  expect(response.headers.get('content-type')).toBe('application/zip');
  const files = textsOf(bytes);
  const menu = JSON.parse(files['meniu.json'] ?? '');
  expect(menu.categories.flatMap(({ products }: { products: object[] }) => products)).toMatchObject([
    { name: 'Ciorbă de burtă', pictures: [{ file: 'imagini/1.webp', alt: 'Un bol' }] },
  ]);
  expect(JSON.parse(files['arhiva.json'] ?? '')).toMatchObject({
    format: 'pofta',
    pictures: { 'imagini/1.webp': hash },
  });
  expect(Object.keys(JSON.parse(files['setari.json'] ?? ''))).toContain('getDeliveryZones');
  expect(files['foi/comenzi.csv']).toContain('Prenume');
  const rows = (files['tabele/orders.jsonl'] ?? '').trim().split('\n');
  expect(rows.map((row) => JSON.parse(row).id)).toContain(order.id);
  for (const [table, { archive: place }] of tablesOf(FEATURES)) {
    expect(files[`tabele/${table}.jsonl`] !== undefined, table).toBe(place === 'restaurant' || place === 'guests');
  }
  expect(Object.values(files).join('')).not.toMatch(/access_token_hash|pin_hash/);
  // Guests take their passwords along, staff do not.
  const users = (files['tabele/users.jsonl'] ?? '')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row));
  expect(users.map(({ roles, password_hash: hash }) => [roles, hash])).toEqual(
    expect.arrayContaining([
      [['ROLE_ADMIN'], undefined],
      [['ROLE_USER'], '!'],
    ]),
  );
  const { archives, counts } = await office('getArchives');
  expect(archives).toMatchObject([{ state: 'done', hasGuests: true, parts: Object.keys(files).length }]);
  expect(counts).toMatchObject({ products: 1, pictures: 1, orders: 1 });
  expect((await office('getChanges', { query: {} })).content[0]).toMatchObject({ title: 'Arhivă descărcată' });
});

test('without guests it names none, and only administrators take it along', async () => {
  await using shop = await openShop();
  const { story, admin, download } = shop;
  await aCategory(story.db);
  const order = await anOrder(story.db);
  const files = textsOf((await download(false)).bytes);
  const { email } = await story.db
    .selectFrom('orders')
    .select('email')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(Object.keys(files)).toContain('meniu.json');
  const settings: Readonly<Record<string, object>> = JSON.parse(files['setari.json'] ?? '');
  for (const answer of Object.values(settings)) {
    expect(Object.keys(answer)).not.toEqual(expect.arrayContaining([expect.stringContaining('OnClosedDays')]));
  }
  expect(Object.values(files).join('')).not.toContain(email);
  const manager = await aManager(story.db);
  expect((await download(true, manager)).response.status).toBe(403);
  // Another administrator's, and one that was written already.
  expect((await download(true, await anAdmin(story.db))).response.status).toBe(404);
  expect((await story.request('/admin-service/archives/1', {}, admin)).status).toBe(404);
  expect(await refusalOf(story.apiOf(manager), 'getArchives')).toMatchObject({ status: 403 });
});
