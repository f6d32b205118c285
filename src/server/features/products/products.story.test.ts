import { describe, expect, test } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import { bani } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { atOnce } from '#test/support/at-once.ts';
import { aCategory, aManager, anAdmin, anImage, aProduct, aPromotion, aSize } from '#test/support/factories.ts';
import { patiently } from '#test/support/place-patiently.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { VAT_RATES } from '#test/support/vat-rates.ts';

type EntryBody = NonNullable<CallInput<'saveEntry'>['body']>;

async function openKitchen() {
  const story = await testApp();
  await theRestaurant(story.db);
  const category = await aCategory(story.db, { name: 'Ciorbe', position: 1 });
  const staff = await anAdmin(story.db, { firstName: 'Ioana', lastName: 'Rus' });
  const boss = story.apiOf(staff);
  return { story, category, boss, [Symbol.asyncDispose]: story.close };
}

/** A product with two sizes, as the documents' form sends it. */
const aSoup = (about: Record<string, unknown> = {}) =>
  ({
    name: 'Ciorbă de fasole',
    category: 'Ciorbe',
    description: '<p>În pâine de casă.</p>',
    standardOrderType: true,
    preOrderOrderType: false,
    dimensions: [
      { value: '350 ml', price: 19.5, stock: 9999, stockUnlimited: true, minimumQuantityType: 'NA', boxNeeded: false },
      {
        value: '500 ml',
        price: '24,50',
        stock: 3,
        stockUnlimited: false,
        minimumQuantityType: 'numarBucati',
        minimumQuantityNumber: 2,
        boxNeeded: true,
        boxPrice: 1.5,
      },
    ],
    ...about,
  }) as unknown as EntryBody;

/** The stock may end before the guests do. */
function expectRefusal(failure: unknown): void {
  expect(failure).toMatchObject({ body: { code: 'not_enough_stock' } });
}

