/**
 * Reads an uploaded menu file of any format: detected by its bytes, not by its name, and refused before it can use much
 * memory.
 */
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import readSheet from 'read-excel-file/universal';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { HTML_MAX_LENGTH, sanitiseHtml } from '#server/platform/security/sanitise-html.ts';
import type { NeutralItem, NeutralMenu } from './neutral-menu.ts';
import { isOfArchive, readArchiveMenu } from './read-archive-menu.ts';
import { parseGloriafood, readGloriafood } from './read-gloriafood.ts';
import { type Cell, readTable } from './read-table.ts';

export type FileRefusal = 'import_not_a_menu' | 'import_too_large' | 'import_empty';

const MOST_BYTES = 20_000_000;
/** Maximum unpacked size of a workbook: a small archive can unpack to gigabytes. */
const MOST_UNPACKED_BYTES = 40_000_000;
const MOST_PARTS = 500;
const MOST_ROWS = 10_000;
const MOST_COLUMNS = 100;
const MOST_ITEMS = 3_000;
/** A menu has six levels; deeper data are refused, because they could overflow the stack of recursive code. */
const MOST_DEPTH = 40;

export async function readMenuFile(bytes: Uint8Array, now: Instant): Promise<Result<NeutralMenu, FileRefusal>> {
  if (bytes.byteLength === 0) return err('import_empty');
  if (bytes.byteLength > MOST_BYTES) return err('import_too_large');
  const read = bytes[0] === 0x50 && bytes[1] === 0x4b ? await readWorkbook(bytes) : readText(bytes, now);
  if (!read.ok) return read;
  const items = read.value.categories.reduce((sum, category) => sum + category.items.length, 0);
  if (items > MOST_ITEMS) return err('import_too_large');
  return items === 0 ? err('import_empty') : ok(withCleanDescriptions(read.value));
}

/** Sanitised in the worker thread: three thousand descriptions take a second. */
function withCleanDescriptions({ source, categories }: NeutralMenu): NeutralMenu {
  return {
    source,
    categories: categories.map((category) => ({ ...category, items: category.items.map(withCleanDescription) })),
  };
}

function withCleanDescription({ description, remarks, ...item }: NeutralItem): NeutralItem {
  if (description.length > HTML_MAX_LENGTH) {
    const remark = 'Descrierea e mai lungă decât poate fi una: nu a fost luată.';
    return { ...item, description: '', remarks: [...remarks, remark] };
  }
  // U+0000 is the one character that PostgreSQL cannot store.
  const text = description.toWellFormed().replaceAll('\u0000', '').trim();
  return { ...item, description: sanitiseHtml(text), remarks };
}

function readText(bytes: Uint8Array, now: Instant): Result<NeutralMenu, FileRefusal> {
  let text: string;
  // "Unicode text" of Excel.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return readRows(new TextDecoder('utf-16le').decode(bytes));
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  } catch (error) {
    if (error instanceof TypeError) return readRows(new TextDecoder('windows-1250').decode(bytes));
    throw error;
  }
  if (text === '') return err('import_empty');
  if (!text.startsWith('{')) return readRows(text);
  if (isTooDeep(text)) return err('import_not_a_menu');
  try {
    const json: unknown = JSON.parse(text);
    return isOfArchive(json) ? readArchiveMenu(json) : readGloriafood(parseGloriafood(text), now);
  } catch (error) {
    if (error instanceof SyntaxError) return err('import_not_a_menu');
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

/** Excel writes semicolons in Romania; the separator is the one that occurs more often in the header. */
function readRows(written: string): Result<NeutralMenu, FileRefusal> {
  const text = written.replace(SEPARATOR_LINE, '');
  if (text.includes('\0')) return err('import_not_a_menu');
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter = [';', '\t'].find((one) => header.split(one).length > header.split(',').length) ?? ',';
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      relax_column_count: true,
      to: MOST_ROWS + 1,
      max_record_size: 200_000,
    });
    return readCells(rows);
  } catch (error) {
    // The parser's error for an unclosed quote and the like.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      return err('import_not_a_menu');
    throw error;
  }
}

function readCells(rows: readonly (readonly Cell[])[]): Result<NeutralMenu, FileRefusal> {
  if (rows.length > MOST_ROWS || rows.some((row) => row.length > MOST_COLUMNS)) return err('import_too_large');
  return readTable(rows);
}

async function readWorkbook(bytes: Uint8Array): Promise<Result<NeutralMenu, FileRefusal>> {
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
    if (unpacked > MOST_UNPACKED_BYTES || parts > MOST_PARTS) return err('import_too_large');
    const [sheet] = await readSheet(new Uint8Array(bytes).buffer);
    return readCells(
      (sheet?.data ?? []).map((row) => row.map((cell) => (typeof cell === 'number' ? cell : String(cell ?? '')))),
    );
  } catch {
    // Archive, XML and workbook errors all mean that the file is no workbook.
    return err('import_not_a_menu');
  }
}
