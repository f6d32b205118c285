import { expect, test } from 'vitest';
import type { DayOfWeek } from '#contract/values/convert.ts';
import { bani } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import { announceWindowTurns } from '#server/features/menu/announce-window-turns.ts';
import { loadMenu } from '#server/features/menu/load-menu.ts';
import { readVersions } from '#server/platform/versions/data-versions.ts';
import { aWindow } from '#test/support/a-menu.ts';
import { aCategory, anAdmin, anImage, aProduct, aSize } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { testAppOnWire } from '#test/support/test-app-on-wire.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const YESTERDAY = instant(Date.parse('2026-11-19T12:00:00Z'));

async function names(story: TestApp, query: { search?: string; category?: string } = {}) {
  return (await story.api('getBaseProducts', { query })).map(({ name }) => name);
}

async function addSimilar(story: TestApp, productId: number, similarIds: readonly number[]) {
  for (const [position, similarId] of similarIds.entries()) {
    await story.db
      .insertInto('similar_products')
      .values({ product_id: productId, similar_id: similarId, position })
      .execute();
  }
}

test('an empty restaurant has an empty menu', async () => {
  await using story = await testApp();
  expect(await story.api('getCategories')).toEqual([]);
  expect(await story.api('getBaseProducts')).toEqual([]);
});

test('categories come in the order of the menu, those without products stay away', async () => {
  await using story = await testApp();
  const dessert = await aCategory(story.db, { name: 'Desert', position: 2 });
  const soups = await aCategory(story.db, {
    name: 'Supe și ciorbe',
    position: 1,
    additionalInformation: 'Cu pâine de casă.',
    extras: [{ name: 'Smântână', price: bani(350), allergens: ['milk'] }],
    imageHash: (await anImage(story.db, 'abc123')).hash,
  });
  await aCategory(story.db, { name: 'Goală', position: 0 });
  const archived = await aCategory(story.db, { name: 'Trecut', position: 0 });
  await aProduct(story.db, { categoryId: archived.id, archivedAt: YESTERDAY });
  await aProduct(story.db, { categoryId: dessert.id });
  await aProduct(story.db, { categoryId: soups.id });
  await aProduct(story.db, { categoryId: soups.id });

  const categories = await story.api('getCategories');
  expect(categories.map(({ name }) => name)).toEqual(['Supe și ciorbe', 'Desert']);
  expect(categories[0]).toEqual({
    id: soups.id,
    name: 'Supe și ciorbe',
    slug: 'supe-si-ciorbe',
    value: 'supe-si-ciorbe',
    specialCategory: false,
    additionalInformation: 'Cu pâine de casă.',
    isPickupFromSpecificLocation: false,
    givenLocationForPickup: null,
    preferredMessage: false,
    extraIngredients: [{ name: 'Smântână', price: 3.5, allergens: ['milk'], soldOut: false }],
    numberOfProducts: 2,
    availabilityWindows: [],
    image: {
      id: 0,
      imageLink: '/imagini/abc123-640.webp',
      hash: 'abc123',
      alt: 'Supe și ciorbe',
      width: 1200,
      height: 900,
      placeholder: 'data:image/webp;base64,AA',
    },
  });
});

test('products come by category, then by their own order; archived ones and those without a size do not', async () => {
  await using story = await testApp();
  const second = await aCategory(story.db, { position: 2 });
  const first = await aCategory(story.db, { position: 1 });
  await aProduct(story.db, { name: 'Tort', categoryId: second.id });
  await aProduct(story.db, { name: 'Ciorbă', categoryId: first.id, position: 2 });
  await aProduct(story.db, { name: 'Supă', categoryId: first.id, position: 1 });
  await aProduct(story.db, { name: 'Uitat', categoryId: first.id, archivedAt: YESTERDAY });
  const sizeless = await aProduct(story.db, { name: 'Fără mărimi', categoryId: first.id });
  await story.db.updateTable('sizes').set({ archived_at: new Date() }).where('id', '=', sizeless.sizeId).execute();
  expect(await names(story)).toEqual(['Supă', 'Ciorbă', 'Tort']);
});

test('a category is found by its address and by the name the documents use; an unknown one is empty', async () => {
  await using story = await testApp();
  const special = await aCategory(story.db, { name: 'Specialități' });
  await aProduct(story.db, { name: 'Sarmale', categoryId: special.id });
  await aProduct(story.db, { name: 'Papanași' });
  for (const category of ['specialitati', 'Specialitati', 'Specialități', 'SPECIALITĂȚI']) {
    expect(await names(story, { category })).toEqual(['Sarmale']);
  }
  expect(await names(story, { category: 'Promotii' })).toEqual([]);
  expect(await names(story, { category: 'pizza' })).toEqual([]);
  expect(await names(story, { category: '' })).toHaveLength(2);
});

