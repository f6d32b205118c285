/** What a file lacks, leaves empty or says in a way that is not understood changes nothing of the menu. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEW_PRODUCT } from '#domain/menu/editing/new-product.ts';
import { ABSENT, EMPTY, type Reading, unclear, understood } from '#domain/menu/reading.ts';
import { bani } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import type { StoredProduct } from '#server/features/products/index.ts';
import { aWorkbook } from '#test/support/workbook.ts';
import type { CurrentMenu } from './current-menu.ts';
import { type NeutralItem, type NeutralMenu, PLAIN_OPTION } from './neutral-menu.ts';
import { planImport } from './plan-import.ts';
import { readMenuFile } from './read-menu-file.ts';

const NOW = instant(Date.parse('2026-11-20T12:00:00+02:00'));

/** On the menu, with nothing as a new product would have it. */
const STORED: StoredProduct = {
  id: 7,
  ...NEW_PRODUCT,
  slug: 'ciorba',
  name: 'Ciorbă',
  description: '<p>De burtă</p>',
  categoryId: 3,
  categoryName: 'Supe',
  isInSpecialCategory: false,
  archivedAt: null,
  isOn: false,
  isOrderableToday: true,
  isOrderableAhead: false,
  allowsMessage: false,
  isVeggie: true,
  isFasting: true,
  isFromFrozen: true,
  hasNoAllergens: false,
  isAgeRestricted: true,
  ingredients: 'burtă',
  additives: 'E300',
  allergens: ['milk', 'celery'],
  mayContain: ['fish'],
  nutrition: null,
  nutritionNote: 'multă',
  vatTakeawayBasisPoints: 2100,
  vatOnPremisesBasisPoints: 2100,
  similarIds: [8],
  addOnIds: [9],
  stationId: 2,
  stationName: 'Cald',
  pictures: [{ id: 1, hash: 'a'.repeat(32), alt: '', width: 800, height: 600, placeholder: '' }],
  extras: [{ name: 'Smântână', price: bani(300), allergens: ['milk'] }],
  availabilityWindows: [{ weekdays: [1, 2], fromMinute: 600, untilMinute: 900 }],
  sizes: [
    {
      id: 11,
      label: '350 g',
      price: bani(1900),
      isOn: false,
      stockUnlimited: false,
      stock: 4,
      minimumQuantity: 2,
      boxNeeded: true,
      boxPrice: bani(100),
      deposit: bani(50),
      grams: 350,
    },
  ],
};

const GROUP = {
  id: 5,
  name: 'Ardei',
  minimum: 0,
  maximum: null,
  included: 0,
  pricing: 'sum',
  options: [],
} as const;
const CURRENT: CurrentMenu = {
  categories: [{ id: 3, name: 'Supe', isSpecial: false }],
  products: [STORED],
  book: {
    groups: new Map([[5, GROUP]]),
    ofProducts: new Map([[7, [{ groupId: 5, sizeLabel: '' }]]]),
    ofCategories: new Map([[3, [{ groupId: 5, sizeLabel: '' }]]]),
  },
  known: new Map([['1', 7]]),
};

const notUnderstood = fc.constantFrom<Reading<never>>(ABSENT, EMPTY, unclear('???', 'nu se înțelege'));
const item = fc.record({
  name: notUnderstood,
  description: notUnderstood,
  isOn: notUnderstood,
  allergens: notUnderstood,
  windows: notUnderstood,
  pictures: notUnderstood,
  uses: notUnderstood,
  facts: notUnderstood,
  similar: notUnderstood,
  addOns: notUnderstood,
  sizes: fc
    .record({ label: notUnderstood, price: notUnderstood, facts: notUnderstood })
    .map((size) => [{ ...size, groups: [] }]),
});

/** The line of the one dish, whose number is that of the stored product. */
function planOf(one: Omit<NeutralItem, 'sourceId' | 'groups' | 'remarks'>, category: Reading<string>) {
  const menu: NeutralMenu = {
    source: 'gloriafood',
    notes: [],
    categories: [
      {
        name: category,
        groups: [],
        uses: ABSENT,
        facts: ABSENT,
        items: [{ ...one, sourceId: '1', groups: [], remarks: [] }],
      },
    ],
  };
  const { lines, categories } = planImport(menu, CURRENT);
  return { line: lines[0], categories };
}

