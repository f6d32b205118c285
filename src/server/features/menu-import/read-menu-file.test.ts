import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { readMenuFile } from './read-menu-file.ts';

const NOW = instant(Date.parse('2026-11-20T12:00:00+02:00'));

/** Category, product and sizes with prices in bani; or the refusal. */
async function told(bytes: Uint8Array): Promise<unknown> {
  const read = await readMenuFile(bytes, NOW);
  if (!read.ok) return read.error;
  return read.value.categories.flatMap(({ name, items }) =>
    items.map(
      (item) => `${name}/${item.name}: ${item.sizes.map(({ label, price }) => `${label} ${price}`).join(', ')}`,
    ),
  );
}

const TABLE = 'Categorie;Produs;Preț\nSupe;Ciorbă țărănească;18,50';
const READ = ['Supe/Ciorbă țărănească: Porție 1850'];

/** Letters of Central Europe as Windows wrote them; ș and ț have a cedilla there. */
function windows1250(text: string): Uint8Array {
  const letters: Readonly<Record<string, number>> = { ă: 0xe3, Ă: 0xc3, ţ: 0xfe, ş: 0xba, â: 0xe2, î: 0xee };
  return Uint8Array.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)));
}

test.each([
  ['UTF-8', strToU8(TABLE)],
  ['UTF-8 with a mark of bytes', strToU8(`\ufeff${TABLE}`)],
  ['Windows-1250', windows1250(TABLE.replaceAll('ț', 'ţ'))],
  [
    'UTF-16, as "Unicode text" of Excel',
    new Uint8Array(Buffer.from(`\ufeff${TABLE.replaceAll(';', '\t')}`, 'utf16le')),
  ],
  ['lines of Windows', strToU8(TABLE.replaceAll('\n', '\r\n'))],
  ['commas, the price quoted', strToU8('Categorie,Produs,Preț\nSupe,Ciorbă țărănească,"18,50"')],
  ['tabs', strToU8(TABLE.replaceAll(';', '\t'))],
  ['a line that names the separator', strToU8(`sep=;\r\n${TABLE}`)],
  ['empty lines and cells beyond the header', strToU8(`${TABLE};;x\n;;\n\n   ;;`)],
])('a table in %s is read', async (_, bytes) => {
  expect(await told(bytes)).toEqual(READ);
});

type Cell = string | number | { readonly formula: string; readonly value: number };

/** The least that a workbook consists of. */
function workbook(rows: readonly (readonly (Cell | null)[])[]): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const cell = (content: Cell | null, place: string) => {
    if (content === null) return '';
    if (typeof content === 'string') return `<c r="${place}" t="inlineStr"><is><t>${content}</t></is></c>`;
    if (typeof content === 'number') return `<c r="${place}"><v>${content}</v></c>`;
    return `<c r="${place}"><f>${content.formula}</f><v>${content.value}</v></c>`;
  };
  const line = (row: readonly (Cell | null)[], index: number) =>
    `<row r="${index + 1}">${row.map((one, column) => cell(one, `${'ABCDEFG'[column]}${index + 1}`)).join('')}</row>`;
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="a" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Meniu" sheetId="1" r:id="b"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="b" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.map(line).join('')}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

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
    'import_not_a_menu',
  ],
  ['with a header alone', [['Categorie', 'Produs', 'Preț']], 'import_empty'],
  ['without a row', [], 'import_not_a_menu'],
])('a workbook %s is refused', async (_, rows, refusal) => {
  expect(await told(workbook(rows))).toBe(refusal);
});