test('search folds diacritics both ways and stays within the category asked for', async () => {
  await using story = await testApp();
  const sides = await aCategory(story.db, { name: 'Garnituri', position: 1 });
  await aProduct(story.db, { name: 'Mămăligă', categoryId: sides.id, position: 1 });
  await aProduct(story.db, { name: 'Piure', categoryId: sides.id, position: 2, description: '<p>fără mămăligă</p>' });
  await aProduct(story.db, { name: 'Bulz', description: 'Mămăligă cu brânză' });
  expect(await names(story, { search: 'mamaliga' })).toEqual(['Mămăligă', 'Bulz', 'Piure']);
  expect(await names(story, { search: 'MĂMĂLIGĂ', category: 'garnituri' })).toEqual(['Mămăligă', 'Piure']);
  expect(await names(story, { search: '   ' })).toHaveLength(3);
  expect(await names(story, { search: 'sushi' })).toEqual([]);
  expect(await names(story, { search: "'; drop table products; --" })).toEqual([]);
});

test('a product tells what may be ordered, and what the guest must know', async () => {
  await using story = await testApp();
  const category = await aCategory(story.db, {
    name: 'Comenzi speciale',
    isSpecial: true,
    pickupPlace: 'Laborator',
    allowsMessage: true,
    extras: [{ name: 'Ambalaj cadou', price: bani(800) }],
  });
  const cake = await aProduct(story.db, {
    name: 'Tort',
    categoryId: category.id,
    price: bani(12_050),
    boxPrice: bani(500),
    stock: 3,
    minimumQuantity: 2,
    allowsMessage: false,
    isOrderableToday: true,
    isOrderableAhead: false,
    allergens: ['eggs', 'milk'],
    mayContain: ['nuts'],
    ingredients: 'OUĂ, LAPTE',
    grams: 1000,
    nutrition: {
      basis: '100 g',
      energyKcal: 320,
      energyKj: 1339,
      fatG: 15.5,
      saturatedFatG: 9,
      carbohydrateG: 40,
      sugarsG: 30.2,
      proteinG: 5,
      saltG: 0.1,
      fibreG: null,
    },
  });
  await aSize(story.db, cake.id, { label: 'mic', position: 1, isOn: false, deposit: bani(50) });
  const { hash } = await anImage(story.db, 'feed');
  await story.db.insertInto('product_images').values({ product_id: cake.id, image_hash: hash }).execute();

  await theRestaurant(story.db);

  const product = await story.api('getProduct', { params: { id: cake.id } });
  expect(product).toMatchObject({
    category: 'Comenzi speciale',
    categorySlug: 'comenzi-speciale',
    available: true,
    outOfStock: false,
    standardOrderType: false,
    preOrderOrderType: true,
    allowPreferredMessage: true,
    isPickupFromSpecificLocation: true,
    givenLocationForPickup: 'Laborator',
    allergens: ['eggs', 'milk'],
    mayContain: ['nuts'],
    vatPercent: 11,
    extraIngredientsBeans: [{ name: 'Ambalaj cadou', price: 8, allergens: [], soldOut: false }],
    images: [{ imageLink: '/imagini/feed-640.webp', alt: 'Tort' }],
    nutriValues:
      'Valori nutriționale la 100 g: energie 1339 kJ / 320 kcal; grăsimi 15,5 g, din care acizi grași saturați 9 g; ' +
      'glucide 40 g, din care zaharuri 30,2 g; proteine 5 g; sare 0,1 g.',
  });
  expect(product.imagesLinks).toEqual(product.images);
  expect(product.dimensions).toEqual([
    {
      id: cake.sizeId,
      value: '300 g',
      price: 120.5,
      boxPrice: 5,
      packagePrice: 5,
      depositPrice: 0,
      availability: true,
      orderable: true,
      soldOut: false,
      stock: 3,
      stockUnlimited: false,
      minimumQuantityType: 'numarBucati',
      minimumQuantityNumber: 2,
      boxNeeded: true,
      grams: 1000,
    },
    expect.objectContaining({ value: 'mic', availability: false, orderable: false, stock: 9999, depositPrice: 0.5 }),
  ]);
});

