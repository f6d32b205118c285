import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import type { FetchPublic } from '#server/platform/http/fetch-public.ts';
import { aManager, anAdmin } from '#test/support/factories.ts';
import { aGloriaMenu } from '#test/support/gloria-menu.ts';
import { giveOptionGroups } from '#test/support/option-groups.ts';
import { refusalOf, type TestAppOptions, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const TABLE = `Categorie;Produs;Preț;Descriere;Mărime;Alergeni
Pizza;Margherita;32,50;Roșii & mozzarella;Mică;gluten, lapte
;;41,00;;Mare;
Pizza;Diavola;39;Salam picant;400 g;gluten, kriptonit
Băuturi;Bere la doză;12 lei;;;
Pizza;Fără preț;la cerere;Nu se știe;;`;

const fileOf = (text: string | Uint8Array<ArrayBuffer>, name = 'meniu.csv') => new File([text], name);

async function openOffice(options: TestAppOptions = {}) {
  const story = await testApp(options);
  await theRestaurant(story.db);
  const office = story.apiOf(await anAdmin(story.db));
  const read = (text: string | Uint8Array<ArrayBuffer>, name?: string) =>
    office('readMenuFile', { body: { file: fileOf(text, name) } });
  const run = (id: number, leftOut: string[] = []) =>
    office('runMenuImport', { params: { id: String(id) }, body: { leftOut } });
  return { story, office, read, run, [Symbol.asyncDispose]: story.close };
}

test('a table is looked at, taken over without what was left out, changed by a second file, and undone', async () => {
  await using shop = await openOffice();
  const { story, office, read, run } = shop;
  const report = await read(TABLE);
  expect(report).toMatchObject({ source: 'table', state: 'read' });
  expect(report.lines.map(({ name, state }) => [name, state])).toEqual([
    ['Margherita', 'new'],
    ['Diavola', 'new'],
    ['Fără preț', 'cannot'],
    ['Bere la doză', 'new'],
  ]);
  expect(report.lines[1]).toMatchObject({
    remarks: ['Alergeni: „gluten, kriptonit” nu s-a luat (nu recunoaștem „kriptonit”); de completat.'],
    missing: ['vat', 'allergens'],
  });
  expect(report.lines[3]).toMatchObject({
    remarks: expect.arrayContaining([
      'Pare băutură alcoolică: vine cu 18+ bifat, TVA 21 %, garanție SGR 0,50\u00a0lei. Verificați.',
    ]),
    missing: ['vat', 'allergens', 'grams'],
  });
  const before = await story.api('getBaseProducts');
  expect(before).toEqual([]);

  const leftOut = [report.lines[1]?.key ?? ''];
  expect(await run(report.id, leftOut)).toMatchObject({ added: 2, changed: 0 });
  const shown = await story.api('getBaseProducts');
  expect(shown.map(({ name, dimensions }) => [name, dimensions.map(({ price }) => price)])).toEqual([
    ['Margherita', [32.5, 41]],
    ['Bere la doză', [12]],
  ]);
  expect(await refusalOf(office, 'runMenuImport', { params: { id: String(report.id) }, body: {} })).toMatchObject({
    code: 'import_done',
  });

  const again = await read(TABLE.replace('41,00', '43,00'));
  expect(again.lines.map(({ state, changes }) => [state, changes])).toEqual([
    ['changed', ['Mare: 41,00\u00a0lei → 43,00\u00a0lei']],
    ['new', []],
    ['cannot', []],
    ['same', []],
  ]);
  await run(again.id);
  // An administrator renames one meanwhile: it stays as it is, and is named.
  const [margherita] = await story.api('getBaseProducts');
  await office('saveEntry', { body: { id: margherita?.id, name: 'Margherita de casă' } });
  const undone = await office('undoMenuImport', { params: { id: String(again.id) } });
  expect(undone).toMatchObject({ undone: 1, left: [{ name: 'Margherita de casă' }] });
  expect(await office('undoMenuImport', { params: { id: String(report.id) } })).toMatchObject({ undone: 1 });
  expect((await story.api('getBaseProducts')).map(({ name }) => name)).toEqual(['Margherita de casă']);
});

test('groups of options, of which a table says nothing, stay; what else changes is told', async () => {
  await using shop = await openOffice();
  const { story, read, run } = shop;
  await run((await read(TABLE)).id);
  const [margherita] = await story.api('getBaseProducts');
  await giveOptionGroups(story.db, margherita?.id ?? 0, [
    { name: 'Blatul', minimum: 1, options: [{ name: 'Subțire' }, { name: 'Pufos' }] },
  ]);
  const again = await read(TABLE.replace('Mică;gluten, lapte', 'Mică;gluten').replace('32,50', '33'));
  expect(again.lines[0]).toMatchObject({
    state: 'changed',
    changes: [
      'Mică: 32,50\u00a0lei → 33,00\u00a0lei',
      'Alergeni: cereale care conțin gluten, lapte → cereale care conțin gluten',
    ],
  });
  await run(again.id);
  const { optionGroups } = await story.api('getProduct', { params: { id: margherita?.id ?? 0 } });
  expect(optionGroups.map(({ name }) => name)).toEqual(['Blatul']);
});

test('a whole GloriaFood menu comes over with every price, the second time nothing changes, and the undo leaves nothing', async () => {
  await using shop = await openOffice();
  const { story, office, read, run } = shop;
  const file = JSON.stringify(aGloriaMenu());
  const report = await read(file, 'menu.json');
  expect(report.groups).toMatchObject({ read: 501, options: 12_653 });
  expect(report.lines).toHaveLength(186);
  expect(new Set(report.lines.map(({ state }) => state))).toEqual(new Set(['new']));
  const begun = performance.now();
  expect(await run(report.id)).toMatchObject({ added: 186, changed: 0 });
  process.stdout.write(
    `import of 186 products, ${report.groups.options} options in ${report.groups.distinct} groups: ${Math.round(performance.now() - begun)} ms\n`,
  );
  const proof = await office('proveMenuImport', { params: { id: String(report.id) } });
  expect(proof).toEqual({ carts: 200, equal: 200, differences: [] });
  const again = await read(file, 'menu.json');
  expect(new Set(again.lines.map(({ state }) => state))).toEqual(new Set(['same']));
  expect(await refusalOf(office, 'runMenuImport', { params: { id: String(again.id) }, body: {} })).toMatchObject({
    code: 'import_nothing',
  });
  expect(await office('undoMenuImport', { params: { id: String(report.id) } })).toMatchObject({
    undone: 186,
    left: [],
  });
  expect(await story.api('getBaseProducts')).toEqual([]);
  expect(await office('getStaffCategories')).toEqual([]);
  expect((await office('getMenuImports')).imports.map(({ state }) => state)).toEqual(['read', 'undone']);
});

test('what was left out is in no cart of the proof', async () => {
  await using shop = await openOffice();
  const { office, read, run } = shop;
  const item = (id: number, name: string) => ({ id, name, price: 20 + id });
  const menu = { categories: [{ name: 'Pizza', items: [item(1, 'Diavola'), item(2, 'Capricciosa')] }] };
  const report = await read(JSON.stringify(menu), 'menu.json');
  await run(report.id, [report.lines[1]?.key ?? '']);
  expect(await office('proveMenuImport', { params: { id: String(report.id) } })).toEqual({
    carts: 200,
    equal: 200,
    differences: [],
  });
});

test('what a second file does not say, or says in a way that is not understood, changes nothing', async () => {
  await using shop = await openOffice();
  const { story, office, read, run } = shop;
  await run((await read(TABLE)).id);
  const [margherita] = await story.api('getBaseProducts');
  const allergens = async () => (await office('getEntry', { params: { id: margherita?.id ?? 0 } })).allergens;
  expect(await allergens()).toEqual(['gluten', 'milk']);

  // Numbers are those of the law: gluten and milk.
  const numbered = await read(TABLE.replace('gluten, lapte', '1, 7'));
  expect(numbered.lines[0]).toMatchObject({ state: 'same', remarks: [] });
  expect(numbered.notes.join(' ')).toContain('7 lapte');

  for (const cell of ['', '-', 'A, C, G', '1, 99', 'gluten și altele']) {
    const report = await read(TABLE.replace('gluten, lapte', cell).replace('Roșii & mozzarella', ''));
    expect(report.lines[0], cell).toMatchObject({ state: 'same', changes: [] });
    if (cell !== '') expect(report.lines[0]?.remarks.join(' '), cell).toContain(`„${cell}”`);
  }
  // Without columns for category, size, description and allergens.
  const bare = await read('Produs;Preț\nMargherita;99\nBere la doză;14');
  expect(bare.lines.map(({ name, category, state, changes }) => [name, category, state, changes])).toEqual([
    ['Margherita', 'Pizza', 'same', []],
    ['Bere la doză', 'Băuturi', 'changed', ['Porție: 12,00\u00a0lei → 14,00\u00a0lei']],
  ]);
  expect(bare.lines[0]?.remarks).toEqual([
    'Fișierul nu spune a cărei mărimi e prețul: mărimile și prețurile au rămas cum erau.',
  ]);
  await run(bare.id);
  expect(await allergens()).toEqual(['gluten', 'milk']);

  const none = await read(TABLE.replace('gluten, lapte', 'fără'));
  expect(none.lines[0]?.changes).toEqual(['Alergeni: cereale care conțin gluten, lapte → niciunul']);
});

test('a name written with other blanks and invisible marks is the same dish', async () => {
  await using shop = await openOffice();
  await shop.run((await shop.read(TABLE)).id);
  const again = await shop.read(TABLE.replace('Bere la doză', 'Bere\u00a0la do\u00adză\u200b'));
  expect(again.lines.map(({ name, state }) => [name, state])).toContainEqual(['Bere la doză', 'same']);
});

test('a dish comes without a description, and another of its fields can be changed before it has one', async () => {
  await using shop = await openOffice();
  const { story, office, read, run } = shop;
  await run((await read('Categorie;Produs;Preț\nSupe;Ciorbă;18')).id);
  const [soup] = await story.api('getBaseProducts');
  expect(soup?.description).toBe('');
  await office('saveEntry', { body: { id: soup?.id, name: 'Ciorbă de burtă' } });
  expect(await refusalOf(office, 'saveEntry', { body: { id: soup?.id, description: ' ' } })).toMatchObject({
    fields: { description: expect.any(String) },
  });
});

test('columns that are not known are told, shown, matched by hand, and kept for the import', async () => {
  await using shop = await openOffice();
  const { story, office, run } = shop;
  const file = fileOf('Meniul nostru;;\nFel;Cât costă;Tip\nCiorbă;18;Supe\nPapanași;22;Desert');
  expect(await refusalOf(office, 'readMenuFile', { body: { file } })).toMatchObject({
    code: 'import_columns_missing',
    fields: { file: expect.stringContaining('Nu am găsit coloana „Preț”. Fișierul are: „Fel”, „Cât costă”, „Tip”.') },
  });
  const preview = await office('previewMenuTable', { body: { file } });
  expect(preview).toMatchObject({
    header: 1,
    places: { name: 0 },
    rows: [['Meniul nostru', '', ''], ['Fel', 'Cât costă', 'Tip'], {}, {}],
  });
  for (const wrong of [
    { header: 1, places: { name: 0 } },
    { header: 'x', places: {} },
  ]) {
    const body = { file, columns: wrong as never };
    expect(await refusalOf(office, 'readMenuFile', { body })).toMatchObject({ code: 'invalid_request' });
  }
  const columns = { header: 1, places: { name: 0, price: 1, category: 2 } };
  const report = await office('readMenuFile', { body: { file, columns } });
  expect(report.lines.map(({ category, name, sizes }) => [category, name, sizes])).toEqual([
    ['Supe', 'Ciorbă', 'Porție 18,00\u00a0lei'],
    ['Desert', 'Papanași', 'Porție 22,00\u00a0lei'],
  ]);
  await run(report.id);
  expect((await story.api('getBaseProducts')).map(({ name }) => name)).toEqual(['Ciorbă', 'Papanași']);
  expect(await refusalOf(office, 'previewMenuTable', { body: { file: fileOf('{"categories": []}') } })).toMatchObject({
    code: 'import_not_a_menu',
  });
});

const UID = 'f7a93005-cd9c-4260-8554-5ec6eed72bb2';

test('a menu is fetched by a link or a key, which is not stored; what cannot be fetched is refused in words', async () => {
  const asked: { readonly url: string; readonly key: string | undefined }[] = [];
  const fetchPublic: FetchPublic = async (_, url, headers) => {
    asked.push({ url: url.href, key: headers.Authorization });
    if (headers.Authorization === 'expired12345') return err({ code: 'status', status: 401 });
    if (headers.Authorization === 'forEver12345') return err({ code: 'unreachable', status: null });
    const menu = { categories: [{ name: 'Pizza', items: [{ id: 5, name: 'Diavola', price: 31 }] }] };
    return ok(
      new TextEncoder().encode(JSON.stringify(headers.Authorization === undefined ? { data: { menu } } : menu)),
    );
  };
  await using shop = await openOffice({ fetchPublic });
  const { office, story, run } = shop;
  const public_ = await office('fetchMenu', { body: { source: `https://www.foodbooking.com/x?ruid=${UID}` } });
  expect(public_).toMatchObject({ source: 'gloriafood', lines: [{ name: 'Diavola', state: 'new' }] });
  await run(public_.id);
  const keyed = await office('fetchMenu', { body: { source: '8yCPCvb3dDo1k' } });
  expect(keyed.lines.map(({ state }) => state)).toEqual(['same']);
  expect(await office('proveMenuImport', { params: { id: String(keyed.id) } })).toMatchObject({
    carts: 200,
    equal: 200,
  });
  expect(asked).toEqual([
    { url: `https://www.foodbooking.com/api/restaurant/${UID}/menu`, key: undefined },
    { url: 'https://pos.globalfoodsoft.com/pos/menu', key: '8yCPCvb3dDo1k' },
  ]);
  const stored = await story.db.selectFrom('menu_imports').selectAll().execute();
  expect(JSON.stringify([stored, story.logged])).not.toContain('8yCPCvb3dDo1k');
  for (const [source, code] of [
    ['https://pizzeria.ro/meniu', 'import_link_unknown'],
    ['expired12345', 'import_key_refused'],
    ['forEver12345', 'import_fetch_failed'],
  ] as const) {
    expect(await refusalOf(office, 'fetchMenu', { body: { source } })).toMatchObject({ code });
  }
});

const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000) }) as Uint8Array<ArrayBuffer>;

