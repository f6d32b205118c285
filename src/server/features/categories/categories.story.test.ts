import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import type { DayOfWeek } from '#contract/values/convert.ts';
import { bani } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import { aCategory, aManager, anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';

type CategoryRow = Extract<NonNullable<CallInput<'createCategory'>['body']>, readonly unknown[]>[number];

async function openStory() {
  const story = await testApp();
  const admin = await anAdmin(story.db, { firstName: 'Mara', lastName: 'Pop' });
  return { story, admin, api: story.apiOf(admin) };
}

const SOUPS = {
  name: 'Supe și ciorbe',
  specialCategory: false,
  extraIngredients: [{ name: 'Smântână', price: 3.5 }],
  isPickupFromSpecificLocation: false,
  givenLocationForPickup: '',
  preferredMessage: true,
  additionalInformation: '<p>Cu pâine <b>de casă</b>.</p><script>alert(1)</script>',
};

test('a row without an id makes a category at the end of the menu; guests see it once it has a product', async () => {
  const { story, api } = await openStory();
  await using _ = story;
  await aCategory(story.db, { name: 'Paste', position: 4 });
  const made = await api('createCategory', { body: [SOUPS] });
  expect(made.message).toBe('Categoria a fost adăugată cu succes!');
  const [soups] = made.categories;
  expect(soups).toMatchObject({
    name: 'Supe și ciorbe',
    slug: 'supe-si-ciorbe',
    additionalInformation: '<p>Cu pâine <b>de casă</b>.</p>',
    extraIngredients: [{ name: 'Smântână', price: 3.5, allergens: [] }],
    numberOfProducts: 0,
    version: made.version,
  });
  expect((await api('getStaffCategories')).map(({ name }) => name)).toEqual(['Paste', 'Supe și ciorbe']);
  expect(await story.api('getCategories')).toEqual([]);
  await aProduct(story.db, { categoryId: soups?.id ?? 0 });
  expect((await story.api('getCategories')).map(({ name }) => name)).toEqual(['Supe și ciorbe']);
});

test('a row with an id changes that category, and what it leaves out stays', async () => {
  const { story, api } = await openStory();
  await using _ = story;
  const { id } = await aCategory(story.db, {
    name: 'Tort',
    slug: 'tort',
    extras: [
      { name: 'Lumânări', price: bani(500) },
      { name: 'Frișcă', price: bani(300), allergens: ['milk'] },
    ],
  });
  await api('createCategory', {
    body: [{ id, isPickupFromSpecificLocation: true, givenLocationForPickup: 'Str. Gării 5', specialCategory: true }],
  });
  const { message, categories } = await api('createCategory', {
    body: { id, name: 'Torturi', extraIngredients: [{ name: 'Frișcă', price: '4,00' }] },
  });
  expect(message).toBe('Categoria a fost actualizată cu succes!');
  expect(categories[0]).toMatchObject({
    id,
    name: 'Torturi',
    // Links that people have keep working.
    slug: 'tort',
    specialCategory: true,
    givenLocationForPickup: 'Str. Gării 5',
    extraIngredients: [{ name: 'Frișcă', price: 4, allergens: ['milk'] }],
  });
});

test('an array is saved whole or not at all, and says which row was wrong', async () => {
  const { story, api } = await openStory();
  await using _ = story;
  const refused = await refusalOf(api, 'createCategory', {
    body: [SOUPS, { name: ' ', isPickupFromSpecificLocation: true, extraIngredients: [{ name: 'Ardei', price: '' }] }],
  });
  expect(refused).toMatchObject({
    status: 422,
    fields: {
      '1.name': 'Numele categoriei este obligatoriu.',
      '1.givenLocationForPickup': 'Trebuie să specificați locul de ridicare.',
      '1.extraIngredients.0.price': 'Scrieți prețul suplimentului în lei: 0 sau mai mult, cel mult 100.000.',
    },
  });
  expect(await api('getStaffCategories')).toEqual([]);
  const saved = await api('createCategory', { body: [SOUPS, { name: 'Desert' }] });
  expect(saved.message).toBe('Categoriile au fost salvate cu succes!');
});

test('too many rows, and a price over the maximum, are told with the limit', async () => {
  const { story, api } = await openStory();
  await using _ = story;
  const rows = Array.from({ length: 51 }, (_, index) => ({ name: `Categoria ${index}` }));
  expect(await refusalOf(api, 'createCategory', { body: rows })).toMatchObject({
    status: 422,
    fields: { body: 'Valoarea este prea mare sau prea lungă: cel mult 50 de rânduri.' },
  });
  for (const price of [100_000.01, 2_000_000]) {
    expect(
      await refusalOf(api, 'createCategory', { body: [{ ...SOUPS, extraIngredients: [{ name: 'Ardei', price }] }] }),
    ).toMatchObject({
      status: 422,
      fields: { '0.extraIngredients.0.price': expect.stringContaining('cel mult 100.000') },
    });
  }
});

test('two categories never share a name, nor an address', async () => {
  const { story, api } = await openStory();
  await using _ = story;
  await aCategory(story.db, { name: 'Vechi', slug: 'desert' });
  expect((await api('createCategory', { body: [{ name: 'Desert' }] })).categories[0]?.slug).toBe('desert-2');
  expect(await refusalOf(api, 'createCategory', { body: [{ name: ' DESERT ' }] })).toMatchObject({
    code: 'category_name_taken',
    fields: { '0.name': 'Există deja o categorie cu acest nume.' },
  });
  expect(await refusalOf(api, 'createCategory', { body: [{ name: 'Promoții' }] })).toMatchObject({
    fields: { '0.name': 'Numele „Promoții” este rezervat. Alegeți alt nume.' },
  });
});

test('a save from a form that was filled before another person saved is told who that was', async () => {
  const { story, api } = await openStory();
  await using _ = story;
  const { categories, version } = await api('createCategory', { body: [SOUPS] });
  const id = categories[0]?.id ?? 0;
  const changed = await api('createCategory', { body: [{ id, name: 'Supe', version }] });
  expect(await refusalOf(api, 'createCategory', { body: [{ id, name: 'Ciorbe', version }] })).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
    details: { actor: 'Mara Pop' },
  });
  const again = await api('createCategory', { body: [{ id, name: 'Supe', version: changed.version }] });
  expect(again.version).toBe(changed.version);
  const { content } = await api('getChanges', { query: { subject: 'category' } });
  expect(content.map(({ title, action }) => [title, action])).toEqual([
    ['Categorie: Supe', 'updated'],
    ['Categorie: Supe și ciorbe', 'created'],
  ]);
});

