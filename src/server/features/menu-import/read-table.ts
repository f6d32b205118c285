/**
 * Reads menus as tables: exports of TastyIgniter and Square, or any workbook or CSV with columns for product and price.
 */
import type { TableColumns } from '#contract/menu-import/wire.ts';
import { SHORT_ALLERGEN_NAMES } from '#domain/menu/allergen-names.ts';
import { ALLERGENS } from '#domain/menu/menu.ts';
import { hasAllergenNumbers, readAllergenCell } from '#domain/menu/read-allergens.ts';
import { ABSENT, EMPTY, mapReading, orKept, type Reading, unclear, understood } from '#domain/menu/reading.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import { type Cell, isBlank, readCell, type Sheet, showCell } from './cells.ts';
import {
  ARCHIVE_ONLY,
  cleanName,
  type ImportSource,
  type NeutralCategory,
  type NeutralItem,
  type NeutralMenu,
  nameKey,
  ONLY_CATEGORY,
} from './neutral-menu.ts';
import { explainPriceDoubt, readPrice } from './read-price.ts';
import {
  type Column,
  findLayout,
  guessLayout,
  isRepeatedHeader,
  isSameLayout,
  type Layout,
  layoutFrom,
  unusedTitles,
} from './table-columns.ts';

/** No sheet has the columns; with those of the sheet that comes closest. */
export type ColumnsMissing = {
  readonly code: 'import_columns_missing';
  readonly found: readonly string[];
  readonly missing: readonly ('name' | 'price')[];
};

type Line = {
  /** As written, for prices and allergens that are parsed later. */
  readonly of: (column: Column) => Reading<string>;
  readonly category: Reading<string>;
  readonly name: Reading<string>;
  readonly hasModifiers: boolean;
  /** Its row, so that dishes without a readable name are not the same. */
  readonly row: string;
};

export function readTable(
  sheets: readonly Sheet[],
  chosen: TableColumns | null = null,
): Result<NeutralMenu, ColumnsMissing | { readonly code: 'import_not_a_menu' }> {
  const filled = sheets.filter(({ rows }) => rows.some((row) => !row.every(isBlank)));
  const [first] = filled;
  if (first === undefined) return err({ code: 'import_not_a_menu' });
  const layouts = chosen === null ? filled.map(findLayout) : chooseLayouts(filled, chosen);
  const read = filled.flatMap((sheet, place) => {
    const layout = layouts[place] ?? null;
    return layout === null ? [] : [{ sheet, layout }];
  });
  if (read.length === 0) return err(describeMissing(filled));
  const source = read.length === 1 ? sourceOf(read[0]?.layout) : 'table';
  const parts = read.map((part) => readSheet(part.sheet, part.layout, source));
  const leftOut = filled.filter((sheet) => read.every((part) => part.sheet !== sheet));
  return ok({
    source,
    categories: collect(parts.flatMap(({ lines }) => lines)),
    notes: [
      ...leftOut.map(({ name }) => `Foaia „${name ?? ''}” nu are coloane pentru produs și preț: nu a fost citită.`),
      ...read.flatMap(({ sheet, layout }) => noteUnused(sheet, layout, source)),
      ...parts.flatMap(({ notes }) => notes),
      ...noteNumbers(parts.flatMap(({ lines }) => lines)),
    ],
  });
}

/** As chosen for the first sheet, and for the others with the same headings. */
function chooseLayouts([first, ...others]: readonly Sheet[], chosen: TableColumns): readonly (Layout | null)[] {
  if (first === undefined) return [];
  const wanted = layoutFrom(first, chosen);
  const same = others.map((sheet) => {
    const layout = layoutFrom(sheet, chosen);
    return wanted.header >= 0 && isSameLayout(wanted, layout) ? layout : findLayout(sheet);
  });
  return [wanted, ...same];
}

const MOST_SHOWN_TITLES = 12;
const SHOWN_TITLE_LETTERS = 40;

function describeMissing(sheets: readonly Sheet[]): ColumnsMissing | { readonly code: 'import_not_a_menu' } {
  const guesses = sheets.flatMap((sheet) => guessLayout(sheet) ?? []);
  const [best] = guesses.toSorted((one, other) => Object.keys(other.places).length - Object.keys(one.places).length);
  const found = best?.titles.filter((title) => title !== '') ?? [];
  if (best === undefined || found.length < 2) return { code: 'import_not_a_menu' };
  const shown = found.slice(0, MOST_SHOWN_TITLES).map((title) => title.slice(0, SHOWN_TITLE_LETTERS));
  const missing = (['name', 'price'] as const).filter((column) => best.places[column] === undefined);
  return { code: 'import_columns_missing', found: shown, missing };
}

function sourceOf(layout: Layout | undefined): ImportSource {
  const titles = (layout?.titles ?? []).map((title) => fold(title));
  if (titles.includes('token')) return 'square';
  return titles.includes('minimum quantity') ? 'tastyigniter' : 'table';
}

/** Names that a spreadsheet gives by itself. */
const UNNAMED_SHEET = /^(?:sheet|foaie|foaia|tabel|worksheet|munkalap)\s*\d*$/;

