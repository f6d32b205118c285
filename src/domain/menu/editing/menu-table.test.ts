import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALLERGENS } from '#domain/menu/menu.ts';
import { bani } from '#domain/money/bani.ts';
import { aWindow } from '#test/support/a-menu.ts';
import {
  cellsOf,
  isSizeColumn,
  keyOfCell,
  problemOfCell,
  readPastedCells,
  readTable,
  showCell,
  TABLE_COLUMNS,
  type TableCell,
  type TableColumn,
  type TableProduct,
} from './menu-table.ts';

const LISTS = {
  categories: [
    { id: 1, name: 'Ciorbe' },
    { id: 2, name: 'Băuturi' },
  ],
  stations: [{ id: 7, name: 'Grătar' }],
  rates: [
    { id: 1, name: 'Standard', basisPoints: 2100 },
    { id: 2, name: 'Redusă', basisPoints: 1100 },
    { id: 3, name: 'Zero', basisPoints: 0 },
    { id: 4, name: 'Cărți', basisPoints: 1150 },
  ],
};

const SOUP: TableProduct = {
  id: 10,
  name: 'Ciorbă de burtă',
  categoryId: 1,
  vatTakeawayRateId: 2,
  vatOnPremisesRateId: 4,
  isAgeRestricted: false,
  allergens: ['milk', 'celery'],
  hasNoAllergens: false,
  stationId: null,
  isOn: true,
  availabilityWindows: [],
  sizes: [
    { id: 100, label: '350 g', price: bani(2450), deposit: bani(0) },
    { id: 101, label: '500 g', price: bani(3000), deposit: bani(0) },
  ],
};

function cell(column: TableColumn, product = SOUP): TableCell {
  const found = cellsOf(product).find((one) => one.column === column);
  if (found === undefined) throw new Error(column);
  return found;
}

function change(column: TableColumn, text: string, product = SOUP) {
  return readTable([product], new Map([[keyOfCell(cell(column, product)), text]]), LISTS);
}

test('a product has its own cells once, and those of each size', () => {
  expect(cellsOf(SOUP).map(keyOfCell)).toEqual([
    'name.10',
    'category.10',
    'size.100',
    'size.101',
    'price.100',
    'price.101',
    'deposit.100',
    'deposit.101',
    'vatTakeaway.10',
    'vatOnPremises.10',
    'age.10',
    'allergens.10',
    'station.10',
    'windows.10',
    'on.10',
  ]);
});

test.each([
  ['name', 'Ciorbă de burtă'],
  ['category', 'Ciorbe'],
  ['size', '350 g'],
  ['price', '24,50'],
  ['deposit', 'nu'],
  ['vatTakeaway', '11 % Redusă'],
  ['vatOnPremises', '11,5 % Cărți'],
  ['age', 'nu'],
  ['allergens', 'lapte, țelină'],
  ['station', ''],
  ['on', 'da'],
] as const)('the column %s shows „%s”', (column, text) => {
  expect(showCell(cell(column), LISTS)).toBe(text);
});

test('what no declaration says and what declares none differ', () => {
  expect(showCell(cell('allergens', { ...SOUP, allergens: [] }), LISTS)).toBe('');
  expect(showCell(cell('allergens', { ...SOUP, allergens: [], hasNoAllergens: true }), LISTS)).toBe('fără');
  expect(showCell(cell('station', { ...SOUP, stationId: 7 }), LISTS)).toBe('Grătar');
});

test.each([
  ['name', ' Ciorbă de legume ', { name: 'Ciorbă de legume', sizes: [] }],
  ['category', 'bauturi', { categoryId: 2, sizes: [] }],
  ['size', '400 g', { sizes: [{ id: 100, label: '400 g' }] }],
  ['price', '26 lei', { sizes: [{ id: 100, price: 2600 }] }],
  ['deposit', 'Da', { sizes: [{ id: 100, deposit: 50 }] }],
  ['vatTakeaway', '21 %', { vatTakeawayRateId: 1, sizes: [] }],
  ['vatTakeaway', 'standard', { vatTakeawayRateId: 1, sizes: [] }],
  ['vatOnPremises', '11 % redusa', { vatOnPremisesRateId: 2, sizes: [] }],
  ['vatOnPremises', '0', { vatOnPremisesRateId: 3, sizes: [] }],
  ['age', 'x', { isAgeRestricted: true, sizes: [] }],
  ['allergens', '1, 7', { allergens: ['gluten', 'milk'], hasNoAllergens: false, sizes: [] }],
  ['allergens', 'fără', { allergens: [], hasNoAllergens: true, sizes: [] }],
  ['allergens', '', { allergens: [], hasNoAllergens: false, sizes: [] }],
  ['station', 'gratar', { stationId: 7, sizes: [] }],
  ['windows', 'lu-vi 12-15', { availabilityWindows: [aWindow('12:00-15:00', [1, 2, 3, 4, 5])], sizes: [] }],
  ['on', 'nu', { isOn: false, sizes: [] }],
] as const)('the column %s reads „%s”', (column, text, patch) => {
  expect(change(column, text).changed).toEqual([{ id: 10, ...patch }]);
});