test('a category with products is not deleted, and says how many there are', async () => {
  const { story, api } = await openStory();
  await using _ = story;
  const { id } = await aCategory(story.db, { name: 'Paste', extras: [{ name: 'Parmezan', price: bani(600) }] });
  const first = await aProduct(story.db, { categoryId: id });
  await aProduct(story.db, { categoryId: id });
  await aProduct(story.db, { categoryId: id, archivedAt: instant(Date.parse('2026-01-01T00:00:00Z')) });
  const params = { id: String(id) };
  expect(await refusalOf(api, 'deleteCategory', { params })).toMatchObject({
    status: 409,
    code: 'category_in_use',
    message: 'Categoria nu poate fi ștearsă: are 2 produse și un produs arhivat. Mutați produsele în altă categorie.',
  });
  const other = await aCategory(story.db, { name: 'Altele' });
  await story.db.updateTable('products').set({ category_id: other.id }).where('category_id', '=', id).execute();
  expect(await api('deleteCategory', { params })).toEqual({ message: 'Categoria a fost ștearsă.' });
  expect((await api('getStaffCategories')).map(({ name }) => name)).toEqual(['Altele']);
  expect(await refusalOf(api, 'deleteCategory', { params })).toMatchObject({ code: 'category_not_found' });
  expect((await story.api('getProduct', { params: { id: String(first.id) } })).category).toBe('Altele');
});