const rowOf = (story: TestApp, id: number) =>
  story.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a new product', () => {
  test.each([
    ['flat', (soup: EntryBody) => soup],
    ['wrapped', (soup: EntryBody) => ({ product: soup }) as unknown as EntryBody],
  ])('sent %s is on the storefront at the next request, on every node, and can be ordered', async (_form, form) => {
    await using kitchen = await openKitchen();
    const { story, boss } = kitchen;
    const other = story.second();
    expect(await other.api('getBaseProducts')).toEqual([]);
    const { id, message, version } = await boss('saveEntry', { body: form(aSoup()) });
    expect([message, version > 0]).toEqual(['Produsul a fost adăugat cu succes!', true]);
    const [shown] = await other.api('getBaseProducts');
    expect(shown).toMatchObject({
      id,
      slug: 'ciorba-de-fasole',
      category: 'Ciorbe',
      standardOrderType: true,
      preOrderOrderType: false,
      dimensions: [
        { value: '350 ml', price: 19.5, stock: 9999, stockUnlimited: true, minimumQuantityType: 'NA', boxPrice: 0 },
        { value: '500 ml', price: 24.5, stock: 3, minimumQuantityNumber: 2, boxNeeded: true, boxPrice: 1.5 },
      ],
    });
    const sizeId = shown?.dimensions[0]?.id ?? 0;
    await place(other.api, anOrder({ of: [{ id, sizeId }] }));
  });

  test('reads back as it was sent, and can be written back as it was read', async () => {
    await using kitchen = await openKitchen();
    const { story, boss, category } = kitchen;
    const beside = await aProduct(story.db, { name: 'Salată de varză', categoryId: category.id });
    const nutrition = {
      basis: '100 ml' as const,
      energyKcal: 62,
      fatG: 2.5,
      saturatedFatG: 1,
      carbohydrateG: 7,
      sugarsG: '1,4',
      fibreG: null,
      proteinG: 3,
      saltG: 0.9,
    };
    const { id } = await boss('saveEntry', {
      body: aSoup({
        allergens: ['celery', 'milk', 'milk'],
        mayContain: ['gluten'],
        ingredients: 'fasole, ȚELINĂ',
        additives: 'fără',
        nutrition,
        isVeggie: true,
        isFasting: true,
        fromFrozen: true,
        ageRestricted18: true,
        allowPreferredMessage: true,
        extraIngredientsBeans: [{ name: 'Ardei iute', price: 2.5 }],
        vatPercent: 21,
        vatPercentOnPremises: 11,
        similarProductIds: [beside.id, 999_999],
        addOnProductIds: [999_999, beside.id, beside.id],
        availabilityWindows: [{ weekdays: ['SUNDAY', 'SATURDAY'], from: '9:00', until: '24:00' }],
      }),
    });
    const read = await boss('getEntry', { params: { id } });
    expect(read).toMatchObject({
      name: 'Ciorbă de fasole',
      allergens: ['celery', 'milk'],
      nutrition: { basis: '100 ml', energyKj: 259, sugarsG: 1.4 },
      nutriValues: expect.stringContaining('zaharuri 1,4 g'),
      extraIngredientsBeans: [{ name: 'Ardei iute', price: 2.5, allergens: [] }],
      vatPercent: 21,
      vatPercentOnPremises: 11,
      similarProducts: [{ id: beside.id, name: 'Salată de varză' }],
      addOnProductIds: [beside.id],
      addOnProducts: [{ id: beside.id, name: 'Salată de varză' }],
      missingFacts: ['picture'],
      availabilityWindows: [{ weekdays: ['SATURDAY', 'SUNDAY'], from: '09:00', until: '00:00' }],
      available: true,
      outOfStock: false,
      archivedAt: null,
    });
    const { version, ...again } = read;
    const saved = await boss('saveEntry', { body: { ...again, category: again.categoryId, version } as EntryBody });
    expect(saved).toEqual({ message: 'Produsul a fost actualizat cu succes!', id, version });
    expect(await boss('getEntry', { params: { id } })).toEqual(read);
  });

  test('two of one name have two addresses, also when both are sent at once', async () => {
    await using kitchen = await openKitchen();
    const { story, boss } = kitchen;
    await atOnce(6, 6, () => boss('saveEntry', { body: aSoup() }));
    const rows = await story.db.selectFrom('products').select(['slug', 'position']).orderBy('position').execute();
    expect(rows.map(({ slug }) => slug)).toEqual([
      'ciorba-de-fasole',
      ...[2, 3, 4, 5, 6].map((number) => `ciorba-de-fasole-${number}`),
    ]);
    expect(new Set(rows.map(({ position }) => position)).size).toBe(6);
  });

  test('what runs in a browser does not come in with the description', async () => {
    await using kitchen = await openKitchen();
    const { boss } = kitchen;
    const description = '<p onclick="x()">Bun<script>alert(1)</script><img src=x onerror=alert(2)> tare</p>';
    const { id } = await boss('saveEntry', { body: aSoup({ description }) });
    expect((await boss('getEntry', { params: { id } })).description).toBe('<p>Bun tare</p>');
  });

  test.each([
    ['by slug', 'ciorbe'],
    ['by name, however it is typed', ' CIORBE '],
    ['by number as text', 'id'],
    ['by itself', 'object'],
  ])('names its category %s', async (_name, spelling) => {
    await using kitchen = await openKitchen();
    const { id: categoryId } = kitchen.category;
    const spelt =
      spelling === 'id' ? String(categoryId) : spelling === 'object' ? { id: categoryId, name: 'x' } : spelling;
    const { id } = await kitchen.boss('saveEntry', { body: aSoup({ category: spelt }) });
    expect((await kitchen.boss('getEntry', { params: { id } })).categoryId).toBe(categoryId);
  });
});