type Part = { readonly lines: readonly Line[]; readonly notes: readonly string[] };

function readSheet({ name: sheetName, rows }: Sheet, layout: Layout, source: ImportSource): Part {
  const { places, titles, header } = layout;
  const modifiers = titles.flatMap((title, place) => (fold(title).startsWith('modifier set') ? [place] : []));
  const named = cleanName(sheetName);
  const ofSheet: Reading<string> = named === '' || UNNAMED_SHEET.test(fold(named)) ? ABSENT : understood(named);
  const hasCategories = places.category !== undefined;
  let category: Reading<string> = hasCategories ? EMPTY : ofSheet;
  let above: Line | null = null;
  const lines: Line[] = [];
  const sections: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (index <= header || row.every(isBlank) || isRepeatedHeader(row, layout)) continue;
    const of = (column: Column) => readColumn(row, column, places);
    const section = source === 'table' ? sectionIn(row, of, hasCategories) : null;
    if (section !== null) {
      category = section;
      above = null;
      if (!hasCategories) sections.push(orKept(section, ''));
      continue;
    }
    const written = of('category');
    // TastyIgniter repeats no cells: an empty one is no category, and a row without a name is a dish without a name.
    const isFilledDown = source !== 'tastyigniter';
    if (written.state !== 'absent' && (written.state !== 'empty' || !isFilledDown)) category = written;
    const line: Line = {
      of,
      category,
      name: of('name'),
      hasModifiers: modifiers.some((place) => isYes(showCell(row[place]))),
      row: `${named} ${index}`,
    };
    // A row without a name is another size of the dish above it.
    const isSize = isFilledDown && line.name.state === 'empty' && above !== null && isSameCategory(written, above);
    if (isSize && above !== null) {
      lines.push({ ...line, name: above.name, category: above.category, row: above.row });
    } else {
      above = line;
      lines.push(line);
    }
  }
  return { lines, notes: noteCategories({ sheetName: named, ofSheet, hasCategories, sections, lines }) };
}

/** A row that names a category and nothing else opens a section. */
function sectionIn(
  row: readonly Cell[],
  of: (column: Column) => Reading<string>,
  hasCategories: boolean,
): Reading<string> | null {
  if (row.filter((cell) => !isBlank(cell)).length !== 1) return null;
  const title = of(hasCategories ? 'category' : 'name');
  return title.state === 'understood' ? title : null;
}

function isSameCategory(written: Reading<string>, above: Line): boolean {
  if (written.state !== 'understood') return written.state !== 'unclear';
  return nameKey(written.value) === nameKey(orKept(above.category, ''));
}

function readColumn(row: readonly Cell[], column: Column, places: Layout['places']): Reading<string> {
  const place = places[column];
  if (place === undefined) return ABSENT;
  const cell = row[place];
  // Two decimals, because 13.625 (a price with VAT from a formula) would be read as thirteen thousand.
  if (typeof cell === 'number' && column === 'price') return understood(cell.toFixed(2));
  if (typeof cell === 'boolean' && (column === 'status' || column === 'archived'))
    return understood(cell ? 'da' : 'nu');
  if (typeof cell === 'string' && column === 'description') return readText(cell);
  return readCell(cell);
}

/** A description keeps its lines. */
function readText(written: string): Reading<string> {
  const clean = readCell(written);
  return clean.state === 'understood' ? understood(written.trim()) : clean;
}

function noteCategories({
  sheetName,
  ofSheet,
  hasCategories,
  sections,
  lines,
}: {
  readonly sheetName: string;
  readonly ofSheet: Reading<string>;
  readonly hasCategories: boolean;
  readonly sections: readonly string[];
  readonly lines: readonly Line[];
}): readonly string[] {
  const withoutOne = lines.some(({ category }) => category.state === 'absent' || category.state === 'empty');
  return [
    ...(sections.length > 0
      ? [`Rânduri cu un singur text, citite ca nume de categorii: ${sections.map((one) => `„${one}”`).join(', ')}.`]
      : []),
    ...(!hasCategories && ofSheet.state === 'understood' && lines.some(({ category }) => category === ofSheet)
      ? [`Foaia „${sheetName}” nu are o coloană de categorii: numele ei e categoria.`]
      : []),
    ...(withoutOne
      ? [`Unele rânduri nu au categorie: produsele noi din ele vin în „${ONLY_CATEGORY}”, celelalte rămân unde sunt.`]
      : []),
  ];
}

/** Columns that are nothing to us, so that the owner sees what stays behind; exports of known systems have many. */
function noteUnused({ name }: Sheet, layout: Layout, source: ImportSource): readonly string[] {
  const titles = source === 'table' ? unusedTitles(layout) : [];
  if (titles.length === 0) return [];
  const where = name === null ? '' : ` în foaia „${name}”`;
  return [`Coloane care nu se importă${where}: ${titles.map((title) => `„${title}”`).join(', ')}.`];
}

