/** back-office.md §3, §5 and §7, the menu: products, tested from outside. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentClient, Json } from '#test/documents/document-client.ts';
import { submission } from '#test/documents/document-client.ts';
import { type DocumentShop, missing, openDocumentShop, pickup } from '#test/documents/document-shop.ts';
import { anAdmin } from '#test/support/factories.ts';

let shop: DocumentShop;
let admin: DocumentClient;
beforeAll(async () => {
  shop = await openDocumentShop();
  admin = shop.clientOf((await anAdmin(shop.story.db)).token);
});
afterAll(() => shop.close());

/** §3 "Product": every documented field. */
const product = (about: Record<string, unknown> = {}) => ({
  name: 'Papanași cu smântână',
  category: 'Specialități',
  description: '<p>Cu <b>dulceață</b> de afine.</p>',
  nutriValues: '320 kcal la 100 g',
  isVeggie: true,
  standardOrderType: true,
  preOrderOrderType: true,
  outOfStock: false,
  imagesLinks: [],
  removedImagesIDs: [],
  dimensions: [
    {
      value: '250 g',
      price: 28.5,
      stock: 12,
      stockUnlimited: false,
      availability: true,
      minimumQuantityType: 'NA',
      minimumQuantityNumber: null,
      boxNeeded: true,
      boxPrice: 2,
    },
    {
      value: '500 g',
      price: 49,
      stock: 9999,
      stockUnlimited: true,
      availability: true,
      minimumQuantityType: 'numarBucati',
      minimumQuantityNumber: 2,
      boxNeeded: false,
      boxPrice: null,
    },
  ],
  allowPreferredMessage: true,
  extraIngredientsBeans: [{ name: 'Zahăr pudră', price: 1 }],
  ...about,
});

const PRODUCT_FIELDS = [
  'id',
  'name',
  'category',
  'description',
  'nutriValues',
  'isVeggie',
  'standardOrderType',
  'preOrderOrderType',
  'outOfStock',
  'imagesLinks',
  'removedImagesIDs',
  'dimensions',
  'allowPreferredMessage',
  'extraIngredientsBeans',
];
const DIMENSION_FIELDS = [
  'id',
  'value',
  'price',
  'stock',
  'stockUnlimited',
  'availability',
  'minimumQuantityType',
  'minimumQuantityNumber',
  'boxNeeded',
  'boxPrice',
];

async function added(about: Record<string, unknown> = {}): Promise<Json> {
  const { status, body } = await admin.addEntry(product(about));
  expect([status, body.message]).toEqual([201, 'Produsul a fost adăugat cu succes!']);
  return (await admin.getEntry(body.id)).body;
}

