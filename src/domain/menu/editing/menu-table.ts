/**
 * The menu as a table that is edited like a spreadsheet: a row for each size, each cell read from a text and shown as one,
 * so that cells can be typed, pasted and filled alike. Cells of a product stand in the row of its first size.
 */
import { keysOf } from '#domain/keys-of.ts';
import { SHORT_ALLERGEN_NAMES } from '#domain/menu/allergen-names.ts';
import type { AvailabilityWindow } from '#domain/menu/availability-window.ts';
import { describeWindows } from '#domain/menu/describe-windows.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import { readAllergenCell } from '#domain/menu/read-allergens.ts';
import { readWindows } from '#domain/menu/read-windows.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatAmount, parseLei } from '#domain/money/format-lei.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import { formatVat } from '#domain/vat/vat-words.ts';
import { isPrice, PRODUCT_NAME_MAX_LENGTH, SIZE_NAME_MAX_LENGTH } from './decide-product.ts';
import { SGR_DEPOSIT } from './new-product.ts';

/** A named thing that a cell refers to by its name. */
export type Named = { readonly id: number; readonly name: string };
/** A VAT rate with its value today, in basis points. */
export type NamedRate = Named & { readonly basisPoints: number };
export type TableLists = {
  readonly categories: readonly Named[];
  readonly stations: readonly Named[];
  readonly rates: readonly NamedRate[];
};

/** The fields of a product that the table edits. */
export type ProductCells = {
  readonly id: number;
  readonly name: string;
  readonly categoryId: number;
  readonly vatTakeawayRateId: number;
  readonly vatOnPremisesRateId: number;
  readonly isAgeRestricted: boolean;
  readonly allergens: readonly Allergen[];
  /** Declared to contain none of the 14. */
  readonly hasNoAllergens: boolean;
  /** Its own station; null: the category's. */
  readonly stationId: number | null;
  readonly isOn: boolean;
  /** Its own; empty: the category's. */
  readonly availabilityWindows: readonly AvailabilityWindow[];
};
/** The fields of a size that the table edits. */
export type SizeCells = {
  readonly id: number;
  readonly label: string;
  readonly price: Bani;
  readonly deposit: Bani;
};
export type TableProduct = ProductCells & { readonly sizes: readonly SizeCells[] };

type ProductPatch = Partial<Omit<ProductCells, 'id'>>;
type SizePatch = Partial<Omit<SizeCells, 'id'>>;

/** What a changed product is set to; fields that are left out stay as they are. */
export type ChangedProduct = ProductPatch & {
  readonly id: number;
  readonly sizes: readonly (SizePatch & { readonly id: number })[];
};

export type CellProblem =
  | 'name_invalid'
  | 'category_unknown'
  | 'size_invalid'
  | 'price_invalid'
  | 'vat_invalid'
  | 'vat_unknown'
  | 'not_yes_or_no'
  | 'allergens_unclear'
  | 'station_unknown'
  | 'windows_unclear';

type Column<Thing, Patch> = {
  readonly show: (thing: Thing, lists: TableLists) => string;
  readonly read: (text: string, lists: TableLists) => Result<Patch, CellProblem>;
};

const YES = new Set(['da', 'x', 'yes', '1', 'true', 'adevarat']);
const NO = new Set(['nu', '', 'no', '0', 'false', 'fals']);

export function showFlag(is: boolean): string {
  return is ? 'da' : 'nu';
}

function readFlag<Patch>(text: string, patch: (is: boolean) => Patch): Result<Patch, CellProblem> {
  const word = fold(text.trim());
  if (YES.has(word)) return ok(patch(true));
  return NO.has(word) ? ok(patch(false)) : err('not_yes_or_no');
}

const PERCENT = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/;

/** A rate by its name, by its value today („21”, „21 %”) or by both, as the table shows it. */
function readRate<Patch>(
  text: string,
  rates: readonly NamedRate[],
  patch: (rateId: number) => Patch,
): Result<Patch, CellProblem> {
  const wanted = fold(text.trim());
  const named = rates.find((rate) => wanted === fold(rate.name) || wanted === fold(showRate(rate)));
  if (named !== undefined) return ok(patch(named.id));
  const [, whole, decimals = ''] = PERCENT.exec(text.trim()) ?? [];
  if (whole === undefined) return err('vat_invalid');
  const basisPoints = Number(whole + decimals.padEnd(2, '0'));
  const equal = rates.find((rate) => rate.basisPoints === basisPoints);
  return equal === undefined ? err('vat_unknown') : ok(patch(equal.id));
}

/** „11 % Redusă”. */
export function showRate({ name, basisPoints }: NamedRate): string {
  return `${formatVat(basisPoints)} ${name}`;
}

function rateText(id: number, rates: readonly NamedRate[]): string {
  const rate = rates.find((one) => one.id === id);
  return rate === undefined ? '' : showRate(rate);
}

