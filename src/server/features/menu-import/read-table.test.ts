import { expect, test } from 'vitest';
import { orKept, type Reading } from '#domain/menu/reading.ts';
import type { Cell, Sheet } from './cells.ts';
import type { NeutralItem, NeutralMenu } from './neutral-menu.ts';
import { readTable } from './read-table.ts';

/** Rows as their cells between `;`. */
const rowsOf = (...rows: readonly string[]): string[][] => rows.map((row) => row.split(';'));
const csv = (...rows: readonly string[]): readonly Sheet[] => [{ name: null, rows: rowsOf(...rows) }];
const sheet = (name: string, ...rows: readonly (readonly Cell[])[]): Sheet => ({ name, rows });

function menuOf(sheets: readonly Sheet[]): NeutralMenu {
  const read = readTable(sheets);
  if (!read.ok) throw new Error(`Not read: ${read.error.code}`);
  return read.value;
}

const itemsOf = ({ categories }: NeutralMenu): readonly NeutralItem[] => categories.flatMap(({ items }) => items);

function say<Value>(reading: Reading<Value>): Value | string {
  return reading.state === 'understood' ? reading.value : reading.state;
}

/** Category, product, sizes with prices in bani. */
function told(sheets: readonly Sheet[]) {
  return menuOf(sheets).categories.flatMap(({ name, items }) =>
    items.map((item) => [
      say(name),
      say(item.name),
      item.sizes.map(({ label, price }) => `${orKept(label, 'Porție')} ${say(price)}`).join(', '),
    ]),
  );
}

test('TastyIgniter: the first of several categories, the rest is told; a row without a name is no size of the dish above', () => {
  const menu = menuOf(
    csv(
      'ID;Name;Price;Description;Minimum Quantity;Category;Status',
      '1;Puff-Puff;4.9900;Rolled in sugar;3;;1',
      '11;YAM PORRIDGE;9.9900;in tomatoes sauce;1;Appetizer|Salads|Seafoods;1',
      '12;Boiled Plantain;9.9900;w/spinach soup;1;Specials|;0',
      '13;;34.6043;;1;;1',
    ),
  );
  expect(menu.source).toBe('tastyigniter');
  expect(menu.categories.map(({ name, items }) => [say(name), items.map((item) => say(item.name))])).toEqual([
    ['empty', ['Puff-Puff', 'empty']],
    ['Appetizer', ['YAM PORRIDGE']],
    ['Specials', ['Boiled Plantain']],
  ]);
  expect(itemsOf(menu).map(({ isOn, remarks }) => [say(isOn), remarks])).toEqual([
    [true, ['Se comandă de la 3 bucăți: de completat la mărime.']],
    [true, []],
    [true, ['E și în Salads, Seafoods: la noi stă numai în prima.']],
    [false, []],
  ]);
});

test('Square: variations are sizes, a path ends with the category, archived is off, modifiers are told', () => {
  const sheets = csv(
    'Token;Item Name;Variation Name;SKU;Description;Categories;Price;Archived;Modifier Set - MILK;Tax - VAT (9%)',
    'A1;Latte;Regular;;Rich coffee;DRINKS > ESPRESSO;8.88;N;Y;Y',
    'A2;Latte;Large;;;DRINKS > ESPRESSO;10.00;N;Y;Y',
    'A3;;Extra large;;;;12.00;N;N;Y',
    'B1;Ceai;;;;DRINKS;5.00;Y;N;Y',
  );
  expect(told(sheets)).toEqual([
    ['ESPRESSO', 'Latte', 'Porție 888, Large 1000, Extra large 1200'],
    ['DRINKS', 'Ceai', 'Porție 500'],
  ]);
  const menu = menuOf(sheets);
  expect(menu.source).toBe('square');
  expect(itemsOf(menu).map(({ isOn, remarks }) => [say(isOn), remarks.length])).toEqual([
    [true, 1],
    [false, 0],
  ]);
});

test('Romanian headings with cedillas and capitals, empty rows, extra columns', () => {
  const sheets = csv('CATEGORIE;Denumire;Preţ;Observații', 'Supe;Ciorbă;18;a', ';;;', ';Borş;16;');
  expect(told(sheets)).toEqual([
    ['Supe', 'Ciorbă', 'Porție 1800'],
    ['Supe', 'Borș', 'Porție 1600'],
  ]);
  expect(menuOf(sheets).notes).toEqual(['Coloane care nu se importă: „Observații”.']);
});