describe('add-entry', () => {
  test('adds the documented product; get-entry answers every documented field; a guest orders it', async () => {
    const entry = await added();
    expect(missing(entry, PRODUCT_FIELDS)).toEqual([]);
    for (const dimension of entry.dimensions) expect(missing(dimension, DIMENSION_FIELDS)).toEqual([]);
    expect(entry).toMatchObject({
      category: 'Specialități',
      nutriValues: '320 kcal la 100 g',
      dimensions: [
        { value: '250 g', price: 28.5, stock: 12, minimumQuantityType: 'NA', boxPrice: 2 },
        { value: '500 g', price: 49, stock: 9999, stockUnlimited: true, minimumQuantityType: 'numarBucati' },
      ],
      extraIngredientsBeans: [{ name: 'Zahăr pudră', price: 1 }],
    });
    const { body: shown } = await shop.guest.getProduct(entry.id);
    const placed = await shop.guest.placeOrder(submission({ lines: [{ product: shown }], delivery: pickup() }));
    expect(placed.status).toBe(201);
    expect((await admin.getEntry(entry.id)).body.dimensions[0].stock).toBe(11);
  });

  test('with an id updates; what get-entry answered can be sent back as it is', async () => {
    const entry = await added({ name: 'Clătite' });
    const again = await admin.addEntry({ ...entry, name: 'Clătite cu gem', price: 3 });
    expect([again.status, again.body.message]).toEqual([200, 'Produsul a fost actualizat cu succes!']);
    expect((await admin.getEntry(entry.id)).body).toMatchObject({
      ...entry,
      name: 'Clătite cu gem',
      version: expect.any(Number),
    });
  });

  test('the availability toggle sets all dimensions; the guest sees it', async () => {
    const entry = await added({ name: 'Gogoși' });
    // A client of the documents sends neither the product's own switch nor the version it read.
    const { available: _, version: __, ...documented } = entry;
    const all = (availability: boolean) =>
      admin.addEntry({
        ...documented,
        dimensions: entry.dimensions.map(({ isOn: ___, ...one }: Json) => ({ ...one, availability })),
      });
    await all(false);
    const off = (await shop.guest.getProduct(entry.id)).body;
    expect([off.available, ...off.dimensions.map((one: Json) => one.availability)]).toEqual([false, false, false]);
    await all(true);
    const on = (await shop.guest.getProduct(entry.id)).body;
    expect([on.available, ...on.dimensions.map((one: Json) => one.availability)]).toEqual([true, true, true]);
  });

  test.each([
    ['category', { category: '' }],
    ['order type', { standardOrderType: false, preOrderOrderType: false }],
    ['name', { name: '' }],
    ['description', { description: '' }],
    ['dimension name', { dimensions: [{ ...product().dimensions[0], value: '' }] }],
    ['price', { dimensions: [{ ...product().dimensions[0], price: '' }] }],
    ['price below 0', { dimensions: [{ ...product().dimensions[0], price: -1 }] }],
    ['stock', { dimensions: [{ ...product().dimensions[0], stock: '' }] }],
    ['stock below 0', { dimensions: [{ ...product().dimensions[0], stock: -1 }] }],
  ])('§5: %s is required', async (_name, about) => {
    const { status, body } = await admin.addEntry(product(about));
    expect([status, Object.keys(body.fields)]).toEqual([422, [expect.any(String)]]);
  });
});

describe('the list', () => {
  test('takes searchBy, page, size and category, and answers pages', async () => {
    await added({ name: 'Plăcintă cu mere' });
    for (const filters of [
      {},
      { searchBy: 'placinta', page: '0', size: '10', category: 'Specialitati' },
      { searchBy: '' },
    ]) {
      const { status, body } = await admin.getEntries(filters as Record<string, string>);
      expect(status).toBe(200);
      expect(missing(body, ['content', 'totalElements'])).toEqual([]);
      expect(body.content.some(({ name }: Json) => name === 'Plăcintă cu mere')).toBe(true);
      for (const entry of body.content) expect(missing(entry, PRODUCT_FIELDS)).toEqual([]);
    }
  });

  test('for promotions: products with sizes, prices and boxes', async () => {
    const { body } = await admin.getEntriesForPromotions();
    const pasta = body.find(({ id }: Json) => id === shop.menu.pasta.id);
    expect(pasta).toMatchObject({
      name: 'Spaghete carbonara',
      dimensions: [{ id: expect.any(Number), value: '300 g', price: 38.5, packagePrice: 1.5, boxPrice: 1.5 }],
    });
  });
});

describe('delete-entry', () => {
  test('takes the product off the menu', async () => {
    const entry = await added({ name: 'Amandine' });
    expect((await admin.deleteEntry(entry.id)).status).toBe(200);
    expect((await shop.guest.getProduct(entry.id)).status).toBe(404);
    expect((await admin.getEntries({ searchBy: 'Amandine' })).body.totalElements).toBe(0);
  });

  test('is for whom the administrator lets; customers and visitors are refused everywhere', async () => {
    const entry = await added({ name: 'Savarine' });
    expect((await shop.staff.deleteEntry(entry.id)).status).toBe(403);
    expect((await shop.customer.deleteEntry(entry.id)).status).toBe(403);
    expect((await shop.guest.deleteEntry(entry.id)).status).toBe(401);
    expect((await shop.customer.addEntry(product())).status).toBe(403);
    expect((await shop.guest.getEntries()).status).toBe(401);
    expect((await admin.getEntry(entry.id)).body.archivedAt).toBeNull();
  });
});