test.each([
  ['nothing', '', 'import_empty'],
  ['a broken JSON', '{"categories": [', 'import_not_a_menu'],
  ['a JSON of another kind', '{"hello": 1}', 'import_not_a_menu'],
  ['a deep JSON', `{"categories": ${'['.repeat(100_000)}`, 'import_not_a_menu'],
  ['a table without prices', 'Nume,Telefon\nAna,0722', 'import_columns_missing'],
  ['a letter', 'Dragă Ana\nne vedem', 'import_not_a_menu'],
  ['a quote without its end', 'Produs,Preț\n"Ciorbă,12', 'import_not_a_menu'],
  ['a table too long', `Produs,Preț\n${'Ciorbă,12\n'.repeat(10_001)}`, 'import_too_large'],
  [
    'an archive that is no workbook',
    zipSync({ 'a.txt': strToU8('a') }) as Uint8Array<ArrayBuffer>,
    'import_not_a_menu',
  ],
  ['a small archive that unpacks to 60 MB', bomb, 'import_too_large'],
])('%s is refused in words, and nothing changes', async (_, content, code) => {
  await using shop = await openOffice();
  expect(await refusalOf(shop.office, 'readMenuFile', { body: { file: fileOf(content) } })).toMatchObject({ code });
  expect(await shop.office('getMenuImports')).toEqual({ imports: [] });
});

