/**
 * A dish whose allergens were not declared never reads as free of them. Each place that tells allergens is read for a
 * dish that staff said nothing of, and for one that they declared to contain none.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fetchProducts } from '#contract/menu/client.ts';
import { fetchStaffOrder } from '#contract/orders/staff-client.ts';
import { bani } from '#domain/money/bani.ts';
import { composeSlip, FIRST_SLIP } from '#domain/printing/compose-slip.ts';
import { loadMenuDocument } from '#server/features/archive/load-menu-document.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { anAdmin, aProduct, aPromotion } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { loadBundle } from '#web/storefront/bundle/load-bundle.ts';
import { passesFilter } from '#web/storefront/menu/menu-filter.ts';
import { presentCard } from '#web/storefront/menu/present-card.ts';
import { loadProduct } from '#web/storefront/product/load-product.ts';
import { ProductFigures } from '#web/storefront/product/product-figures.tsx';
import { receiptLines } from '#web/ui/order/receipt-rows.ts';

const NONE = 'Niciun alergen declarat';
const UNDECLARED = 'Alergenii nu au fost încă declarați';

async function openShop() {
  const story = await testApp();
  await theRestaurant(story.db);
  const salad = { name: 'Salată de varză', price: bani(1500), ingredients: 'varză, ulei' };
  const unsaid = await aProduct(story.db, salad);
  const none = await aProduct(story.db, { ...salad, name: 'Mămăligă', hasNoAllergens: true });
  const office = story.apiOf(await anAdmin(story.db));
  return { story, office, unsaid, none, [Symbol.asyncDispose]: story.close };
}

async function pageOf({ api }: TestApp, id: number): Promise<string> {
  const product = await loadProduct(api, String(id));
  return renderToStaticMarkup(createElement(ProductFigures, { product, extras: [], grams: null, heading: 'h2' }));
}

test('guests read it on the page of the dish and in a bundle, and no filter lets it pass', async () => {
  await using restaurant = await openShop();
  const { story, unsaid, none } = restaurant;
  expect(await pageOf(story, unsaid.id)).toContain(UNDECLARED);
  expect(await pageOf(story, unsaid.id)).not.toContain(NONE);
  expect(await pageOf(story, none.id)).toContain(NONE);
  expect(await pageOf(story, none.id)).not.toContain(UNDECLARED);

  const filter = { diets: [], without: ['gluten' as const] };
  const cards = (await fetchProducts(story.api)).map((product) => presentCard(product, story.clock.now(), []));
  expect(cards.filter((card) => passesFilter(card, filter)).map(({ id }) => id)).toEqual([none.id]);

  const bundle = await aPromotion(story.db, { sets: [{ label: 'Fel', options: [unsaid, none] }] });
  const { sets } = await loadBundle(story.api, String(bundle.id));
  expect(sets[0]?.options.map(({ allergens }) => allergens)).toEqual(['nedeclarați', '']);
});

test('the order says it to the guest, to the kitchen, on paper and in the mail, as it was when it was placed', async () => {
  await using restaurant = await openShop();
  const { story, office, unsaid, none } = restaurant;
  const placed = await place(story.api, anOrder({ of: [unsaid, none] }));
  await story.db.updateTable('products').set({ has_no_allergens: true }).execute();
  const order = await fetchStaffOrder(office, placed.orderNumber);
  expect(order.lines.map(({ declaresAllergens }) => declaresAllergens)).toEqual([false, true]);

  expect(receiptLines(order).map(({ details }) => details.filter((one) => one.startsWith('Alergeni')))).toEqual([
    ['Alergeni: nedeclarați'],
    [],
  ]);
  const at = { ...FIRST_SLIP, at: story.clock.now(), restaurant: null };
  expect(JSON.stringify(composeSlip('kitchen', order, at)).match(/Alergeni: [^"]*/g)).toEqual([
    'Alergeni: nedeclarați',
  ]);
  const [letter] = await collectMails(story);
  expect(letter?.text).toContain('Salată de varză: nedeclarați');
  expect(letter?.text).not.toContain('Mămăligă: ');
});

