import { expect, test } from 'vitest';
import { readPrice, readTable } from './read-table.ts';

/** Rows as their cells between `;`. */
const table = (...rows: readonly string[]) => rows.map((row) => row.split(';'));

/** Category, product, sizes with prices in bani. */
function told(rows: readonly (readonly string[])[]) {
  const read = readTable(rows);
  if (!read.ok) return read.error;
  return read.value.categories.flatMap(({ name, items }) =>
    items.map((item) => [name, item.name, item.sizes.map(({ label, price }) => `${label} ${price}`).join(', ')]),
  );
}

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.50', 1250],
  ['4.9900', 499],
  ['$25.00', 2500],
  ['32,50 lei', 3250],
  ['1.234,50 LEI', 123450],
  ['1,234.50', 123450],
  ['1.234', 123400],
  ['0', 0],
  ['la cerere', null],
  ['', null],
  ['-5', null],
  ['12-15', null],
])('the price %s is %s bani', (written, price) => {
  expect(readPrice(written)).toBe(price);
});

test('TastyIgniter: the first of several categories, the rest is told; a row without a name is no size of the dish above', () => {
  const rows = table(
    'ID;Name;Price;Description;Minimum Quantity;Category;Status',
    '1;Puff-Puff;4.9900;Rolled in sugar;3;;1',
    '11;YAM PORRIDGE;9.9900;in tomatoes sauce;1;Appetizer|Salads|Seafoods;1',
    '12;Boiled Plantain;9.9900;w/spinach soup;1;Specials|;0',
    '13;;34.6043;;1;;1',
  );
  expect(told(rows)).toEqual([
    ['Meniu', 'Puff-Puff', 'Porție 499'],
    ['Meniu', '', 'Porție 3460'],
    ['Appetizer', 'YAM PORRIDGE', 'Porție 999'],
    ['Specials', 'Boiled Plantain', 'Porție 999'],
  ]);
  const read = readTable(rows);
  if (!read.ok) throw new Error('It was read above');
  expect(read.value.source).toBe('tastyigniter');
  const items = read.value.categories.flatMap((category) => category.items);
  expect(items.map(({ isOn, remarks }) => [isOn, remarks])).toEqual([
    [true, ['Se comandă de la 3 bucăți: de completat la mărime.']],
    [true, []],
    [true, ['E și în Salads, Seafoods: la noi stă numai în prima.']],
    [false, []],
  ]);
});

test('Square: variations are sizes, a path ends with the category, archived is off, modifiers are told', () => {
  const rows = table(
    'Token;Item Name;Variation Name;SKU;Description;Categories;Price;Archived;Modifier Set - MILK;Tax - VAT (9%)',
    'A1;Latte;Regular;;Rich coffee;DRINKS > ESPRESSO;$8.88;N;Y;Y',
    'A2;Latte;Large;;;DRINKS > ESPRESSO;$10.00;N;Y;Y',
    'A3;;Extra large;;;;12.00;N;N;Y',
    'B1;Ceai;;;;DRINKS;5.00;Y;N;Y',
  );
  expect(told(rows)).toEqual([
    ['ESPRESSO', 'Latte', 'Porție 888, Large 1000, Extra large 1200'],
    ['DRINKS', 'Ceai', 'Porție 500'],
  ]);
  const read = readTable(rows);
  if (!read.ok) throw new Error('It was read above');
  expect(read.value.source).toBe('square');
  const items = read.value.categories.flatMap((category) => category.items);
  expect(items.map(({ isOn, remarks }) => [isOn, remarks.length])).toEqual([
    [true, 1],
    [false, 0],
  ]);
});

test('any table: Romanian headings with cedillas and capitals, empty rows, extra columns', () => {
  expect(told(table('CATEGORIE;Denumire;Preţ;Observații', 'Supe;Ciorbă;18;a', ';;;', ';Borş;16;'))).toEqual([
    ['Supe', 'Ciorbă', 'Porție 1800'],
    ['Meniu', 'Borș', 'Porție 1600'],
  ]);
  expect(told(table('Nume;Telefon', 'Ana;0722'))).toBe('import_not_a_menu');
  expect(told([])).toBe('import_not_a_menu');
});
