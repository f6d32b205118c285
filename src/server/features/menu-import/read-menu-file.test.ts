import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { composeModelWorkbook, modelTable } from '#domain/menu/model-table.ts';
import { orKept, type Reading } from '#domain/menu/reading.ts';
import { instant } from '#domain/time/instant.ts';
import { aWorkbook, type WorkbookCell } from '#test/support/workbook.ts';
import { readMenuFile, readTableSheets } from './read-menu-file.ts';

const NOW = instant(Date.parse('2026-11-20T12:00:00+02:00'));

/** Category, product and sizes with prices in bani; or the refusal. */
async function told(bytes: Uint8Array): Promise<unknown> {
  const read = await readMenuFile(bytes, NOW);
  if (!read.ok) return read.error.code;
  return read.value.categories.flatMap(({ name, items }) =>
    items.map(
      (item) =>
        `${say(name)}/${say(item.name)}: ${item.sizes.map(({ label, price }) => `${orKept(label, 'Porție')} ${say(price)}`).join(', ')}`,
    ),
  );
}

function say<Value>(reading: Reading<Value>): string {
  return reading.state === 'understood' ? String(reading.value) : reading.state;
}

const TABLE = 'Categorie;Produs;Preț\nSupe;Ciorbă țărănească;18,50';
const READ = ['Supe/Ciorbă țărănească: Porție 1850'];

/** Letters of Central Europe as Windows wrote them; ș and ț have a cedilla there. */
function windows1250(text: string): Uint8Array {
  const letters: Readonly<Record<string, number>> = { ă: 0xe3, Ă: 0xc3, ţ: 0xfe, ş: 0xba, â: 0xe2, î: 0xee };
  return Uint8Array.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)));
}

const utf16be = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());

test.each([
  ['UTF-8', strToU8(TABLE)],
  ['UTF-8 with a mark of bytes', strToU8(`\ufeff${TABLE}`)],
  ['Windows-1250', windows1250(TABLE.replaceAll('ț', 'ţ'))],
  [
    'UTF-16, as "Unicode text" of Excel',
    new Uint8Array(Buffer.from(`\ufeff${TABLE.replaceAll(';', '\t')}`, 'utf16le')),
  ],
  ['UTF-16, the other way round', utf16be(`\ufeff${TABLE}`)],
  ['UTF-16 without a mark', new Uint8Array(Buffer.from(TABLE, 'utf16le'))],
  ['UTF-16 the other way round without a mark', utf16be(TABLE)],
  ['a title row of one cell above', strToU8(`Meniul, de iarnă\n\n${TABLE}`)],
  ['lines of Windows', strToU8(TABLE.replaceAll('\n', '\r\n'))],
  ['commas, the price quoted', strToU8('Categorie,Produs,Preț\nSupe,Ciorbă țărănească,"18,50"')],
  ['tabs', strToU8(TABLE.replaceAll(';', '\t'))],
  ['a line that names the separator', strToU8(`sep=;\r\n${TABLE}`)],
  ['empty lines and cells beyond the header', strToU8(`${TABLE};;x\n;;\n\n   ;;`)],
])('a table in %s is read', async (_, bytes) => {
  expect(await told(bytes)).toEqual(READ);
});

const workbook = (rows: readonly (readonly WorkbookCell[])[]) => aWorkbook({ Sheet1: rows });

test('a workbook: numbers, texts, formulas by their value, a merged category only in its first row', async () => {
  const bytes = workbook([
    ['Categorie', 'Produs', 'Preț', 'Gramaj'],
    ['Supe', 'Ciorbă țărănească', 18.5, '350 g'],
    ['Supe', 'Supă cremă', '22,00 lei', 0.333],
    [null, null, null, null],
    ['Pizza', 'Margherita', { formula: 'C2*1.11', value: 20.535 }, 'Mică'],
    [null, null, 1234, 'Mare'],
    ['Pizza', 'Pâine', 0.1, null],
  ]);
  expect(await told(bytes)).toEqual([
    'Supe/Ciorbă țărănească: 350 g 1850',
    'Supe/Supă cremă: 0.333 2200',
    'Pizza/Margherita: Mică 2054, Mare 123400',
    'Pizza/Pâine: Porție 10',
  ]);
});

