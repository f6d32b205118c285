/**
 * Reads an uploaded menu file of any format: detected by its bytes, not by its name, and refused before it can use much
 * memory.
 */
import { CsvError, parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import readWorkbookSheets from 'read-excel-file/universal';
import type { TableColumns } from '#contract/menu-import/wire.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { decodeText } from '#server/platform/decode-text.ts';
import { type Cell, isBlank, type Sheet } from './cells.ts';
import { withCleanDescriptions } from './clean-descriptions.ts';
import type { NeutralMenu } from './neutral-menu.ts';
import { isOfArchive, readArchiveMenu } from './read-archive-menu.ts';
import { parseGloriafood, readGloriafood } from './read-gloriafood.ts';
import { type ColumnsMissing, readTable } from './read-table.ts';
import { findLayout } from './table-columns.ts';

export type FileRefusal = ColumnsMissing | { readonly code: 'import_not_a_menu' | 'import_too_large' | 'import_empty' };

const NOT_A_MENU = { code: 'import_not_a_menu' } as const satisfies FileRefusal;
const TOO_LARGE = { code: 'import_too_large' } as const satisfies FileRefusal;
const NOTHING_IN_IT = { code: 'import_empty' } as const satisfies FileRefusal;

const MOST_BYTES = 20_000_000;
/** Maximum unpacked size of a workbook: a small archive can unpack to gigabytes. */
const MOST_UNPACKED_BYTES = 40_000_000;
const MOST_PARTS = 500;
const MOST_ROWS = 10_000;
const MOST_COLUMNS = 100;
const MOST_ITEMS = 3_000;
/** A menu has six levels; deeper data are refused, because they could overflow the stack of recursive code. */
const MOST_DEPTH = 40;

/** @param columns of a table, as the owner matched them; null: found by its headings */
export async function readMenuFile(
  bytes: Uint8Array,
  now: Instant,
  columns: TableColumns | null = null,
): Promise<Result<NeutralMenu, FileRefusal>> {
  const opened = await openFile(bytes);
  if (!opened.ok) return opened;
  const read = opened.value.kind === 'json' ? readJson(opened.value.text, now) : readSheets(opened.value, columns);
  if (!read.ok) return read;
  const items = read.value.categories.reduce((sum, category) => sum + category.items.length, 0);
  if (items > MOST_ITEMS) return err(TOO_LARGE);
  return items === 0 ? err(NOTHING_IN_IT) : ok(withCleanDescriptions(read.value));
}

/** The sheets of a table with something in them; a refusal for any other file. */
export async function readTableSheets(bytes: Uint8Array): Promise<Result<readonly Sheet[], FileRefusal>> {
  const opened = await openFile(bytes);
  if (!opened.ok) return opened;
  if (opened.value.kind === 'json') return err(NOT_A_MENU);
  const filled = opened.value.sheets.filter(({ rows }) => rows.some((row) => !row.every(isBlank)));
  return filled.length === 0 ? err(NOTHING_IN_IT) : ok(filled);
}

type Table = { readonly kind: 'table'; readonly sheets: readonly Sheet[]; readonly notes: readonly string[] };
type Opened = Table | { readonly kind: 'json'; readonly text: string };

async function openFile(bytes: Uint8Array): Promise<Result<Opened, FileRefusal>> {
  if (bytes.byteLength === 0) return err(NOTHING_IN_IT);
  if (bytes.byteLength > MOST_BYTES) return err(TOO_LARGE);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return openWorkbook(bytes);
  const { text, notes } = decodeText(bytes);
  if (text.trim() === '') return err(NOTHING_IN_IT);
  return text.trim().startsWith('{') ? ok({ kind: 'json', text: text.trim() }) : openCsv(text, notes);
}

function readSheets({ sheets, notes }: Table, columns: TableColumns | null): Result<NeutralMenu, FileRefusal> {
  const read = readTable(sheets, columns);
  return read.ok ? ok({ ...read.value, notes: [...notes, ...read.value.notes] }) : read;
}

function readJson(text: string, now: Instant): Result<NeutralMenu, FileRefusal> {
  if (isTooDeep(text)) return err(NOT_A_MENU);
  try {
    const json: unknown = JSON.parse(text);
    const read = isOfArchive(json) ? readArchiveMenu(json) : readGloriafood(parseGloriafood(text), now);
    return read.ok ? read : err({ code: read.error });
  } catch (error) {
    if (error instanceof SyntaxError) return err(NOT_A_MENU);
    throw error;
  }
}

/** Brackets inside of texts are counted as well; they are rare, and a menu stays far below the limit. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place];
    if (isInText && letter === '\\') place += 1;
    else if (letter === '"') isInText = !isInText;
    else if (!isInText && (letter === '{' || letter === '[')) depth += 1;
    else if (!isInText && (letter === '}' || letter === ']')) depth -= 1;
    if (depth > MOST_DEPTH) return true;
  }
  return false;
}

/** A first line that only Excel uses. */
const SEPARATOR_LINE = /^sep=.\r?\n/i;
/** Excel writes semicolons in Romania. */
const DELIMITERS = [';', '\t', ',', '|'];
/** Rows read to find out what separates the cells: as many as may stand above the headings, and those. */
const FIRST_ROWS = 12;

function openCsv(written: string, notes: readonly string[]): Result<Opened, FileRefusal> {
  const text = written.replace(SEPARATOR_LINE, '');
  if (text.includes('\0')) return err(NOT_A_MENU);
  const firsts = DELIMITERS.flatMap((delimiter) => {
    const rows = parseRows(text, delimiter, FIRST_ROWS);
    return rows === null ? [] : [{ delimiter, rows }];
  });
  const widest = firsts.toSorted((one, other) => widthOf(other.rows) - widthOf(one.rows))[0];
  const best = firsts.find(({ rows }) => findLayout({ rows }) !== null) ?? widest;
  const rows = best === undefined ? null : parseRows(text, best.delimiter, MOST_ROWS + 1);
  if (rows === null) return err(NOT_A_MENU);
  const sheets = [{ name: null, rows }];
  return isTooWide(sheets) ? err(TOO_LARGE) : ok({ kind: 'table', sheets, notes });
}

/** Null for what no CSV has, such as a quote without its end. */
function parseRows(text: string, delimiter: string, most: number): string[][] | null {
  try {
    return parse(text, { delimiter, relax_column_count: true, to: most, max_record_size: 200_000 });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** Cells of most rows: a separator that occurs in texts only makes few rows wide. */
function widthOf(rows: readonly (readonly string[])[]): number {
  return rows.map(({ length }) => length).toSorted((one, other) => one - other)[Math.floor(rows.length / 2)] ?? 0;
}

function isTooWide(sheets: readonly Sheet[]): boolean {
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
  return rows > MOST_ROWS || sheets.some((sheet) => sheet.rows.some((row) => row.length > MOST_COLUMNS));
}

async function openWorkbook(bytes: Uint8Array): Promise<Result<Opened, FileRefusal>> {
  let unpacked = 0;
  let parts = 0;
  try {
    // Checks the sizes without unpacking: the filter gets each entry's declared size, which unpacking cannot exceed.
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        parts += 1;
        return false;
      },
    });
    if (unpacked > MOST_UNPACKED_BYTES || parts > MOST_PARTS) return err(TOO_LARGE);
    const read = await readWorkbookSheets(new Uint8Array(bytes).buffer);
    // The package's types name the constructor of dates where it returns dates.
    const sheets = read.map(({ sheet, data }) => ({ name: sheet, rows: data as readonly (readonly Cell[])[] }));
    return isTooWide(sheets) ? err(TOO_LARGE) : ok({ kind: 'table', sheets, notes: [] });
  } catch {
    // Archive, XML and workbook errors all mean that the file is no workbook.
    return err(NOT_A_MENU);
  }
}