function findNamed(text: string, named: readonly Named[]): Named | undefined {
  const wanted = fold(text.trim());
  return named.find(({ name }) => fold(name.trim()) === wanted);
}

function nameOf(id: number | null, named: readonly Named[]): string {
  return named.find((one) => one.id === id)?.name ?? '';
}

function readLine<Patch>(
  text: string,
  maximum: number,
  problem: CellProblem,
  patch: (line: string) => Patch,
): Result<Patch, CellProblem> {
  const line = text.trim();
  return line === '' || line.length > maximum ? err(problem) : ok(patch(line));
}

function readAllergens(text: string): Result<ProductPatch, CellProblem> {
  const reading = readAllergenCell(text);
  if (reading.state === 'empty') return ok({ allergens: [], hasNoAllergens: false });
  if (reading.state !== 'understood') return err('allergens_unclear');
  return ok({ allergens: reading.value, hasNoAllergens: reading.value.length === 0 });
}

const PRODUCT_COLUMNS = {
  name: {
    show: ({ name }) => name,
    read: (text) => readLine(text, PRODUCT_NAME_MAX_LENGTH, 'name_invalid', (name) => ({ name })),
  },
  category: {
    show: ({ categoryId }, { categories }) => nameOf(categoryId, categories),
    read: (text, { categories }) => {
      const found = findNamed(text, categories);
      return found === undefined ? err('category_unknown') : ok({ categoryId: found.id });
    },
  },
  vatTakeaway: {
    show: ({ vatTakeawayRateId }, { rates }) => rateText(vatTakeawayRateId, rates),
    read: (text, { rates }) => readRate(text, rates, (vatTakeawayRateId) => ({ vatTakeawayRateId })),
  },
  vatOnPremises: {
    show: ({ vatOnPremisesRateId }, { rates }) => rateText(vatOnPremisesRateId, rates),
    read: (text, { rates }) => readRate(text, rates, (vatOnPremisesRateId) => ({ vatOnPremisesRateId })),
  },
  age: {
    show: ({ isAgeRestricted }) => showFlag(isAgeRestricted),
    read: (text) => readFlag(text, (isAgeRestricted) => ({ isAgeRestricted })),
  },
  allergens: {
    show: ({ allergens, hasNoAllergens }) =>
      hasNoAllergens ? 'fără' : allergens.map((one) => SHORT_ALLERGEN_NAMES[one].toLowerCase()).join(', '),
    read: readAllergens,
  },
  station: {
    show: ({ stationId }, { stations }) => nameOf(stationId, stations),
    read: (text, { stations }) => {
      if (text.trim() === '') return ok({ stationId: null });
      const found = findNamed(text, stations);
      return found === undefined ? err('station_unknown') : ok({ stationId: found.id });
    },
  },
  windows: {
    show: ({ availabilityWindows }) => describeWindows(availabilityWindows),
    read: (text) => {
      const read = readWindows(text);
      return read.ok ? ok({ availabilityWindows: read.value }) : read;
    },
  },
  on: { show: ({ isOn }) => showFlag(isOn), read: (text) => readFlag(text, (isOn) => ({ isOn })) },
} as const satisfies Readonly<Record<string, Column<ProductCells, ProductPatch>>>;

const SIZE_COLUMNS = {
  size: {
    show: ({ label }) => label,
    read: (text) => readLine(text, SIZE_NAME_MAX_LENGTH, 'size_invalid', (label) => ({ label })),
  },
  price: {
    show: ({ price }) => formatAmount(price),
    read: (text) => {
      const price = parseLei(text);
      return price.ok && isPrice(price.value) ? ok({ price: price.value }) : err('price_invalid');
    },
  },
  deposit: {
    show: ({ deposit }) => showFlag(deposit > 0),
    read: (text) => readFlag(text, (has) => ({ deposit: has ? SGR_DEPOSIT : ZERO_BANI })),
  },
} as const satisfies Readonly<Record<string, Column<SizeCells, SizePatch>>>;

export type ProductColumn = keyof typeof PRODUCT_COLUMNS;
export type SizeColumn = keyof typeof SIZE_COLUMNS;
export type TableColumn = ProductColumn | SizeColumn;

/** The columns in their order on the screen. */
export const TABLE_COLUMNS = [
  'name',
  'category',
  'size',
  'price',
  'deposit',
  'vatTakeaway',
  'vatOnPremises',
  'age',
  'allergens',
  'station',
  'windows',
  'on',
] as const satisfies readonly TableColumn[];

/** Columns that need the right to change prices. */
export const PRICE_COLUMNS: readonly TableColumn[] = ['price', 'deposit', 'vatTakeaway', 'vatOnPremises'];

export function isSizeColumn(column: TableColumn): column is SizeColumn {
  return column in SIZE_COLUMNS;
}

/** A cell: a column of a product, or of one of its sizes. */
export type TableCell =
  | { readonly column: ProductColumn; readonly product: TableProduct }
  | { readonly column: SizeColumn; readonly product: TableProduct; readonly size: SizeCells };