test('the order of the menu is the order that was given; what was not named stands behind', async () => {
  const { story, api } = await openStory();
  await using _ = story;
  const ids: number[] = [];
  for (const name of ['Unu', 'Doi', 'Trei', 'Patru']) {
    ids.push((await aCategory(story.db, { name, position: ids.length })).id);
  }
  const [one = 0, two = 0, , four = 0] = ids;
  await api('reorderCategories', { body: { ids: [four, two, 99_999, one] } });
  expect((await api('getStaffCategories')).map(({ name }) => name)).toEqual(['Patru', 'Doi', 'Unu', 'Trei']);
  const { content } = await api('getChanges', { query: { subject: 'categories' } });
  expect(content[0]?.fields).toEqual([
    { name: 'Ordinea', before: 'Unu, Doi, Trei, Patru', after: 'Patru, Doi, Unu, Trei' },
  ]);
});

test('a picture that was uploaded becomes the category’s, and leaves it again', async () => {
  const { story, api } = await openStory();
  await using _ = story;
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a40' } })
    .jpeg()
    .toBuffer();
  const { image } = await api('uploadPicture', { body: { image: new File([new Uint8Array(bytes)], 'a.jpg') } });
  const made = await api('createCategory', { body: [{ ...SOUPS, imageHash: image.hash }] });
  const id = made.categories[0]?.id ?? 0;
  expect(made.categories[0]?.image?.hash).toBe(image.hash);
  const kept = await api('createCategory', { body: [{ id, name: 'Supe' }] });
  expect(kept.categories[0]?.image?.hash).toBe(image.hash);
  const gone = await api('createCategory', { body: [{ id, imageHash: null }] });
  expect(gone.categories[0]?.image).toBeNull();
  expect(await refusalOf(api, 'createCategory', { body: [{ id, imageHash: 'f'.repeat(32) }] })).toMatchObject({
    code: 'picture_not_found',
  });
});

test('managers read categories and change none', async () => {
  const { story } = await openStory();
  await using _ = story;
  const manager = story.apiOf(await aManager(story.db));
  expect(await manager('getStaffCategories')).toEqual([]);
  expect(await refusalOf(manager, 'createCategory', { body: [SOUPS] })).toMatchObject({ status: 403 });
});

test('the hours of a category: written, left out and kept, taken away, refused by field, recorded', async () => {
  const { story, api } = await openStory();
  await using _ = story;
  const LUNCH = { weekdays: ['TUESDAY', 'FRIDAY'] satisfies DayOfWeek[], from: '11:30', until: '15:30' };
  const windowsAfter = async (row: CategoryRow) => (await api('createCategory', { body: [row] })).categories[0];
  const made = await windowsAfter({
    name: 'Meniul zilei',
    availabilityWindows: [{ ...LUNCH, weekdays: ['FRIDAY', 'TUESDAY'] }],
  });
  expect(made?.availabilityWindows).toEqual([LUNCH]);
  const id = made?.id ?? 0;
  expect((await windowsAfter({ id, name: 'Prânz' }))?.availabilityWindows).toEqual([LUNCH]);
  expect(
    await refusalOf(api, 'createCategory', {
      body: [{ id, availabilityWindows: [LUNCH, { weekdays: [], from: '9', until: '24:00' }] }],
    }),
  ).toMatchObject({
    status: 422,
    fields: {
      '0.availabilityWindows.1.weekdays': 'Alegeți cel puțin o zi.',
      '0.availabilityWindows.1.from': 'Scrieți ora ca 11:30.',
    },
  });
  expect((await windowsAfter({ id, availabilityWindows: [] }))?.availabilityWindows).toEqual([]);
  const { content } = await api('getChanges', { query: { subject: `category:${id}` } });
  expect(content[0]?.fields).toEqual([
    { name: 'Când se poate comanda', before: 'marți și vineri, 11:30–15:30', after: '' },
  ]);
});
