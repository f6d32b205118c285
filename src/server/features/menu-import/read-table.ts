/**
 * Reads menus as tables: exports of TastyIgniter and Square, or any table with a header for category, product and
 * price.
 */
import { isPrice } from '#domain/menu/editing/decide-product.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import { cleanName, type ImportSource, type NeutralItem, type NeutralMenu, ONLY_SIZE } from './neutral-menu.ts';
import { readAllergens } from './read-allergens.ts';

/** Header texts of each column, folded. */
const HEADINGS = {
  id: ['id', 'token'],
  category: ['categorie', 'category', 'categories', 'sectiune'],
  name: ['produs', 'nume', 'denumire', 'name', 'item name', 'product'],
  price: ['pret', 'price', 'pret lei'],
  description: ['descriere', 'description', 'ingrediente'],
  size: ['marime', 'size', 'variation name', 'portie', 'gramaj'],
  allergens: ['alergeni', 'allergens'],
  status: ['status', 'activ'],
  archived: ['archived', 'arhivat'],
  least: ['minimum quantity'],
} as const;
type Column = keyof typeof HEADINGS;

type Line = Readonly<Record<Column, string>> & { readonly hasModifiers: boolean };

/** A workbook keeps numbers as numbers; a CSV has texts only. */
export type Cell = string | number;

/** @param rows the first row is the header */
export function readTable(rows: readonly (readonly Cell[])[]): Result<NeutralMenu, 'import_not_a_menu'> {
  const [header = [], ...body] = rows;
  const titles = header.map((title) => fold(String(title)).trim());
  const places = Object.fromEntries(
    Object.entries(HEADINGS).map(([column, words]) => [
      column,
      titles.findIndex((title) => (words as readonly string[]).includes(title)),
    ]),
  ) as Readonly<Record<Column, number>>;
  if (places.name < 0 || places.price < 0) return err('import_not_a_menu');
  const modifiers = titles.flatMap((title, place) => (title.startsWith('modifier set') ? [place] : []));
  const source: ImportSource = titles.includes('token')
    ? 'square'
    : titles.includes('minimum quantity')
      ? 'tastyigniter'
      : 'table';
  const read = body.flatMap((row) => {
    const cell = (column: Column) => (places[column] < 0 ? '' : textOf(row[places[column]], column));
    const line = Object.fromEntries(Object.keys(HEADINGS).map((column) => [column, cell(column as Column)]));
    const hasModifiers = modifiers.some((place) =>
      ['y', 'yes', 'da', '1'].includes(fold(String(row[place] ?? '')).trim()),
    );
    return row.every((one) => String(one).trim() === '') ? [] : [{ ...(line as Record<Column, string>), hasModifiers }];
  });
  // TastyIgniter repeats no cells: a row without a name is a dish without a name.
  return ok({ source, categories: collect(source === 'tastyigniter' ? read : fillDown(read)) });
}

/** Formatted with two decimals, because 13.625 (a price with VAT from a formula) would be read as thirteen thousand. */
function textOf(cell: Cell | undefined, column: Column): string {
  return cleanName(typeof cell === 'number' && column === 'price' ? cell.toFixed(2) : String(cell ?? ''));
}

/** A row without a name is another size of the product above it. */
function fillDown(lines: readonly Line[]): readonly Line[] {
  let above: Line | null = null;
  return lines.map((line) => {
    if (line.name !== '' || above === null) {
      above = line;
      return line;
    }
    return { ...line, name: above.name, category: above.category };
  });
}

function collect(lines: readonly Line[]) {
  const categories = new Map<string, { name: string; items: Map<string, Line[]> }>();
  for (const line of lines) {
    const [name = 'Meniu'] = readCategories(line.category);
    const category = categories.get(fold(name)) ?? { name, items: new Map<string, Line[]>() };
    categories.set(fold(name), category);
    const item = category.items.get(fold(line.name));
    if (item === undefined) category.items.set(fold(line.name), [line]);
    else item.push(line);
  }
  return [...categories.values()].map(({ name, items }) => ({
    name,
    groups: [],
    uses: null,
    items: [...items.values()].map((of) => readItem(name, of)),
  }));
}

function readItem(category: string, lines: readonly Line[]): NeutralItem {
  const [first] = lines as [Line];
  const named = lines.flatMap(({ allergens }) => allergens.split(/[,;/]/)).filter((name) => name.trim() !== '');
  const known = readAllergens(named);
  const isOff =
    ['0', 'nu', 'no', 'false', 'disabled'].includes(fold(first.status)) ||
    ['y', 'yes', 'da', '1', 'true'].includes(fold(first.archived));
  const [, ...furtherCategories] = readCategories(first.category);
  return {
    sourceId: `${fold(category)}/${fold(first.name)}`,
    name: first.name,
    description: lines.find(({ description }) => description !== '')?.description ?? '',
    isOn: !isOff,
    sizes: lines.map(({ size, price }) => ({ label: readLabel(size), price: readPrice(price), groups: [] })),
    groups: [],
    uses: null,
    allergens: named.length === 0 ? null : known.allergens,
    windows: [],
    pictures: [],
    remarks: [
      ...known.unknown.map((name) => `Alergenul „${name}” nu a fost recunoscut: de verificat.`),
      ...(furtherCategories.length > 0 ? [`E și în ${furtherCategories.join(', ')}: la noi stă numai în prima.`] : []),
      ...(Number(first.least) > 1 ? [`Se comandă de la ${first.least} bucăți: de completat la mărime.`] : []),
      ...(lines.some(({ hasModifiers }) => hasModifiers)
        ? ['Are grupuri de opțiuni în sursă, dar fișierul nu spune ce conțin: adăugați-le de mână.']
        : []),
    ],
  };
}

/** TastyIgniter separates several by bars; Square has a path whose last part is the category. */
function readCategories(written: string): readonly string[] {
  return written
    .split('|')
    .map((path) => cleanName(path.split(' > ').at(-1)))
    .filter((name) => name !== '');
}

function readLabel(size: string): string {
  return size === '' || fold(size) === 'regular' ? ONLY_SIZE : size;
}

/**
 * Parses "1.234,50 lei", "12,5", "4.9900", "$25.00": the last comma or point is the decimal separator, unless it is the
 * only one and three digits follow.
 */
export function readPrice(written: string): Bani | null {
  const text = written.replace(/lei|ron|[$€\s\u00a0]/gi, '');
  if (!/^\d[\d.,]*$/.test(text)) return null;
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const decimals = last < 0 ? '' : text.slice(last + 1);
  const isGrouping = decimals.length === 3 && /^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/.test(text);
  const plain =
    last < 0 || isGrouping ? text.replace(/[.,]/g, '') : `${text.slice(0, last).replace(/[.,]/g, '')}.${decimals}`;
  const price = Math.round(Number(plain) * 100);
  return Number.isSafeInteger(price) && isPrice(bani(price)) ? bani(price) : null;
}