test('an empty station is the station of the category', () => {
  expect(change('station', '', { ...SOUP, stationId: 7 }).changed).toEqual([{ id: 10, stationId: null, sizes: [] }]);
});

test.each([
  ['name', '  ', 'name_invalid'],
  ['name', 'a'.repeat(121), 'name_invalid'],
  ['category', 'Deserturi', 'category_unknown'],
  ['size', '', 'size_invalid'],
  ['price', 'scump', 'price_invalid'],
  ['price', '200.000', 'price_invalid'],
  ['deposit', 'poate', 'not_yes_or_no'],
  ['vatTakeaway', '', 'vat_invalid'],
  ['vatTakeaway', 'mare', 'vat_invalid'],
  ['vatTakeaway', '101', 'vat_unknown'],
  ['vatOnPremises', '9,25', 'vat_unknown'],
  ['allergens', 'lapte și praf de stele', 'allergens_unclear'],
  ['station', 'Bar', 'station_unknown'],
  ['windows', 'la prânz', 'windows_unclear'],
] as const)('the column %s refuses „%s”', (column, text, problem) => {
  expect(problemOfCell(cell(column), text, LISTS)).toBe(problem);
  expect(change(column, text)).toEqual({ changed: [], before: [] });
});

test('hours for many at once are taken back to what each had', () => {
  const own = { ...SOUP, id: 11, sizes: [], availabilityWindows: [aWindow('08:00-11:00')] };
  const typed = new Map([SOUP, own].map((product) => [keyOfCell({ column: 'windows', product }), 'luni 12-15']));
  const { changed, before } = readTable([SOUP, own], typed, LISTS);
  expect(changed.map(({ availabilityWindows }) => availabilityWindows)).toEqual([
    [aWindow('12:00-15:00', [1])],
    [aWindow('12:00-15:00', [1])],
  ]);
  expect(before.map(({ availabilityWindows }) => availabilityWindows)).toEqual([[], [aWindow('08:00-11:00')]]);
});

test('a text that says what is stored changes nothing', () => {
  expect(change('price', ' 24,50 ')).toEqual({ changed: [], before: [] });
});

test('several cells of a product are one change, which can be taken back', () => {
  const typed = new Map([
    ['price.100', '25'],
    ['price.101', '31'],
    ['size.101', '550 g'],
    ['age.10', 'da'],
    ['allergens.10', 'fără'],
  ]);
  expect(readTable([SOUP], typed, LISTS)).toEqual({
    changed: [
      {
        id: 10,
        isAgeRestricted: true,
        allergens: [],
        hasNoAllergens: true,
        sizes: [
          { id: 101, label: '550 g', price: 3100 },
          { id: 100, price: 2500 },
        ],
      },
    ],
    before: [
      {
        id: 10,
        isAgeRestricted: false,
        allergens: ['milk', 'celery'],
        hasNoAllergens: false,
        sizes: [
          { id: 100, price: 2450 },
          { id: 101, label: '500 g', price: 3000 },
        ],
      },
    ],
  });
});

test('every cell reads back what it shows', () => {
  const product = fc.record({
    ...Object.fromEntries(['isAgeRestricted', 'isOn'].map((field) => [field, fc.boolean()])),
    allergens: fc.subarray([...ALLERGENS]),
    vatTakeawayRateId: fc.constantFrom(1, 2, 3, 4),
    price: fc.integer({ min: 0, max: 10_000_000 }),
  });
  fc.assert(
    fc.property(product, ({ price, ...fields }) => {
      const shown: TableProduct = {
        ...SOUP,
        ...fields,
        sizes: [{ id: 100, label: 'Mică', price: bani(price), deposit: bani(0) }],
      };
      return cellsOf(shown).every((one) => problemOfCell(one, showCell(one, LISTS), LISTS) === null);
    }),
  );
});

test('a rate that was deleted meanwhile shows as an empty cell', () => {
  expect(showCell(cell('vatTakeaway', { ...SOUP, vatTakeawayRateId: 9 }), LISTS)).toBe('');
});

test('columns are those of a product or of a size', () => {
  expect(TABLE_COLUMNS.filter(isSizeColumn)).toEqual(['size', 'price', 'deposit']);
});

test.each([
  ['a single cell', '24,50', null],
  ['a single cell with the end of its line', '24,50\r\n', null],
  ['a column', '24,50\r\n26\r\n', [['24,50'], ['26']]],
  [
    'a block',
    'Ciorbă\t24,50\nSupă\t\n',
    [
      ['Ciorbă', '24,50'],
      ['Supă', ''],
    ],
  ],
  ['a quoted cell with a line end', '"Ciorbă\nde ""casă"""\t24', [['Ciorbă de "casă"', '24']]],
  ['a line end of an old Mac', 'a\rb', [['a'], ['b']]],
])('reads %s from the clipboard', (_, text, cells) => {
  expect(readPastedCells(text)).toEqual(cells);
});