test.each([
  'Categorie;Denumire produs;Preț (lei);Cantitate',
  'Secțiune;Nume;PREȚ RON;Gramaj (g)',
  'Categoria;Preparat;Preț cu TVA;Mărime',
  'Categorie produs;Produs;Preț vânzare (lei, TVA inclus);Porție',
  'Category;Product;Price;Size',
  ' Categorie ;Denumirea produsului;Preț unitar [RON];Varianta',
])('the headings %s are known', (header) => {
  expect(told(csv(header, 'Supe;Ciorbă;18;350 g'))).toEqual([['Supe', 'Ciorbă', '350 g 1800']]);
});

test('titles above the headings are passed over, and headings repeated further down', () => {
  const rows = ['Restaurant La Mama;;', 'Meniu de iarnă;;', ';;', 'Categorie;Produs;Preț', 'Supe;Ciorbă;18'];
  const again = ['Categorie;Produs;Preț', 'Desert;Papanași;22'];
  expect(told(csv(...rows, ...again))).toEqual([
    ['Supe', 'Ciorbă', 'Porție 1800'],
    ['Desert', 'Papanași', 'Porție 2200'],
  ]);
});

test.each([
  ['Nume;Telefon', ['Nume', 'Telefon'], ['price']],
  ['Categorie;Preț (EUR)', ['Categorie', 'Preț (EUR)'], ['name', 'price']],
  ['Produs;Preț fără TVA', ['Produs', 'Preț fără TVA'], ['price']],
])('the headings %s are refused with what is missing', (header, found, missing) => {
  const read = readTable(csv(header, 'Ana;0722'));
  expect(read).toEqual({ ok: false, error: { code: 'import_columns_missing', found, missing } });
});

test('a table of one column and an empty one are no menu', () => {
  for (const rows of [[], [''], ['Dragă Ana', 'ne vedem mâine']]) {
    expect(readTable(csv(...rows))).toEqual({ ok: false, error: { code: 'import_not_a_menu' } });
  }
});

test.each([
  ['written once', ['Supe;Ciorbă;19', ';Borș;18', 'Desert;Papanași;22', ';Clătite;20']],
  ['as a row of its own', ['Supe;;', ';Ciorbă;19', ';Borș;18', 'Desert;;', ';Papanași;22', ';Clătite;20']],
])('a category %s holds for the rows below it', (_, rows) => {
  expect(told(csv('Categorie;Denumire;Preț', ...rows)).map(([category, name]) => `${category}/${name}`)).toEqual([
    'Supe/Ciorbă',
    'Supe/Borș',
    'Desert/Papanași',
    'Desert/Clătite',
  ]);
});

test('without a column of categories a row of one text opens one, and that is told', () => {
  const sheets = csv('Denumire;Preț', 'SUPE;', 'Ciorbă;19', 'DESERT;', 'Papanași;22');
  expect(told(sheets).map(([category, name]) => `${category}/${name}`)).toEqual(['SUPE/Ciorbă', 'DESERT/Papanași']);
  expect(menuOf(sheets).notes).toEqual(['Rânduri cu un singur text, citite ca nume de categorii: „SUPE”, „DESERT”.']);
});

test('a row without a name and of another category is no size of the dish above', () => {
  expect(told(csv('Categorie;Produs;Preț', 'Supe;Ciorbă;19', 'Desert;;22'))).toEqual([
    ['Supe', 'Ciorbă', 'Porție 1900'],
    ['Desert', 'empty', 'Porție 2200'],
  ]);
});

test('every sheet is read, its name is the category where there is no column; the others are named', () => {
  const sheets = [
    sheet('Supe', ['Denumire', 'Preț'], ['Ciorbă', 19]),
    sheet('Foaie2', ['Denumire', 'Preț'], ['Apă', 7]),
    sheet('Contact', ['Telefon', 'Adresă'], ['0722', 'Blaj']),
    sheet('Gol', [null, null]),
    sheet('Pizza', ['Titlu', null], ['Denumire', 'Preț'], ['Margherita', 32]),
  ];
  expect(told(sheets)).toEqual([
    ['Supe', 'Ciorbă', 'Porție 1900'],
    ['absent', 'Apă', 'Porție 700'],
    ['Pizza', 'Margherita', 'Porție 3200'],
  ]);
  expect(menuOf(sheets).notes).toEqual([
    'Foaia „Contact” nu are coloane pentru produs și preț: nu a fost citită.',
    'Foaia „Supe” nu are o coloană de categorii: numele ei e categoria.',
    'Unele rânduri nu au categorie: produsele noi din ele vin în „Meniu”, celelalte rămân unde sunt.',
    'Foaia „Pizza” nu are o coloană de categorii: numele ei e categoria.',
  ]);
});