describe('a form with mistakes', () => {
  test.each([
    ['no category', { category: '' }, { category: 'Alegeți categoria.' }],
    ['a category that is none', { category: 'Sushi' }, { category: 'Alegeți categoria.' }],
    ['no order type', { standardOrderType: false }, { orderType: 'Alegeți cel puțin un tip de comandă.' }],
    ['no name', { name: ' ' }, { name: expect.stringContaining('numele produsului') }],
    ['no description', { description: '<p> </p>' }, { description: 'Scrieți descrierea produsului.' }],
    [
      'a description that is too long',
      { description: 'a'.repeat(20_001) },
      { description: 'Descrierea este prea lungă.' },
    ],
    ['no sizes', { dimensions: [] }, { dimensions: 'Adăugați cel puțin o porție.' }],
    [
      'sizes without anything',
      { dimensions: [{}, { value: 'Mare', price: -1, stock: -1, boxNeeded: true, boxPrice: 'doi' }] },
      {
        'dimensions.0.value': expect.any(String),
        'dimensions.0.price': expect.stringContaining('0 sau mai mult'),
        'dimensions.0.stock': expect.any(String),
        'dimensions.1.price': expect.any(String),
        'dimensions.1.stock': expect.any(String),
        'dimensions.1.boxPrice': expect.any(String),
      },
    ],
    [
      'a minimum without a number, a deposit and grams that cannot be read',
      {
        dimensions: [
          { value: 'A', price: 1, stock: 1, minimumQuantityType: 'numarBucati', depositPrice: '?', grams: 'multe' },
        ],
      },
      {
        'dimensions.0.minimumQuantityNumber': expect.any(String),
        'dimensions.0.depositPrice': expect.any(String),
        'dimensions.0.grams': expect.any(String),
      },
    ],
    [
      'a size of another product',
      { dimensions: [{ id: 999_999, value: 'A', price: 1, stock: 1 }] },
      { 'dimensions.0.id': expect.stringContaining('altui produs') },
    ],
    [
      'an extra without price',
      { extraIngredientsBeans: [{ name: 'Ardei' }] },
      { 'extraIngredientsBeans.0.price': expect.any(String) },
    ],
    ['half a nutrition declaration', { nutrition: { energyKcal: 10 } }, { 'nutrition.fatG': expect.any(String) }],
  ])('%s: told by field, nothing is kept', async (_name, about, fields) => {
    await using kitchen = await openKitchen();
    const refusal = await refusalOf(kitchen.boss, 'saveEntry', { body: aSoup(about) });
    expect(refusal).toMatchObject({ status: 422, code: 'invalid_request', fields });
    expect(await kitchen.boss('getEntries')).toMatchObject({ content: [], totalElements: 0 });
  });
});