test.each([
  ['on and in stock', { stock: 2 }, { available: true, outOfStock: false }],
  ['sold out', { stock: 0 }, { available: true, outOfStock: true }],
  ['below its minimum', { stock: 1, minimumQuantity: 2 }, { available: true, outOfStock: true }],
  ['switched off', { stock: null, isOn: false }, { available: false, outOfStock: true }],
])('a product that is %s stands so', async (_, facts, standing) => {
  await using story = await testApp();
  const { id } = await aProduct(story.db, facts);
  expect(await story.api('getProduct', { params: { id } })).toMatchObject(standing);
});

test('a product’s own extras replace its category’s', async () => {
  await using story = await testApp();
  const category = await aCategory(story.db, { extras: [{ name: 'Smântână', price: bani(300) }] });
  const product = await aProduct(story.db, {
    categoryId: category.id,
    extras: [{ name: 'Ardei iute', price: bani(200) }],
  });
  const { extraIngredientsBeans } = await story.api('getProduct', { params: { id: product.id } });
  expect(extraIngredientsBeans).toEqual([{ name: 'Ardei iute', price: 2, allergens: [], soldOut: false }]);
});

test('similar products are the chosen ones in their order, at most five, never sold out', async () => {
  await using story = await testApp();
  const { id, categoryId } = await aProduct(story.db);
  const others = [];
  for (let number = 1; number <= 7; number += 1) {
    others.push(await aProduct(story.db, { name: `Al ${number}-lea`, stock: number === 2 ? 0 : null }));
  }
  const chosen = others.map((other) => other.id).reverse();
  await addSimilar(story, id, chosen);
  const { similarProducts } = await story.api('getProduct', { params: { id } });
  expect(similarProducts.map(({ name }) => name)).toEqual(['Al 7-lea', 'Al 6-lea', 'Al 5-lea', 'Al 4-lea', 'Al 3-lea']);

  const neighbour = await aProduct(story.db, { categoryId });
  const fallback = await story.api('getProduct', { params: { id: neighbour.id } });
  expect(fallback.similarProducts.map((one) => one.id)).toEqual([id]);
});

test('a product that was archived, never was, or has no number is not found', async () => {
  await using story = await testApp();
  const archived = await aProduct(story.db, { archivedAt: YESTERDAY });
  for (const id of [archived.id, archived.id + 1000]) {
    expect(await refusalOf(story.api, 'getProduct', { params: { id } })).toMatchObject({
      status: 404,
      code: 'product_not_found',
      message: 'Produsul nu mai există în meniu.',
    });
  }
  for (const id of ['paste', '0', '1.5', '99999999999']) {
    const response = await story.request(`/user-service/get-product/${id}`);
    expect(response.status).toBe(404);
  }
  expect((await story.request('/user-service/get-product/%00')).status).toBe(404);
});

test('a price changed by another process shows on the very next call', async () => {
  await using story = await testApp();
  const { id, sizeId } = await aProduct(story.db, { price: bani(3200) });
  await story.api('getBaseProducts');
  await story.api('getProduct', { params: { id } });
  await story.second().db.updateTable('sizes').set({ price_bani: 3350 }).where('id', '=', sizeId).execute();
  const [listed] = await story.api('getBaseProducts');
  const product = await story.api('getProduct', { params: { id } });
  expect([listed?.dimensions[0]?.price, product.dimensions[0]?.price]).toEqual([33.5, 33.5]);
  expect((await loadMenu(story.services)).products[0]?.sizes[0]?.price).toBe(3350);
});

test('who has the menu is told that it is unchanged, until it changes', async () => {
  await using story = await testApp();
  const { id, sizeId } = await aProduct(story.db);
  const paths = ['get-categories', 'get-base-products', `get-product/${id}`].map((path) => `/user-service/${path}`);
  for (const path of paths) {
    const first = await story.request(path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}-identity"$/);
    const again = await story.request(path, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(first.headers.get('cache-control')).toBe('no-cache');
  }
  await story.db.updateTable('sizes').set({ price_bani: 1 }).where('id', '=', sizeId).execute();
  const [, products = ''] = paths;
  const old = await story.request(products);
  await story.db.updateTable('sizes').set({ price_bani: 2 }).where('id', '=', sizeId).execute();
  const changed = await story.request(products, { headers: { 'If-None-Match': old.headers.get('etag') ?? '' } });
  expect(changed.status).toBe(200);
});

test('while the database is away guests still read the menu; what was not read before answers 503', async () => {
  await using story = await testAppOnWire();
  const soup = await aProduct(story.db, { name: 'Supă' });
  expect(await names(story)).toEqual(['Supă']);
  await story.wire.cut();

  expect(await names(story)).toEqual(['Supă']);
  expect(await names(story, { search: 'supa' })).toEqual(['Supă']);
  expect((await story.api('getProduct', { params: { id: soup.id } })).name).toBe('Supă');
  const closed = await story.request('/user-service/restaurant/fetch-information');
  expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await closed.json()).toMatchObject({ code: 'unavailable' });

  await story.wire.mend();
  expect((await story.request('/user-service/restaurant/fetch-information')).status).toBe(200);
});