/** Names a cell among all. */
export function keyOfCell(cell: TableCell): string {
  return 'size' in cell ? `${cell.column}.${cell.size.id}` : `${cell.column}.${cell.product.id}`;
}

/** The text of a cell as it is stored. */
export function showCell(cell: TableCell, lists: TableLists): string {
  return 'size' in cell
    ? SIZE_COLUMNS[cell.column].show(cell.size)
    : PRODUCT_COLUMNS[cell.column].show(cell.product, lists);
}

/** Why a typed text cannot stand in a cell; null where it can. */
export function problemOfCell({ column }: TableCell, text: string, lists: TableLists): CellProblem | null {
  const read = isSizeColumn(column) ? SIZE_COLUMNS[column].read(text) : PRODUCT_COLUMNS[column].read(text, lists);
  return read.ok ? null : read.error;
}

/** The cells that a product has: its own once, and those of each size. */
export function cellsOf(product: TableProduct): readonly TableCell[] {
  return TABLE_COLUMNS.flatMap((column): readonly TableCell[] =>
    isSizeColumn(column) ? product.sizes.map((size) => ({ column, product, size })) : [{ column, product }],
  );
}

/**
 * The products with the typed cells, and the same products as they were, which takes the change back. A text that says
 * what is stored already changes nothing; one that cannot be read is left out (`problemOfCell` names it).
 *
 * @param typed texts by the key of their cell
 */
export function readTable(
  products: readonly TableProduct[],
  typed: ReadonlyMap<string, string>,
  lists: TableLists,
): { readonly changed: readonly ChangedProduct[]; readonly before: readonly ChangedProduct[] } {
  const changed = products.flatMap((product) => {
    const cells = cellsOf(product).flatMap((cell) => {
      const text = typed.get(keyOfCell(cell));
      return text === undefined || isSameText(text, showCell(cell, lists)) ? [] : [{ cell, text }];
    });
    const patch = patchOf(product.id, cells, lists);
    return patch === null ? [] : [{ product, patch }];
  });
  return {
    changed: changed.map(({ patch }) => patch),
    before: changed.map(({ product, patch }) => takingBack(product, patch)),
  };
}

export function isSameText(text: string, stored: string): boolean {
  return text.trim() === stored.trim();
}

type Typed = { readonly cell: TableCell; readonly text: string };

/** null where no text could be read. */
function patchOf(id: number, typed: readonly Typed[], lists: TableLists): ChangedProduct | null {
  let patch: ProductPatch = {};
  const sizes = new Map<number, SizePatch>();
  for (const { cell, text } of typed) {
    if ('size' in cell) {
      const read = SIZE_COLUMNS[cell.column].read(text);
      if (read.ok) sizes.set(cell.size.id, { ...sizes.get(cell.size.id), ...read.value });
    } else {
      const read = PRODUCT_COLUMNS[cell.column].read(text, lists);
      if (read.ok) patch = { ...patch, ...read.value };
    }
  }
  if (Object.keys(patch).length === 0 && sizes.size === 0) return null;
  return { id, ...patch, sizes: [...sizes].map(([sizeId, change]) => ({ id: sizeId, ...change })) };
}

/** The patch that gives the changed fields their stored values again. */
function takingBack(product: TableProduct, { id, sizes, ...patch }: ChangedProduct): ChangedProduct {
  return {
    id,
    ...storedOf(product, patch),
    sizes: product.sizes.flatMap((stored) => {
      const changed = sizes.find((size) => size.id === stored.id);
      return changed === undefined ? [] : [{ ...storedOf(stored, changed), id: stored.id }];
    }),
  };
}

function storedOf<Stored extends object>(stored: Stored, patch: Partial<Stored>): Partial<Stored> {
  const fields = keysOf(patch).map((field) => [field, stored[field]]);
  // The fields of the patch.
  return Object.fromEntries(fields) as Partial<Stored>;
}

const LINES = /\r\n|\r|\n/;

/**
 * A block of cells as spreadsheets put it on the clipboard: lines, and tabs between cells. A quoted cell may hold line
 * ends. Null for a text that is a single cell, which is pasted into the field as usual.
 */
export function readPastedCells(text: string): readonly (readonly string[])[] | null {
  const whole = text.replace(/(?:\r\n|\r|\n)$/, '');
  if (!whole.includes('\t') && !LINES.test(whole)) return null;
  const quoted = whole.replace(
    /(^|\t|\r\n|\r|\n)"((?:[^"]|"")*)"(?=\t|\r\n|\r|\n|$)/g,
    (_, edge: string, cell: string) => {
      return edge + cell.replaceAll('""', '"').split(LINES).join(' ').replaceAll('\t', ' ');
    },
  );
  return quoted.split(LINES).map((line) => line.split('\t').map((cell) => cell.trim()));
}