describe('a product that is updated', () => {
  test('keeps its sizes’ numbers; a removed one is archived, comes back with its number, and prices have a history', async () => {
    await using kitchen = await openKitchen();
    const { story, boss } = kitchen;
    const { id } = await boss('saveEntry', { body: aSoup() });
    const [small, large] = (await boss('getEntry', { params: { id } })).dimensions;
    const body = (dimensions: readonly unknown[]) => ({ id, dimensions }) as unknown as EntryBody;
    await boss('saveEntry', {
      body: body([
        { ...large, price: 26 },
        { value: '1 l', price: 40, stock: 9999 },
      ]),
    });
    const after = await boss('getEntry', { params: { id } });
    expect(after.dimensions).toMatchObject([
      { id: large?.id, price: 26 },
      { value: '1 l', stockUnlimited: true },
    ]);
    await boss('saveEntry', { body: body([small, ...after.dimensions]) });
    expect((await boss('getEntry', { params: { id } })).dimensions.map((one) => one.id)).toEqual([
      small?.id,
      ...after.dimensions.map((one) => one.id),
    ]);
    const prices = await story.db
      .selectFrom('price_history')
      .select('price_bani')
      .where('size_id', '=', large?.id ?? 0)
      .orderBy('valid_from')
      .execute();
    expect(prices.map((row) => row.price_bani)).toEqual([2450, 2600]);
  });

  test('keeps what a client of the documents does not know', async () => {
    await using kitchen = await openKitchen();
    const { story, boss } = kitchen;
    const product = await aProduct(story.db, {
      name: 'Bere',
      allergens: ['gluten'],
      isAgeRestricted: true,
      deposit: bani(50),
      grams: 500,
      ingredients: 'apă, ORZ',
      vatBasisPoints: 2100,
    });
    const documented = {
      id: product.id,
      name: 'Bere blondă',
      category: product.categoryId,
      description: 'Rece',
      nutriValues: 'Bogată în vitamine',
      standardOrderType: true,
      preOrderOrderType: true,
      dimensions: [
        { id: product.sizeId, value: '0,5 l', price: 12, stock: 9999, stockUnlimited: true, availability: true },
      ],
    };
    await boss('saveEntry', { body: documented as EntryBody });
    expect(await boss('getEntry', { params: { id: product.id } })).toMatchObject({
      name: 'Bere blondă',
      nutriValues: 'Bogată în vitamine',
      allergens: ['gluten'],
      ageRestricted18: true,
      ingredients: 'apă, ORZ',
      vatPercent: 21,
      dimensions: [{ value: '0,5 l', depositPrice: 0.5, grams: 500 }],
    });
    const shown = await story.api('getProduct', { params: { id: product.id } });
    expect(shown.nutriValues).toBe('Bogată în vitamine');
  });

  test('stock that the form leaves out is not written over what orders took meanwhile', async () => {
    await using kitchen = await openKitchen();
    const { story, boss } = kitchen;
    const product = await aProduct(story.db, { stock: 5, description: 'Bună' });
    const { stock: _, ...size } = (await boss('getEntry', { params: { id: product.id } })).dimensions[0] ?? {};
    await place(story.api, anOrder({ of: [[product, 2]] }));
    await boss('saveEntry', { body: { id: product.id, name: 'Alt nume', dimensions: [size] } as EntryBody });
    const after = await boss('getEntry', { params: { id: product.id } });
    expect([after.name, after.dimensions[0]?.stock]).toEqual(['Alt nume', 3]);
  });

  test('in another category it stands at the end; a special one is pre-order only and locks extras and message', async () => {
    await using kitchen = await openKitchen();
    const { story, boss } = kitchen;
    const special = await aCategory(story.db, { name: 'Meniul zilei', isSpecial: true, position: 9 });
    await aProduct(story.db, { categoryId: special.id, position: 4 });
    const product = await aProduct(story.db, {
      description: 'Bună',
      allowsMessage: false,
      extras: [{ name: 'Ardei', price: bani(200) }],
      isOrderableAhead: false,
    });
    await boss('saveEntry', {
      body: {
        id: product.id,
        category: 'meniul-zilei',
        standardOrderType: true,
        allowPreferredMessage: true,
        extraIngredientsBeans: [],
      },
    });
    expect(await boss('getEntry', { params: { id: product.id } })).toMatchObject({
      specialCategory: true,
      standardOrderType: false,
      preOrderOrderType: true,
      allowPreferredMessage: false,
      extraIngredientsBeans: [{ name: 'Ardei' }],
    });
    expect((await rowOf(story, product.id)).position).toBe(5);
  });

  test('a dearer price asks the guest who has it in the cart once more', async () => {
    await using kitchen = await openKitchen();
    const { story, boss } = kitchen;
    const product = await aProduct(story.db, { price: bani(3000), description: 'Bună' });
    const order = anOrder({ of: [product] });
    const [size] = (await boss('getEntry', { params: { id: product.id } })).dimensions;
    await boss('saveEntry', { body: { id: product.id, dimensions: [{ ...size, price: 35 }] } as EntryBody });
    const expecting = { ...order, totalPrice: 30, subTotalPrice: 30 };
    expect(await refusalOf(story.api, 'placeOrder', { body: expecting })).toMatchObject({
      status: 409,
      code: 'price_changed',
    });
  });

  test('of two forms filled from one version the second is told who was first; a client without version wins', async () => {
    await using kitchen = await openKitchen();
    const { boss } = kitchen;
    const { id, version } = await boss('saveEntry', { body: aSoup() });
    await boss('saveEntry', { body: { id, version, name: 'Ciorbă de vită' } });
    expect(await refusalOf(boss, 'saveEntry', { body: { id, version, name: 'Ciorbă de pui' } })).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      details: { actor: 'Ioana Rus' },
    });
    await boss('saveEntry', { body: { id, name: 'Ciorbă de pește' } });
    expect((await boss('getEntry', { params: { id } })).name).toBe('Ciorbă de pește');
    const { content } = await boss('getChanges', { query: { subject: `product:${id}` } });
    expect(content.map(({ action, fields }) => [action, fields.map(({ name }) => name)])).toEqual([
      ['updated', ['Nume']],
      ['updated', ['Nume']],
      ['created', expect.arrayContaining(['Nume', 'Porția 350 ml', 'Descriere'])],
    ]);
  });

  test('what is not there is told so', async () => {
    await using kitchen = await openKitchen();
    for (const [name, input] of [
      ['getEntry', { params: { id: 999 } }],
      ['saveEntry', { body: { id: 999, name: 'X' } }],
      ['deleteEntry', { params: { id: 999 } }],
      ['restoreEntry', { body: { id: 999 } }],
      ['duplicateEntry', { body: { id: 999 } }],
      ['setEntryAvailability', { body: { id: 999, available: true } }],
      ['setEntryStock', { body: { id: 999, dimensionId: 1, stock: 1 } }],
    ] as const) {
      expect(await refusalOf(kitchen.boss, name, input as never), name).toMatchObject({ code: 'entry_not_found' });
    }
  });
});

