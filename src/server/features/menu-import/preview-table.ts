/** The first rows of a table, for the owner to match its columns. */
import type { MenuTablePreview } from '#contract/menu-import/wire.ts';
import { TABLE_COLUMNS } from '#contract/menu-import/wire.ts';
import { ok, type Result } from '#domain/result.ts';
import { showCell } from './cells.ts';
import { type FileRefusal, readTableSheets } from './read-menu-file.ts';
import { findLayout, guessLayout, type Places } from './table-columns.ts';

export type TablePreview = MenuTablePreview;

const SHOWN_ROWS = 12;
const SHOWN_COLUMNS = 100;
const SHOWN_LETTERS = 60;

export async function previewTable(bytes: Uint8Array): Promise<Result<TablePreview, FileRefusal>> {
  const read = await readTableSheets(bytes);
  if (!read.ok) return read;
  const [sheet = { rows: [] }] = read.value;
  const { header = -1, places = {} } = findLayout(sheet) ?? guessLayout(sheet) ?? {};
  return ok({
    rows: sheet.rows
      .slice(0, SHOWN_ROWS)
      .map((row) => row.slice(0, SHOWN_COLUMNS).map((cell) => showCell(cell).slice(0, SHOWN_LETTERS))),
    header: Object.keys(places).length === 0 ? -1 : header,
    places: presentPlaces(places),
  });
}

/** Places of the columns that there are. */
export function presentPlaces(places: Places): TablePreview['places'] {
  return Object.fromEntries(
    TABLE_COLUMNS.flatMap((column) => (places[column] === undefined ? [] : [[column, places[column]]])),
  );
}