function noteNumbers(lines: readonly Line[]): readonly string[] {
  const isNumbered = lines.some(({ of }) => hasAllergenNumbers(orKept(of('allergens'), '')));
  if (!isNumbered) return [];
  const order = ALLERGENS.map((one, place) => `${place + 1} ${SHORT_ALLERGEN_NAMES[one]}`).join(', ');
  return [
    `Alergenii scriși cu numere au fost citiți în ordinea din lege: ${order}. Verificați că meniul îi numără la fel.`,
  ];
}

function collect(lines: readonly Line[]): readonly NeutralCategory[] {
  const categories = new Map<string, { name: Reading<string>; items: Map<string, Line[]> }>();
  for (const line of lines) {
    const name = firstCategory(line.category);
    const key = name.state === 'understood' ? nameKey(name.value) : `${name.state} ${line.category.state}`;
    const category = categories.get(key) ?? { name, items: new Map<string, Line[]>() };
    categories.set(key, category);
    const itemKey = line.name.state === 'unclear' ? line.row : nameKey(orKept(line.name, ''));
    const item = category.items.get(itemKey);
    if (item === undefined) category.items.set(itemKey, [line]);
    else item.push(line);
  }
  return [...categories.values()].map(({ name, items }) => ({
    name,
    groups: [],
    uses: ABSENT,
    facts: ABSENT,
    items: [...items].map(([key, of]) => readItem(`${fold(orKept(name, ONLY_CATEGORY))}/${key}`, of)),
  }));
}

function firstCategory(category: Reading<string>): Reading<string> {
  return mapReading(category, (written) => {
    const [name] = splitCategories(written);
    return name === undefined ? EMPTY : understood(name);
  });
}

function readItem(sourceId: string, lines: readonly Line[]): NeutralItem {
  const [first] = lines as [Line];
  const [, ...furtherCategories] = splitCategories(orKept(first.category, ''));
  const least = orKept(first.of('least'), '');
  return {
    ...ARCHIVE_ONLY,
    sourceId,
    name: first.name,
    description: firstOf(lines, 'description'),
    isOn: readSwitch(first),
    sizes: lines.map(({ of }) => ({
      label: mapReading(of('size'), (size) => (fold(size) === 'regular' ? EMPTY : understood(size))),
      price: mapReading(of('price'), readPrice),
      groups: [],
      facts: ABSENT,
    })),
    groups: [],
    uses: ABSENT,
    allergens: readAllergens(lines),
    windows: ABSENT,
    pictures: ABSENT,
    remarks: [
      ...new Set(lines.flatMap(({ of }) => explainPriceDoubt(orKept(of('price'), '')) ?? [])),
      ...(furtherCategories.length > 0 ? [`E și în ${furtherCategories.join(', ')}: la noi stă numai în prima.`] : []),
      ...(Number(least) > 1 ? [`Se comandă de la ${least} bucăți: de completat la mărime.`] : []),
      ...(lines.some(({ hasModifiers }) => hasModifiers)
        ? ['Are grupuri de opțiuni în sursă, dar fișierul nu spune ce conțin: adăugați-le de mână.']
        : []),
    ],
  };
}

/** The first cell with something in it, of a dish that has several rows. */
function firstOf(lines: readonly Line[], column: Column): Reading<string> {
  const [first, ...others] = lines.map(({ of }) => of(column));
  return others.reduce(
    (found, next) => (found.state === 'absent' || found.state === 'empty' ? next : found),
    first ?? ABSENT,
  );
}

/** Those of all rows of the dish; one row that is not understood leaves all of them as they were. */
function readAllergens(lines: readonly Line[]): NeutralItem['allergens'] {
  const read = lines.map(({ of }) => mapReading(of('allergens'), readAllergenCell));
  const notUnderstood = read.find(({ state }) => state === 'unclear');
  if (notUnderstood !== undefined) return notUnderstood;
  const written = read.filter(({ state }) => state === 'understood');
  if (written.length === 0) return read[0] ?? ABSENT;
  return understood([...new Set(written.flatMap((one) => orKept(one, [])))]);
}

const YES = new Set(['y', 'yes', 'da', '1', 'true', 'activ', 'enabled', 'adevarat', 'x']);
const NO = new Set(['n', 'no', 'nu', '0', 'false', 'inactiv', 'disabled', 'fals', 'oprit']);

function isYes(written: string): boolean {
  return YES.has(fold(written));
}

function readYesNo(written: string): Reading<boolean> {
  const text = fold(written);
  if (YES.has(text)) return understood(true);
  return NO.has(text) ? understood(false) : unclear(written, 'scrieți da sau nu');
}

/** On, unless the status says no or the archive says yes. */
function readSwitch({ of }: Line): Reading<boolean> {
  const status = mapReading(of('status'), readYesNo);
  const archived = mapReading(of('archived'), readYesNo);
  if (archived.state === 'unclear' || orKept(archived, false)) {
    return archived.state === 'unclear' ? archived : understood(false);
  }
  return status.state === 'absent' || status.state === 'empty' ? mapReading(archived, () => understood(true)) : status;
}

/** TastyIgniter separates several by bars; Square has a path whose last part is the category. */
function splitCategories(written: string): readonly string[] {
  return written
    .split('|')
    .map((path) => cleanName(path.split(' > ').at(-1)))
    .filter((name) => name !== '');
}