test('only staff declare that there are none, and not beside an allergen; a client without the field changes nothing', async () => {
  await using restaurant = await openShop();
  const { office, unsaid, none } = restaurant;
  const read = async (id: number) => {
    const { allergens, hasNoAllergens, missingFacts } = await office('getEntry', { params: { id } });
    return { allergens, hasNoAllergens, isMissing: missingFacts.includes('allergens') };
  };
  const save = async (id: number, about: object) => {
    const { version } = await office('getEntry', { params: { id } });
    return office('saveEntry', { body: { id, version, description: '<p>Cu ulei.</p>', ...about } });
  };
  expect(await read(unsaid.id)).toEqual({ allergens: [], hasNoAllergens: false, isMissing: true });
  await save(unsaid.id, { allergens: [], name: 'Salată' });
  expect(await read(unsaid.id), 'an empty list is no declaration').toMatchObject({ isMissing: true });
  await save(unsaid.id, { hasNoAllergens: true });
  expect(await read(unsaid.id)).toEqual({ allergens: [], hasNoAllergens: true, isMissing: false });
  await save(unsaid.id, { name: 'Salată nouă' });
  expect(await read(unsaid.id)).toMatchObject({ hasNoAllergens: true });

  const { version } = await office('getEntry', { params: { id: none.id } });
  const both = {
    id: none.id,
    version,
    description: '<p>Fiartă.</p>',
    hasNoAllergens: true,
    allergens: ['milk' as const],
  };
  expect(await refusalOf(office, 'saveEntry', { body: both })).toMatchObject({
    status: 422,
    fields: { hasNoAllergens: expect.stringContaining('alergeni bifați') },
  });
  await save(none.id, { allergens: ['milk'] });
  expect(await read(none.id)).toEqual({ allergens: ['milk'], hasNoAllergens: false, isMissing: false });
});

test('a file that says nothing of allergens declares none, an archive says what the shop said, an older one nothing', async () => {
  await using restaurant = await openShop();
  const { story, office } = restaurant;
  const table = new File(['Categorie;Produs;Preț;Alergeni\nSupe;Supă;20;\nSupe;Ciorbă;20;lapte'], 'meniu.csv');
  const report = await office('readMenuFile', { body: { file: table } });
  await office('runMenuImport', { params: { id: String(report.id) }, body: {} });
  const declared = async (name: string) =>
    (await story.api('getBaseProducts')).find((product) => product.name === name)?.allergensDeclared;
  expect(await declared('Supă')).toBe(false);
  expect(await declared('Ciorbă')).toBe(true);

  const menu = await loadMenuDocument(story.db, (hash) => hash);
  const facts = menu.categories
    .flatMap(({ products }) => products)
    .map(({ name, hasNoAllergens }) => [name, hasNoAllergens]);
  expect(facts).toContainEqual(['Mămăligă', true]);
  expect(facts).toContainEqual(['Supă', false]);

  await using fresh = await testApp();
  await theRestaurant(fresh.db);
  const owner = fresh.apiOf(await anAdmin(fresh.db));
  const read = async (document: unknown) => {
    const file = new File([JSON.stringify(document)], 'meniu.json');
    const { id, lines } = await owner('readMenuFile', { body: { file } });
    if (lines.some(({ state }) => state === 'new' || state === 'changed'))
      await owner('runMenuImport', { params: { id: String(id) }, body: {} });
    return (await fresh.api('getBaseProducts')).find(({ name }) => name === 'Mămăligă')?.allergensDeclared;
  };
  const older = JSON.parse(JSON.stringify(menu, (key, value) => (key === 'hasNoAllergens' ? undefined : value)));
  expect(await read(older)).toBe(false);
  expect(await read(menu)).toBe(true);
  expect(await read(older), 'an older archive withdraws nothing').toBe(true);
});