test('what Excel made a date, a logical value or an error is no text', () => {
  const day = new Date('2026-12-01T00:00:00Z');
  const [item, second] = itemsOf(
    menuOf([
      sheet(
        'Meniu',
        ['Produs', 'Preț', 'Mărime', 'Alergeni', 'Descriere', 'Activ'],
        [day, 12, day, day, true, true],
        ['Ceai', '#REF!', '#N/A', '', day, false],
      ),
    ]),
  );
  for (const reading of [item?.name, item?.sizes[0]?.label, item?.allergens, item?.description]) {
    expect(reading).toMatchObject({ state: 'unclear' });
  }
  expect(item?.name).toMatchObject({ written: '01.12.2026', reason: expect.stringContaining('dată') });
  expect(item?.isOn).toEqual({ state: 'understood', value: true });
  expect(second?.sizes[0]).toMatchObject({ price: { state: 'unclear' }, label: { state: 'unclear' } });
  expect(second?.isOn).toEqual({ state: 'understood', value: false });
});

test('white space and invisible marks are no part of a name', () => {
  const [item] = itemsOf(menuOf(csv('Categorie;Produs;Preț', 'Supe\u00a0calde;Ciorbă\nde\u00a0 bur\u00adtă\u200b;18')));
  expect(item?.name).toEqual({ state: 'understood', value: 'Ciorbă de burtă' });
  expect(item?.sourceId).toBe('supe calde/ciorba de burta');
});

test('columns matched by hand, with and without headings, and the sheets that have the same ones', () => {
  const places = { name: 1, price: 2, category: 0 };
  const [first] = csv('a;b;c', 'Supe;Ciorbă;19');
  const same = sheet('Doi', ['a', 'b', 'c'], ['Desert', 'Papanași', 22]);
  const other = sheet('Trei', ['x', 'y', 'z'], ['Pizza', 'Diavola', 39]);
  const read = readTable([first as Sheet, same, other], { header: 0, places });
  expect(read).toMatchObject({
    ok: true,
    value: {
      categories: [{ name: { value: 'Supe' } }, { name: { value: 'Desert' } }],
      notes: ['Foaia „Trei” nu are coloane pentru produs și preț: nu a fost citită.'],
    },
  });
  const bare = readTable(csv('Supe;Ciorbă;19'), { header: -1, places });
  expect(bare).toMatchObject({ ok: true, value: { categories: [{ items: [{ name: { value: 'Ciorbă' } }] }] } });
});

test('the switch: status and archive, and a word that is neither yes nor no', () => {
  const items = itemsOf(
    menuOf(
      csv('Produs;Preț;Activ;Arhivat', 'a;1;da;nu', 'b;1;nu;', 'c;1;;da', 'd;1;poate;', 'e;1;;nu', 'f;1;;', 'g;1;;?'),
    ),
  );
  expect(items.map(({ isOn }) => say(isOn))).toEqual([true, false, false, 'unclear', true, 'empty', 'unclear']);
});

test('allergens of several rows of a dish come together, and one that is not understood leaves all of them', () => {
  const allergensOf = (...cells: readonly string[]) => {
    const rows = cells.map((cell, place) => `${place === 0 ? 'Pizza' : ''};1;s${place};${cell}`);
    return say(itemsOf(menuOf(csv('Produs;Preț;Mărime;Alergeni', ...rows)))[0]?.allergens ?? { state: 'absent' });
  };
  expect(allergensOf('gluten, lapte', '7')).toEqual(['gluten', 'milk']);
  expect(allergensOf('gluten', 'kriptonit')).toBe('unclear');
  expect(allergensOf('', '')).toBe('empty');
  expect(menuOf(csv('Produs;Preț;Alergeni', 'a;1;1, 7')).notes).toEqual([
    'Unele rânduri nu au categorie: produsele noi din ele vin în „Meniu”, celelalte rămân unde sunt.',
    expect.stringContaining('1 cereale care conțin gluten, 2 crustacee, 3 ouă, 4 pește, 5 arahide, 6 soia, 7 lapte'),
  ]);
});