test('no combination of absent, empty and unclear facts changes a product, and each unclear one is told', () => {
  fc.assert(
    fc.property(item, notUnderstood, (one, category) => {
      const { line, categories } = planOf(one, category);
      expect(line?.changes).toEqual([]);
      expect(['same', 'cannot']).toContain(line?.state);
      expect([line?.uses, line?.similar, line?.addOns, line?.pictures]).toEqual([null, null, null, []]);
      expect(categories).toEqual([{ name: 'Supe', id: 3, isSpecial: false, uses: null, facts: null }]);
      const { sizes: [size] = [], ...rest } = one;
      const unclearOnes = [category, size?.label, size?.price, ...Object.values(rest)].filter(
        (reading) => reading?.state === 'unclear',
      );
      const told = [...(line?.reasons ?? []), ...(line?.remarks ?? [])].filter((text) => text.includes('„???”'));
      // Facts of a size that were not understood are no text of a file: only archives have them, whole or not at all.
      expect(told).toHaveLength(unclearOnes.length);
    }),
    { numRuns: 500 },
  );
});

test('what is understood changes what it says, and nothing else', () => {
  const nothing = {
    name: ABSENT,
    description: ABSENT,
    isOn: ABSENT,
    allergens: ABSENT,
    windows: ABSENT,
    pictures: ABSENT,
    uses: ABSENT,
    facts: ABSENT,
    similar: ABSENT,
    addOns: ABSENT,
    sizes: [{ label: ABSENT, price: ABSENT, facts: ABSENT, groups: [] }],
  };
  const changesOf = (more: Partial<NeutralItem>, category: Reading<string> = ABSENT) =>
    planOf({ ...nothing, ...more }, category).line?.changes;
  expect(changesOf({ name: understood('Ciorbă de burtă') })).toEqual(['Nume: „Ciorbă” → „Ciorbă de burtă”']);
  expect(changesOf({ description: understood('') })).toEqual(['Descriere nouă']);
  expect(changesOf({ allergens: understood([]) })).toEqual(['Alergeni: lapte, țelină → niciunul']);
  expect(changesOf({ windows: understood([]) })).toEqual(['Când se poate comanda']);
  expect(changesOf({ uses: understood([]) })).toEqual(['Grupuri de opțiuni: „Ardei” → niciunul']);
  expect(changesOf({ isOn: understood(true) })).toEqual([]);
  expect(changesOf({}, understood('Ciorbe'))).toEqual(['Categorie: Supe → Ciorbe']);
  const size = { label: ABSENT, price: understood(bani(2000)), facts: ABSENT, groups: [] };
  expect(changesOf({ sizes: [size] })).toEqual(['350 g: 19,00\u00a0lei → 20,00\u00a0lei']);
  const group = { ...GROUP, options: [{ ...PLAIN_OPTION, name: 'Iute', price: bani(0), most: 1, isDefault: false }] };
  expect(changesOf({ uses: understood([{ group, sizeLabel: '' }]) })).toEqual([
    'Grupuri de opțiuni: „Ardei” cu alt conținut',
  ]);
});

/** The stored dish in a file of each source; a fact is left out (`undefined`), empty, or written in some way. */
type Written = Readonly<Record<string, string | undefined>>;
const table =
  (titles: Readonly<Record<string, string>>) =>
  (written: Written): Uint8Array => {
    const cells: Written = { name: 'Ciorbă', price: '19', category: 'Supe', ...written };
    const columns = Object.keys(titles).filter((column) => cells[column] !== undefined);
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const rows = [columns.map((column) => titles[column] ?? ''), columns.map((column) => cells[column] ?? '')];
    return new TextEncoder().encode(rows.map((row) => row.map(quoted).join(';')).join('\n'));
  };
const TITLES = { category: 'Categorie', name: 'Produs', price: 'Preț', description: 'Descriere', size: 'Mărime' };
const SOURCES = {
  table: table({ ...TITLES, allergens: 'Alergeni', status: 'Activ' }),
  workbook: (written: Written) =>
    aWorkbook({
      Supe: [
        ['Produs', ...Object.keys(written).map((column) => ({ ...TITLES, allergens: 'Alergeni' })[column] ?? 'Preț')],
        ['Ciorbă', ...Object.values(written).map((cell) => (cell === 'date' ? new Date(NOW) : (cell ?? null)))],
      ],
    }),
  square: table({
    token: 'Token',
    category: 'Categories',
    name: 'Item Name',
    price: 'Price',
    description: 'Description',
    size: 'Variation Name',
    archived: 'Archived',
  }),
  tastyigniter: table({
    id: 'ID',
    name: 'Name',
    price: 'Price',
    description: 'Description',
    least: 'Minimum Quantity',
    category: 'Category',
    status: 'Status',
  }),
};

