/** A restaurant that moves from one Poftă to another: a new restaurant reads its archive. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { seedDemo } from '#server/features/demo/seed-demo.ts';
import { anAdmin, anImage } from '#test/support/factories.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { openArchive } from '#web/admin/menu/import/read-archive.ts';
import { sendArchive } from '#web/admin/menu/import/send-archive.ts';

type Document = {
  readonly categories: {
    products: { key: number; similar: number[]; addOns: number[]; groups: { group: number }[] }[];
    groups: { group: number }[];
  }[];
  readonly groups: { key: number; options: { product: number | null; opens: number | null }[] }[];
};

async function takeAlong(story: TestApp, hasGuests: boolean) {
  const admin = await anAdmin(story.db);
  const { id } = await story.apiOf(admin)('beginArchive', { body: { hasGuests } });
  const response = await story.request(`/admin-service/archives/${id}`, {}, admin);
  return new Uint8Array(await response.arrayBuffer());
}

/** Products and groups get new ids in each restaurant: compares them by position instead, groups by their first use. */
function withoutNumbers(bytes: Uint8Array): unknown {
  const menu: Document = JSON.parse(strFromU8(unzipSync(bytes)['meniu.json'] ?? new Uint8Array()));
  const products = menu.categories.flatMap((category) => category.products);
  const places = new Map(products.map(({ key }, place) => [key, place]));
  const groups = new Map<number, number>();
  const byKey = new Map(menu.groups.map((group) => [group.key, group]));
  const meet = (key: number): void => {
    if (groups.has(key)) return;
    groups.set(key, groups.size);
    for (const { opens } of byKey.get(key)?.options ?? []) if (opens !== null) meet(opens);
  };
  for (const category of menu.categories) {
    for (const { group } of [...category.groups, ...category.products.flatMap((product) => product.groups)])
      meet(group);
  }
  const named = <Use extends { group: number }>(uses: readonly Use[]) =>
    uses.map((use) => ({ ...use, group: groups.get(use.group) }));
  return {
    categories: menu.categories.map((category) => ({
      ...category,
      groups: named(category.groups),
      products: category.products.map((product) => ({
        ...product,
        key: places.get(product.key),
        similar: product.similar.map((key) => places.get(key)),
        addOns: product.addOns.map((key) => places.get(key)),
        groups: named(product.groups),
      })),
    })),
    groups: [...groups.keys()].map((key) => ({
      ...byKey.get(key),
      key: groups.get(key),
      options: byKey.get(key)?.options.map((option) => ({
        ...option,
        product: option.product === null ? null : places.get(option.product),
        opens: option.opens === null ? null : groups.get(option.opens),
      })),
    })),
  };
}

test('what a shop takes along, a new one has after reading it: the menu with every option, price and picture, and a second time nothing changes', async () => {
  await using old = await testApp();
  await seedDemo(old.db, old.clock.now());
  // Keeps three pictures, because encoding each takes a second.
  const kept = await old.db.selectFrom('product_images').select('id').orderBy('id').limit(2).execute();
  await old.db
    .deleteFrom('product_images')
    .where(
      'id',
      'not in',
      kept.map(({ id }) => id),
    )
    .execute();
  const [first] = await old.db.selectFrom('categories').select('id').orderBy('position').limit(1).execute();
  await old.db
    .updateTable('categories')
    .set({ image_hash: null })
    .where('id', '<>', first?.id ?? 0)
    .execute();
  await old.db.updateTable('promotions').set({ image_hash: null }).execute();
  const [dish, beside] = await old.db.selectFrom('products').select('id').orderBy('id').limit(2).execute();
  await old.db
    .insertInto('product_add_ons')
    .values({ product_id: dish?.id ?? 0, add_on_id: beside?.id ?? 0 })
    .execute();
  await old.db.deleteFrom('house_pictures').execute();
  const taken = await takeAlong(old, false);

  await using fresh = await testApp();
  await theRestaurant(fresh.db);
  const office = fresh.apiOf(await anAdmin(fresh.db));
  const opened = await openArchive(new Blob([taken]));
  if (!opened.ok) throw new Error(opened.error);
  const sent = await sendArchive(office, opened.value, { name: 'pofta.zip', onPicture: () => {} });
  if (!sent.ok) throw new Error(sent.error);
  const { report } = sent.value;
  expect(sent.value.lost).toEqual([]);
  expect(report.source).toBe('pofta');
  expect(report.lines.filter(({ state }) => state !== 'new')).toEqual([]);
  await office('runMenuImport', { params: { id: String(report.id) }, body: {} });

  const again = await takeAlong(fresh, false);
  expect(withoutNumbers(again)).toEqual(withoutNumbers(taken));
  const { categories, groups } = withoutNumbers(taken) as Document;
  expect(categories.flatMap(({ products }) => products.flatMap(({ addOns }) => addOns))).toHaveLength(1);
  expect(groups.length).toBeGreaterThan(0);
  const second = await sendArchive(
    office,
    { ...opened.value, pictures: [] },
    { name: 'pofta.zip', onPicture: () => {} },
  );
  expect(second.ok && [...new Set(second.value.report.lines.map(({ state }) => state))]).toEqual(['same']);
  expect(await office('undoMenuImport', { params: { id: String(report.id) } })).toMatchObject({ left: [] });
  expect(await fresh.api('getBaseProducts')).toEqual([]);
});