test('5,000 rows are read; more products than a menu can have are refused', async () => {
  const sizes = Array.from({ length: 5_000 }, (_, row) => ['Pizza', `Pizza ${row % 2_500}`, row + 1, `${row}`]);
  const bytes = workbook([['Categorie', 'Produs', 'Preț', 'Mărime'], ...sizes]);
  expect(await told(bytes)).toHaveLength(2_500);
  const many = Array.from({ length: 3_001 }, (_, row) => ['Pizza', `Pizza ${row}`, 30]);
  expect(await told(workbook([['Categorie', 'Produs', 'Preț'], ...many]))).toBe('import_too_large');
});

test.each([
  [
    'without a column of prices',
    [
      ['Categorie', 'Produs'],
      ['Supe', 'Ciorbă'],
    ],
    'import_columns_missing',
  ],
  ['with a header alone', [['Categorie', 'Produs', 'Preț']], 'import_empty'],
  ['without a row', [], 'import_not_a_menu'],
])('a workbook %s is refused', async (_, rows, refusal) => {
  expect(await told(workbook(rows))).toBe(refusal);
});

test('several sheets, a date and a logical value of Excel', async () => {
  const bytes = aWorkbook({
    'Supe & ciorbe': [
      ['Denumire', 'Preț'],
      ['Ciorbă', 19],
      [new Date('2026-12-01T00:00:00Z'), 12],
      [true, 12],
    ],
    Contact: [['Telefon', '0722']],
    Desert: [
      ['Denumire', 'Preț'],
      ['Papanași', 22],
    ],
  });
  expect(await told(bytes)).toEqual([
    'Supe & ciorbe/Ciorbă: Porție 1900',
    'Supe & ciorbe/unclear: Porție 1200',
    'Supe & ciorbe/unclear: Porție 1200',
    'Desert/Papanași: Porție 2200',
  ]);
  const sheets = await readTableSheets(bytes);
  expect(sheets.ok && sheets.value.map(({ name }) => name)).toEqual(['Supe & ciorbe', 'Contact', 'Desert']);
});

/** Single bytes of Western Europe. */
const latin1 = (text: string) => Uint8Array.from([...text], (letter) => letter.charCodeAt(0));

test.each([
  ['Western Europe', latin1('Categorie;Produs;Pret\nDesert;Crème brûlée à la carte;25'), 'Crème brûlée à la carte'],
  ['Romanian letters', windows1250('Categorie;Produs;Pret\nSupe;Ciorbă ţărănească;25'), 'Ciorbă țărănească'],
  [
    'Hungarian letters',
    Uint8Array.from([...latin1('Categorie;Produs;Pret\nSupe;F'), 0xf5, ...latin1('tt;25')]),
    'Főtt',
  ],
])('single bytes of %s are read as such, with a note', async (_, bytes, name) => {
  const read = await readMenuFile(bytes, NOW);
  expect(read).toMatchObject({
    ok: true,
    value: {
      categories: [{ items: [{ name: { value: name } }] }],
      notes: [expect.stringContaining('Fișierul nu e în Unicode')],
    },
  });
});

test('the rows of a table are read without its columns being known; JSON is no table', async () => {
  expect(await readTableSheets(strToU8('a;b\n1;2'))).toMatchObject({
    ok: true,
    value: [
      {
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ],
  });
  expect(await readTableSheets(strToU8('{"categories": []}'))).toMatchObject({ error: { code: 'import_not_a_menu' } });
  expect(await readTableSheets(strToU8('\n;\n'))).toMatchObject({ error: { code: 'import_empty' } });
});

test.each([
  ['table', strToU8(modelTable())],
  [
    'workbook',
    zipSync(Object.fromEntries(Object.entries(composeModelWorkbook()).map(([name, xml]) => [name, strToU8(xml)]))),
  ],
])('the model that owners fill in is read whole, as a %s', async (_, bytes) => {
  const read = await readMenuFile(bytes, NOW);
  if (!read.ok) throw new Error(read.error.code);
  const { categories, notes } = read.value;
  expect(await told(bytes)).toEqual([
    'Supe/Ciorbă de burtă: 350 g 2450',
    'Pizza/Margherita: Mică, 28 cm 3200, Mare, 40 cm 4100',
    'Băuturi/Limonadă: 400 ml 1400',
  ]);
  const items = categories.flatMap((category) => category.items);
  for (const item of items) {
    expect([item.description, item.allergens, item.isOn].map(({ state }) => state)).toEqual(
      Array.from({ length: 3 }, () => 'understood'),
    );
    expect(item.remarks).toEqual([]);
  }
  // Of the numbers of allergens only.
  expect(notes).toHaveLength(1);
});