async function changesOfFile(bytes: Uint8Array) {
  const read = await readMenuFile(bytes, NOW);
  if (!read.ok) throw new Error(`Not read: ${read.error.code}`);
  const { lines } = planImport(read.value, { ...CURRENT, known: new Map() });
  return lines.map(({ name, state, changes, remarks, reasons }) => ({
    name,
    state,
    changes,
    told: [...remarks, ...reasons].length > 0,
  }));
}

const SAME = { name: 'Ciorbă', state: 'same', changes: [] };
const always = { square: { token: 'T', archived: '' }, tastyigniter: { id: '1', least: '' }, table: {} } as const;

test.each(Object.keys(always) as (keyof typeof always)[])(
  'a file of %s: left out, empty, not understood',
  async (source) => {
    const fixed = always[source];
    const titles = {
      table: ['description', 'size', 'allergens', 'status'],
      square: ['description', 'size'],
      tastyigniter: ['description', 'status'],
    };
    const columns = titles[source];
    expect(await changesOfFile(SOURCES[source](fixed))).toEqual([{ ...SAME, told: false }]);
    for (const column of columns) {
      expect(await changesOfFile(SOURCES[source]({ ...fixed, [column]: ' ' })), column).toEqual([
        { ...SAME, told: false },
      ]);
      // A formula that failed is understood in no column.
      const [line] = await changesOfFile(SOURCES[source]({ ...fixed, [column]: '#REF!' }));
      expect(line, column).toMatchObject({ name: 'Ciorbă', changes: [], told: true });
    }
    for (const [column, cell] of [
      ['price', 'la cerere'],
      ['price', ''],
      ['category', ''],
    ] as const) {
      const [line] = await changesOfFile(SOURCES[source]({ ...fixed, [column]: cell }));
      expect(line, `${column} ${cell}`).toMatchObject({ ...SAME, told: column === 'price' });
    }
  },
);

test('cells that Excel made dates: of names a reason, of anything else a remark', async () => {
  for (const column of ['description', 'size', 'allergens', 'price']) {
    const price = column === 'price' ? {} : { price: '19' };
    const [line] = await changesOfFile(SOURCES.workbook({ ...price, [column]: 'date' }));
    expect(line, column).toMatchObject({ name: 'Ciorbă', changes: [], told: true });
  }
});

test('any text in the column of allergens takes none away without a word for it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 30 }), async (cell) => {
      const [line] = await changesOfFile(SOURCES.table({ allergens: `x ${cell}` }));
      expect(line?.changes).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

const glories: readonly (readonly [string, object])[] = [
  ['nothing but a name', {}],
  ['empty lists', { sizes: [], groups: [], extras: { menu_item_allergens_values: [] } }],
  ['no allergen that is known', { extras: { menu_item_allergens_values: [{ name: 'Milk' }, { name: 'Kiwi' }] } }],
  ['allergens of another form', { extras: 'milk' }],
  ['hours that are none', { active_begin: 'noon' }],
  ['no days', { active_days: 0.5 }],
  ['a picture that is no address', { picture: 'http://[', picture_hi_res: 5 }],
  ['no text', { description: null, name: null }],
  ['an empty text', { description: ' ' }],
  ['a price beyond reason', { price: 1e300 }],
];

test.each(glories)('a file of GloriaFood with %s', async (_, written) => {
  const dish = { id: 1, name: 'Ciorbă', ...written };
  const bytes = new TextEncoder().encode(JSON.stringify({ categories: [{ name: 'Supe', items: [dish] }] }));
  const read = await readMenuFile(bytes, NOW);
  if (!read.ok) throw new Error(`Not read: ${read.error.code}`);
  const plan = planImport(read.value, CURRENT);
  expect(plan.lines[0]).toMatchObject({ name: 'Ciorbă', state: 'same', changes: [], uses: null });
  expect(plan.categories[0]?.uses).toBeNull();
});
