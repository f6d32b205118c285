/** Alcohol is never sold unasked: by whatever way it comes into the menu, its guests must be of age. */
import { expect, test } from 'vitest';
import { loadMenuDocument } from '#server/features/archive/load-menu-document.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aCategory, anAdmin } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function openShop() {
  const story = await testApp();
  await theRestaurant(story.db);
  const office = story.apiOf(await anAdmin(story.db));
  const importFile = async (file: File) => {
    const report = await office('readMenuFile', { body: { file } });
    await office('runMenuImport', { params: { id: String(report.id) }, body: {} });
    return report;
  };
  /** What guests see of each product: 18+, VAT and deposits, in percent and lei. */
  const sold = async () =>
    Object.fromEntries(
      (await story.api('getBaseProducts')).map(({ name, ageRestricted18, vatPercent, dimensions }) => [
        name,
        [ageRestricted18, vatPercent, ...dimensions.map(({ depositPrice }) => depositPrice)],
      ]),
    );
  return { story, office, importFile, sold, [Symbol.asyncDispose]: story.close };
}

const TABLE = `Categorie;Produs;Preț;Mărime
Băuturi;Bere blondă;12;Doză 0,5 l
Băuturi;Vin roșu;60;Sticlă 0,75 l
Băuturi;Fanta;9;Sticlă 0,5 l
Băuturi;Apă plată;7;0,5 l
Paste;Penne în sos de vin;30;350 g`;

test('by a file: with 18+, its VAT and its deposit, told before the import', async () => {
  await using shop = await openShop();
  const { story, importFile, sold } = shop;
  const { lines } = await importFile(new File([TABLE], 'meniu.csv'));
  expect(lines.filter(({ remarks }) => remarks.some((one) => one.startsWith('Pare'))).map(({ name }) => name)).toEqual([
    'Bere blondă',
    'Vin roșu',
    'Fanta',
  ]);
  expect(await sold()).toMatchObject({
    'Bere blondă': [true, 21, 0.5],
    'Vin roșu': [true, 21, 0.5],
    Fanta: [false, 21, 0.5],
    'Apă plată': [false, 11, 0],
    'Penne în sos de vin': [false, 11, 0],
  });
  const beer = (await story.api('getBaseProducts')).find(({ name }) => name === 'Bere blondă');
  const body = anOrder({ of: [{ id: beer?.id ?? 0, sizeId: beer?.dimensions[0]?.id ?? 0 }] });
  expect(await refusalOf(story.api, 'placeOrder', { body })).toMatchObject({ code: 'age_declaration_required' });
  await place(story.api, { ...body, declaredAdult: true });
});

test('by an archive whose shop had not ticked it', async () => {
  await using shop = await openShop();
  const { story, importFile, sold } = shop;
  await importFile(new File([TABLE], 'meniu.csv'));
  const menu = await loadMenuDocument(story.db, (hash) => hash);
  const unticked = JSON.stringify(menu, (key, value) => (key === 'isAgeRestricted' ? false : value));
  await using fresh = await openShop();
  const { lines } = await fresh.importFile(new File([unticked], 'meniu.json'));
  expect(lines.find(({ name }) => name === 'Vin roșu')?.remarks).toContain(
    'Pare băutură alcoolică: vine cu 18+ bifat. Verificați.',
  );
  expect(await fresh.sold()).toEqual(await sold());
});

test('by a client that sends only the documented fields, and on the menu of the day', async () => {
  await using shop = await openShop();
  const { story, office, sold } = shop;
  const { id: category } = await aCategory(story.db, { name: 'Vinuri' });
  const product = {
    category,
    description: '<p>Sec.</p>',
    standardOrderType: true,
    dimensions: [{ value: 'Pahar 150 ml', price: 20, stockUnlimited: true }],
  };
  await office('saveEntry', { body: { ...product, name: 'Fetească' } });
  await office('saveEntry', { body: { ...product, name: 'Tort cu vin', ageRestricted18: false, vatPercent: 11 } });
  const dishes = [
    { name: 'Ciorbă', price: 15, grams: 350, allergens: [] },
    { name: 'Vin fiert', price: 15, grams: 200, allergens: ['sulphites' as const] },
    { name: 'Tocăniță', price: 25, grams: 350, allergens: [] },
  ];
  await office('saveDailyMenu', { body: { from: '10:30', until: '15:30', dishes } });
  expect(await sold()).toEqual({
    Fetească: [true, 21, 0],
    'Tort cu vin': [false, 11, 0],
    Ciorbă: [false, 11, 0],
    'Vin fiert': [true, 21, 0],
    Tocăniță: [false, 11, 0],
  });
});

test('what an import left open is found by what is missing, and set for many at once, with a way back', async () => {
  await using shop = await openShop();
  const { office, importFile } = shop;
  await importFile(new File([TABLE], 'meniu.csv'));
  const lacking = async (missing: 'age' | 'deposit' | 'allergens') =>
    (await office('getEntries', { query: { missing, size: 3 } as never })).content.map(({ id, name }) => ({
      id,
      name,
    }));
  const change = (ids: number[], how: object) => office('changeEntries', { body: { ids, change: how } as never });
  expect((await lacking('deposit')).map(({ name }) => name)).toEqual(['Apă plată']);
  expect(await office('getEntries', { query: { missing: 'allergens', size: 3, page: 1 } as never })).toMatchObject({
    totalElements: 5,
    totalPages: 2,
    content: [{}, {}],
  });
  const [water] = await lacking('deposit');
  const ids = [water?.id ?? 0];
  expect(await change(ids, { kind: 'deposit', hasDeposit: true })).toMatchObject({ changed: [{ id: ids[0] }] });
  expect(await lacking('deposit')).toEqual([]);
  await change(ids, { kind: 'deposit', hasDeposit: false });
  expect(await lacking('deposit')).toHaveLength(1);

  const [wine] = (await office('getEntries', { query: { searchBy: 'vin rosu' } as never })).content;
  const ofWine = [wine?.id ?? 0];
  await change(ofWine, { kind: 'age', ageRestricted18: false });
  expect(await lacking('age')).toEqual([{ id: ofWine[0], name: 'Vin roșu' }]);
  await change(ofWine, { kind: 'age', ageRestricted18: true });
  expect(await lacking('age')).toEqual([]);
  await change([...ids, ...ofWine], { kind: 'vat', vatPercent: 11, vatPercentOnPremises: 21 });
  expect(await office('getEntry', { params: { id: ofWine[0] ?? 0 } })).toMatchObject({
    vatPercent: 11,
    vatPercentOnPremises: 21,
  });
});