test('hostile texts are refused line by line or cleaned, and only administrators import', async () => {
  await using shop = await openOffice();
  const { story, read, run } = shop;
  const hostile = {
    categories: [
      {
        name: 'Pizza',
        __proto__: null,
        items: [
          { id: 1, name: '=HYPERLINK("x")', description: '<img src=x onerror=alert(1)>Bună', price: 20 },
          { id: 2, name: 'Rea \ud800', description: 'x', price: 20 },
          { id: 3, name: 'Minus', description: 'x', price: -5 },
          { id: 4, name: 'Infinit', description: 'x', price: 1e300 },
          { id: '__proto__', name: 'Proto', description: 'x', price: 20 },
          { id: 1, name: 'Dublă', description: 'x', price: 20 },
          { id: 5, name: 'Ruptă', description: 'Bu\u0000nă \ud800', price: 20 },
          { id: 6, name: 'Lungă', description: 'x'.repeat(20_001), price: 20 },
        ],
      },
    ],
  };
  const report = await read(JSON.stringify(hostile), 'a.json');
  const states = ['new', 'cannot', 'cannot', 'cannot', 'new', 'cannot', 'new', 'new'];
  expect(report.lines.map(({ state }) => state)).toEqual(states);
  expect(report.lines[7]?.remarks).toEqual([expect.stringContaining('e mai lungă decât poate fi o descriere')]);
  await run(report.id);
  const [first] = await story.api('getBaseProducts');
  expect(first?.description).not.toContain('onerror');
  const descriptions = (await story.api('getBaseProducts')).map(({ name, description }) => [name, description]);
  expect(descriptions).toContainEqual(['Ruptă', 'Bună \ufffd']);
  expect(descriptions).toContainEqual(['Lungă', '']);
  const manager = story.apiOf(await aManager(story.db));
  expect(await refusalOf(manager, 'getMenuImports')).toMatchObject({ status: 403 });
});