describe('switches and stock', () => {
  test('the product’s switch hides it at once and leaves its sizes’ switches as they are', async () => {
    await using kitchen = await openKitchen();
    const { story, boss } = kitchen;
    const product = await aProduct(story.db);
    const off = await aSize(story.db, product.id, { isOn: false, position: 1, label: 'Mare' });
    await boss('setEntryAvailability', { body: { id: product.id, available: false } });
    expect((await story.api('getBaseProducts'))[0]).toMatchObject({ available: false });
    expect(await refusalOf(story.api, 'placeOrder', { body: anOrder({ of: [product] }) })).toMatchObject({
      code: 'product_unavailable',
    });
    await boss('setEntryAvailability', { body: { id: product.id, available: true } });
    expect((await boss('getEntry', { params: { id: product.id } })).dimensions).toMatchObject([
      { isOn: true, availability: true },
      { id: off.id, isOn: false, availability: false },
    ]);
    await boss('setEntryAvailability', { body: { id: product.id, dimensionId: off.id, available: true } });
    expect((await story.api('getBaseProducts'))[0]?.dimensions[1]).toMatchObject({ availability: true });
  });

  test('a client of the documents switches all sizes, and writes back a product that is off without losing a switch', async () => {
    await using kitchen = await openKitchen();
    const { story, boss } = kitchen;
    const product = await aProduct(story.db, { description: 'Bună' });
    await aSize(story.db, product.id, { isOn: false, position: 1, label: 'Mare' });
    const documented = async (availability?: boolean) => {
      const { dimensions } = await boss('getEntry', { params: { id: product.id } });
      const rows = dimensions.map(({ isOn: _, ...size }) => ({
        ...size,
        availability: availability ?? size.availability,
      }));
      await boss('saveEntry', { body: { id: product.id, dimensions: rows } as EntryBody });
      const after = await boss('getEntry', { params: { id: product.id } });
      return [after.available, ...after.dimensions.map(({ isOn }) => isOn)];
    };
    expect(await documented()).toEqual([true, true, false]);
    expect(await documented(false)).toEqual([false, true, false]);
    expect(await documented()).toEqual([false, true, false]);
    expect(await documented(true)).toEqual([true, true, true]);
  });

  test('a client that sends back everything it read and changes only the documented availability is obeyed', async () => {
    await using kitchen = await openKitchen();
    const { story, boss } = kitchen;
    const product = await aProduct(story.db, { description: 'Bună' });
    await aSize(story.db, product.id, { position: 1, label: 'Mare' });
    const write = async (first: boolean, second: boolean) => {
      const entry = await boss('getEntry', { params: { id: product.id } });
      const dimensions = entry.dimensions.map((size, row) => ({ ...size, availability: row === 0 ? first : second }));
      await boss('saveEntry', { body: { id: product.id, available: entry.available, dimensions } as EntryBody });
      const after = await boss('getEntry', { params: { id: product.id } });
      return after.dimensions.map(({ availability }) => availability);
    };
    expect(await write(false, true)).toEqual([false, true]);
    expect(await write(true, true)).toEqual([true, true]);
    expect(await write(false, false)).toEqual([false, false]);
    expect(await write(false, true)).toEqual([false, true]);
    expect(await write(true, false)).toEqual([true, false]);
  });

  test('what was marked as sold out until tomorrow is told, and found among what cannot be ordered', async () => {
    await using kitchen = await openKitchen();
    const { story, boss } = kitchen;
    const product = await aProduct(story.db);
    expect(await boss('getEntries', { query: { state: 'unavailable' } })).toMatchObject({ totalElements: 0 });
    await boss('markSoldOut', { body: { subject: { kind: 'size', sizeId: product.sizeId }, until: 'tomorrow' } });
    expect(await boss('getEntries', { query: { state: 'unavailable' } })).toMatchObject({
      content: [{ id: product.id, available: true, outOfStock: true, dimensions: [{ soldOut: true, isOn: true }] }],
    });
  });

  test.each([
    ['pieces', { stock: 7 }, { stock: 7, stockUnlimited: false }],
    ['none', { stock: '0' }, { stock: 0, stockUnlimited: false, orderable: false }],
    ['without end', { stockUnlimited: true }, { stock: 9999, stockUnlimited: true }],
    ['without end, as the wire says it', { stock: 9999 }, { stock: 9999, stockUnlimited: true }],
  ])('stock: %s', async (_name, stock, size) => {
    await using kitchen = await openKitchen();
    const { story, boss } = kitchen;
    const product = await aProduct(story.db, { stock: 2 });
    await boss('setEntryStock', { body: { id: product.id, dimensionId: product.sizeId, ...stock } });
    expect((await story.api('getBaseProducts'))[0]?.dimensions).toMatchObject([size]);
  });

  test.each([
    [{ stock: -1 }, 'invalid_request'],
    [{ stock: 1.5 }, 'invalid_request'],
    [{ stock: 'multe' }, 'invalid_request'],
    [{}, 'invalid_request'],
    [{ dimensionId: 999_999, stock: 1 }, 'size_not_found'],
  ])('stock %j is refused', async (about, code) => {
    await using kitchen = await openKitchen();
    const { id, sizeId } = await aProduct(kitchen.story.db, { stock: 2 });
    const body = { id, dimensionId: sizeId, ...about };
    expect(await refusalOf(kitchen.boss, 'setEntryStock', { body })).toMatchObject({ code });
  });

  test('forty guests and a cook who counts: stock never falls below zero and no order is lost', async () => {
    await using kitchen = await openKitchen();
    const { story, boss } = kitchen;
    const product = await aProduct(story.db, { stock: 30, description: 'Bună' });
    await atOnce(8, 40, async (index) => {
      if (index % 8 === 0) await patiently(boss)('saveEntry', { body: { id: product.id, name: `Supă ${index}` } });
      else await place(patiently(story.api), anOrder({ of: [product], delivery: guest(index) })).catch(expectRefusal);
    });
    const { sold } = await story.db
      .selectFrom('order_lines')
      .select(({ fn }) => fn.sum<string>('quantity').as('sold'))
      .executeTakeFirstOrThrow();
    const [size] = (await boss('getEntry', { params: { id: product.id } })).dimensions;
    expect(Number(sold) + (size?.stock ?? 0)).toBe(30);
    expect(size?.stock).toBeGreaterThanOrEqual(0);
  });
});