const NOTHING_WHOLE = {
  hasGuests: false,
  migration: '',
  orderNumberKey: '',
  hashes: {},
  sizeOf: () => 0,
  async *readRows(): AsyncGenerator<string> {},
};

const GOOD = {
  'arhiva.json': strToU8('{"format":"pofta","version":1}'),
  'meniu.json': strToU8('{"format":"pofta-menu","version":1,"categories":[],"groups":[]}'),
  'setari.json': strToU8('{}'),
};

/** Changes the size that the central directory declares for the first part. */
function claiming(bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(bytes);
  const view = new DataView(made.buffer);
  let place = 0;
  while (view.getUint32(place, true) !== 0x02014b50) place += 1;
  view.setUint32(place + 24, size, true);
  return made;
}

test.each([
  ['no archive', strToU8('Bună'), 'archive_unreadable'],
  ['an archive that was cut off', zipSync(GOOD).slice(0, 200), 'archive_unreadable'],
  ['one of another program', zipSync({ 'a.txt': strToU8('a') }), 'archive_foreign'],
  [
    'one of a later version',
    zipSync({ ...GOOD, 'arhiva.json': strToU8('{"format":"pofta","version":2}') }),
    'archive_newer',
  ],
  ['a name that leads out', zipSync({ ...GOOD, '../../etc/passwd': strToU8('x') }), 'archive_unsafe'],
  ['a name from the root', zipSync({ ...GOOD, '/etc/passwd': strToU8('x') }), 'archive_unsafe'],
  ['a menu of 60 MB in some kB', zipSync({ ...GOOD, 'meniu.json': new Uint8Array(60_000_000) }), 'archive_too_large'],
  ['a part that is larger than it claims', claiming(zipSync(GOOD), 5), 'archive_unsafe'],
  ['a part that claims 4 GB', claiming(zipSync(GOOD), 4_000_000_000), 'archive_too_large'],
  ['a menu that is no JSON', zipSync({ ...GOOD, 'meniu.json': strToU8('{"categories":') }), 'archive_unreadable'],
])('%s is refused', async (_, bytes, refusal) => {
  expect(await openArchive(new Blob([new Uint8Array(bytes)]))).toEqual({ ok: false, error: refusal });
});

test('numbers and texts that no menu has are refused line by line, and the rest is offered', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const office = story.apiOf(await anAdmin(story.db));
  await anImage(story.db);
  const size = { label: 'Porție', price: 2000, isOn: true, stockUnlimited: true, stock: 0, minimumQuantity: 1 };
  const box = { boxNeeded: false, boxPrice: 0, deposit: 0, grams: 300 };
  const product = {
    description: '<img src=x onerror=alert(1)>Bună',
    isOn: true,
    isOrderableToday: true,
    isOrderableAhead: true,
    allowsMessage: true,
    isVeggie: false,
    isFasting: false,
    isFromFrozen: false,
    isAgeRestricted: false,
    allergens: [],
    mayContain: [],
    nutrition: null,
    nutritionNote: '',
    ingredients: '',
    additives: '',
    vatTakeawayBasisPoints: 1100,
    vatOnPremisesBasisPoints: 1100,
    extras: [],
    availabilityWindows: [],
    similar: [99],
    addOns: [99],
    pictures: [{ file: 'imagini/9.webp', alt: '' }],
    groups: [{ group: 1, sizeLabel: '' }],
  };
  const dish = (key: number, name: string, price: number) => ({
    ...product,
    key,
    name,
    sizes: [{ ...size, ...box, price }],
  });
  const option = {
    name: 'Da',
    price: 0,
    sizePrices: [],
    most: 1,
    isDefault: false,
    product: null,
    // The group opens itself.
    opens: 1,
    allergens: [],
    vatTakeawayBasisPoints: null,
    vatOnPremisesBasisPoints: null,
    deposit: 0,
    isAgeRestricted: false,
  };
  const group = { key: 1, name: 'Sos', minimum: 0, maximum: null, included: 0, pricing: 'sum', options: [option] };
  const category = {
    name: 'Feluri',
    isSpecial: false,
    pickupPlace: null,
    allowsMessage: true,
    additionalInformation: '',
    extras: [],
    availabilityWindows: [],
    picture: null,
    groups: [],
    products: [
      dish(1, 'Bun', 2000),
      dish(2, 'Minus', -1),
      dish(3, 'Uriaș', Number.MAX_SAFE_INTEGER),
      dish(4, 'Rea \ud800', 5),
    ],
  };
  const menu = { format: 'pofta-menu', version: 1, categories: [category], groups: [group] };
  const archive = {
    menu,
    settings: {},
    pictures: [],
    whole: NOTHING_WHOLE,
    readPicture: async () => ({ ok: false, error: 'archive_unreadable' }) as const,
  };
  const sent = await sendArchive(office, archive, { name: 'a.zip', onPicture: () => {} });
  if (!sent.ok) throw new Error(sent.error);
  const { report } = sent.value;
  expect(report.lines.map(({ state }) => state)).toEqual(['new', 'cannot', 'cannot', 'cannot']);
  await office('runMenuImport', { params: { id: String(report.id) }, body: {} });
  const [shown] = await story.api('getBaseProducts');
  expect(shown?.description).not.toContain('onerror');
});