const WEEKDAYS: DayOfWeek[] = ['TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
const LUNCH = { weekdays: WEEKDAYS, from: '11:30', until: '15:30' };
const LUNCH_WINDOW = aWindow('11:30-15:30', [2, 3, 4, 5]);

test('a product tells the hours in which it may be ordered: its own, else its category’s', async () => {
  await using story = await testApp();
  const { id: categoryId } = await aCategory(story.db, { availabilityWindows: [LUNCH_WINDOW] });
  const daily = await aProduct(story.db, { categoryId });
  const breakfast = await aProduct(story.db, { categoryId, availabilityWindows: [aWindow('08:00-10:00', [7])] });
  const soup = await aProduct(story.db);
  const windowsOf = async (id: number) =>
    (await story.api('getProduct', { params: { id } })).availabilityWindows.map((window) => ({ ...window }));
  expect(await windowsOf(daily.id)).toEqual([LUNCH]);
  expect(await windowsOf(breakfast.id)).toEqual([{ weekdays: ['SUNDAY'], from: '08:00', until: '10:00' }]);
  expect(await windowsOf(soup.id)).toEqual([]);
  expect((await story.api('getCategories')).find(({ id }) => id === categoryId)?.availabilityWindows).toEqual([LUNCH]);
});

test('the menu is another one from the moment a window opens or closes, on every node, without a write', async () => {
  await using story = await testApp();
  const admin = story.apiOf(await anAdmin(story.db));
  // Noon on a Friday.
  const { categories } = await admin('createCategory', {
    body: { name: 'Meniul zilei', availabilityWindows: [LUNCH] },
  });
  expect(categories[0]?.availabilityWindows).toEqual([LUNCH]);
  const versionAt = async (iso: string) => (await readVersions(story.db, instant(Date.parse(iso)))).menu;
  const inside = await versionAt('2026-11-20T15:29:59+02:00');
  expect(await versionAt('2026-11-20T15:30:00+02:00')).toBe(inside + 1);
  expect(await versionAt('2026-11-22T11:00:00+02:00')).toBe(inside + 1);
  // The chore announces what comes next, and nothing twice.
  for (const now of ['2026-11-22T11:00:00+02:00', '2026-11-22T12:00:00+02:00']) {
    await announceWindowTurns(story.db, instant(Date.parse(now)));
  }
  expect(await versionAt('2026-11-24T11:29:59+02:00')).toBe(inside + 1);
  expect(await versionAt('2026-11-24T11:30:00+02:00')).toBe(inside + 2);
});

test('a product says whether its allergens are declared, and what goes with it: first what the restaurant chose', async () => {
  await using story = await testApp();
  const steak = await aProduct(story.db, { price: bani(4000), allergens: ['milk'], mayContain: ['nuts'] });
  const water = await aProduct(story.db, { price: bani(700) });
  const bread = await aProduct(story.db, { price: bani(300), ingredients: 'făină, apă' });
  const otherSteak = await aProduct(story.db, { price: bani(4500) });
  await addSimilar(story, steak.id, [otherSteak.id, water.id]);
  await story.db.insertInto('product_add_ons').values({ product_id: steak.id, add_on_id: bread.id }).execute();
  await story.db
    .insertInto('ordered_together')
    .values([
      { product_id: steak.id, other_id: water.id, rank: 1 },
      { product_id: steak.id, other_id: bread.id, rank: 2 },
    ])
    .execute();
  const told = (await story.api('getBaseProducts')).map(({ id, allergensDeclared, mayContain, goesWithIds }) => ({
    id,
    allergensDeclared,
    mayContain,
    goesWithIds,
  }));
  expect(told).toEqual([
    { id: steak.id, allergensDeclared: true, mayContain: ['nuts'], goesWithIds: [bread.id, water.id] },
    { id: water.id, allergensDeclared: false, mayContain: [], goesWithIds: [] },
    { id: bread.id, allergensDeclared: false, mayContain: [], goesWithIds: [] },
    { id: otherSteak.id, allergensDeclared: false, mayContain: [], goesWithIds: [] },
  ]);
});