describe('taking away', () => {
  test('a product goes into the archive and comes back as it was; the order keeps its words', async () => {
    await using kitchen = await openKitchen();
    const { story, boss } = kitchen;
    const product = await aProduct(story.db, { name: 'Papanași' });
    const order = await place(story.api, anOrder({ of: [product] }));
    expect(await boss('deleteEntry', { params: { id: product.id } })).toMatchObject({ archived: true });
    expect(await story.api('getBaseProducts')).toEqual([]);
    expect(await boss('getEntries')).toMatchObject({ totalElements: 0 });
    expect(await boss('getEntries', { query: { state: 'archived' } })).toMatchObject({
      content: [{ id: product.id, archivedAt: expect.any(String), outOfStock: true }],
    });
    expect(await boss('getMenuEditing')).toMatchObject({ numberOfArchived: 1 });
    // An order names it, so it stays for good.
    expect(await refusalOf(boss, 'deleteEntry', { params: { id: product.id } })).toMatchObject({
      code: 'entry_in_use',
    });
    const { order: tracked } = await story.api('trackOrder', { params: { token: order.accessToken } });
    expect(tracked.productInformationList[0]?.name).toBe('Papanași');
    await boss('restoreEntry', { body: { id: product.id } });
    expect(await story.api('getBaseProducts')).toHaveLength(1);
    expect(await boss('restoreEntry', { body: { id: product.id } })).toMatchObject({ version: expect.any(Number) });
  });

  test('what was never ordered can be deleted for good, but not what a promotion names', async () => {
    await using kitchen = await openKitchen();
    const { story, boss } = kitchen;
    const [never, offered] = [await aProduct(story.db), await aProduct(story.db)];
    await aPromotion(story.db, { sets: [{ options: [offered] }] });
    for (const { id } of [never, offered]) await boss('deleteEntry', { params: { id } });
    expect(await boss('deleteEntry', { params: { id: never.id } })).toMatchObject({ archived: false });
    expect(await refusalOf(boss, 'getEntry', { params: { id: never.id } })).toMatchObject({ code: 'entry_not_found' });
    expect(await refusalOf(boss, 'deleteEntry', { params: { id: offered.id } })).toMatchObject({
      code: 'entry_in_use',
    });
  });

  test('a copy has everything but a switch that is on', async () => {
    await using kitchen = await openKitchen();
    const { story, boss } = kitchen;
    const { id } = await boss('saveEntry', {
      body: aSoup({ extraIngredientsBeans: [{ name: 'Ardei', price: 2 }], allergens: ['celery'] }),
    });
    const { hash } = await anImage(story.db);
    await story.db.insertInto('product_images').values({ product_id: id, image_hash: hash, alt: 'Castron' }).execute();
    const copy = await boss('duplicateEntry', { body: { id } });
    const [one, two] = await Promise.all([id, copy.id].map((of) => boss('getEntry', { params: { id: of } })));
    expect(two).toMatchObject({
      name: 'Ciorbă de fasole (copie)',
      slug: 'ciorba-de-fasole-copie',
      available: false,
      allergens: ['celery'],
      extraIngredientsBeans: [{ name: 'Ardei' }],
      images: [{ hash, alt: 'Castron' }],
    });
    const facts = ({
      value,
      price,
      stock,
      minimumQuantityNumber,
      boxPrice,
    }: NonNullable<typeof one>['dimensions'][number]) => [value, price, stock, minimumQuantityNumber, boxPrice];
    expect(two?.dimensions.map(facts)).toEqual(one?.dimensions.map(facts));
    expect(two?.dimensions[0]?.id).not.toBe(one?.dimensions[0]?.id);
  });
});

describe('what managers may', () => {
  const NO_PRICES = { status: 403, code: 'prices_not_granted' };
  const NO_DELETION = { status: 403, code: 'deletion_not_granted' };

  test('texts, switches and stock always; prices and deletion only while they are granted', async () => {
    await using kitchen = await openKitchen();
    const { story, boss } = kitchen;
    const manager = story.apiOf(await aManager(story.db));
    const { id } = await boss('saveEntry', { body: aSoup() });
    const { dimensions } = await boss('getEntry', { params: { id } });
    const [small, large] = dimensions;
    const asWas = { id, dimensions } as EntryBody;
    const dearer = { id, dimensions: [{ ...small, price: 20 }, large] } as EntryBody;
    const oneSize = { id, dimensions: [small] } as EntryBody;
    const moreSizes = { id, dimensions: [...dimensions, { value: '1 l', price: 1, stock: 1 }] } as EntryBody;

    await manager('saveEntry', { body: { ...asWas, name: 'Ciorbă nouă', allergens: ['milk'] } as EntryBody });
    await manager('setEntryAvailability', { body: { id, available: false } });
    await manager('setEntryStock', { body: { id, dimensionId: small?.id ?? 0, stock: 4 } });
    expect(await manager('getMenuEditing')).toMatchObject({ mayChangePrices: false, mayDelete: false });
    const refused = async () => [
      await refusalOf(manager, 'saveEntry', { body: dearer }),
      await refusalOf(manager, 'saveEntry', { body: moreSizes }),
      await refusalOf(manager, 'saveEntry', { body: aSoup() }),
      await refusalOf(manager, 'duplicateEntry', { body: { id } }),
      await refusalOf(manager, 'saveEntry', { body: oneSize }),
      await refusalOf(manager, 'deleteEntry', { params: { id } }),
      await refusalOf(manager, 'restoreEntry', { body: { id } }),
    ];
    expect(await refused()).toMatchObject([
      NO_PRICES,
      NO_PRICES,
      NO_PRICES,
      NO_PRICES,
      NO_DELETION,
      NO_DELETION,
      NO_DELETION,
    ]);
    expect((await boss('getEntry', { params: { id } })).dimensions[0]?.price).toBe(19.5);

    await boss('saveManagerRights', { body: { changePrices: true, deleteProducts: false } });
    await manager('saveEntry', { body: dearer });
    expect(await refusalOf(manager, 'deleteEntry', { params: { id } })).toMatchObject(NO_DELETION);
    const { version } = await boss('saveManagerRights', { body: { changePrices: true, deleteProducts: true } });
    await manager('saveEntry', { body: oneSize });
    await manager('deleteEntry', { params: { id } });
    await manager('restoreEntry', { body: { id } });
    expect(await boss('getManagerRights')).toEqual({
      changePrices: true,
      deleteProducts: true,
      asksSecondFactor: false,
      version,
    });

    await boss('saveManagerRights', { body: { changePrices: false, deleteProducts: false, version } });
    expect(
      await refusalOf(manager, 'saveEntry', { body: { ...dearer, dimensions: [{ ...small, price: 9 }] } as EntryBody }),
    ).toMatchObject(NO_PRICES);
    expect(
      await refusalOf(boss, 'saveManagerRights', { body: { changePrices: true, deleteProducts: true, version } }),
    ).toMatchObject({ code: 'changed_meanwhile' });
  });
});

describe('the list', () => {
  test('finds by words without diacritics, by category and by state, ten to a page', async () => {
    await using kitchen = await openKitchen();
    const { story, boss, category } = kitchen;
    for (let index = 0; index < 12; index += 1) {
      await aProduct(story.db, { name: `Mămăligă nr. ${index}`, categoryId: category.id, position: index });
    }
    const pasta = await aCategory(story.db, { name: 'Paste făinoase', position: 0 });
    await aProduct(story.db, { name: 'Gnocchi à la Sibiu', categoryId: pasta.id, isOn: false });
    await aProduct(story.db, { name: 'Şniţel 100%_', categoryId: pasta.id, stock: 0 });
    await aProduct(story.db, { name: 'Mămăligă veche', categoryId: pasta.id, archivedAt: instant(0) });
    const names = async (query: NonNullable<CallInput<'getEntries'>['query']>) => {
      const { content, totalElements, totalPages } = await boss('getEntries', { query });
      return [totalElements, totalPages, ...content.map(({ name }) => name)];
    };
    const tens = Array.from({ length: 10 }, (_, index) => `Mămăligă nr. ${index}`);
    expect(await names({ searchBy: 'MAMALIGA' })).toEqual([12, 2, ...tens]);
    expect(await names({ searchBy: 'mamaliga', page: '1' })).toEqual([12, 2, 'Mămăligă nr. 10', 'Mămăligă nr. 11']);
    expect(await names({ searchBy: 'nr 11' })).toEqual([1, 1, 'Mămăligă nr. 11']);
    expect(await names({ searchBy: 'snitel 100%_' })).toEqual([1, 1, 'Şniţel 100%_']);
    expect((await names({ searchBy: '_' })).slice(0, 2)).toEqual([14, 2]);
    expect(await names({ searchBy: 'a sibiu' })).toEqual([1, 1, 'Gnocchi à la Sibiu']);
    expect(await names({ category: 'paste-fainoase' })).toEqual([2, 1, 'Gnocchi à la Sibiu', 'Şniţel 100%_']);
    expect(await names({ category: 'Paste Făinoase', state: 'unavailable', sort: 'newest' })).toEqual([
      2,
      1,
      'Şniţel 100%_',
      'Gnocchi à la Sibiu',
    ]);
    expect(await names({ category: String(category.id), sort: 'name', size: '2' })).toEqual([
      12,
      6,
      'Mămăligă nr. 0',
      'Mămăligă nr. 1',
    ]);
    expect(await names({ state: 'archived' })).toEqual([1, 1, 'Mămăligă veche']);
    expect(await names({ category: 'sushi' })).toEqual([0, 0]);
    expect((await names({ searchBy: '', category: '', page: '', size: '', state: '' })).slice(0, 2)).toEqual([14, 2]);
  });

  test('the editor is told every category, also an empty one, and the archive is not counted', async () => {
    await using kitchen = await openKitchen();
    const { story, boss, category } = kitchen;
    await aProduct(story.db, { categoryId: category.id });
    await aProduct(story.db, { categoryId: category.id, archivedAt: instant(0) });
    await aCategory(story.db, {
      name: 'Goală',
      position: 5,
      isSpecial: true,
      extras: [{ name: 'Sos', price: bani(100) }],
    });
    expect(await boss('getMenuEditing')).toEqual({
      categories: [
        expect.objectContaining({ name: 'Ciorbe', numberOfProducts: 1, extraIngredients: [] }),
        expect.objectContaining({
          name: 'Goală',
          numberOfProducts: 0,
          specialCategory: true,
          extraIngredients: [{ name: 'Sos', price: 1, allergens: [] }],
        }),
      ],
      stations: [],
      vatRates: VAT_RATES,
      mayChangePrices: true,
      mayDelete: true,
      numberOfArchived: 1,
    });
  });

  test('bundles are made of what is not archived, with the box that is needed', async () => {
    await using kitchen = await openKitchen();
    const { story, boss } = kitchen;
    const product = await aProduct(story.db, { name: 'Supă', price: bani(1900), boxPrice: bani(150) });
    await aProduct(story.db, { archivedAt: instant(0) });
    expect(await boss('getEntriesForPromotions')).toEqual([
      {
        id: product.id,
        name: 'Supă',
        category: expect.any(String),
        dimensions: [
          { id: product.sizeId, value: '300 g', price: 19, packagePrice: 1.5, boxPrice: 1.5, availability: true },
        ],
      },
    ]);
  });
});
