/** Columns that the owner matched for a file are those of the next file with the same headings. */
import type { MenuTablePreview, TableColumns } from '#contract/menu-import/wire.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Database } from '#server/platform/database.ts';
import { listMatchedColumns, type MatchedColumns } from './imports.repository.ts';
import { presentPlaces } from './preview-table.ts';
import { previewTableApart } from './read-menu-apart.ts';
import type { FileRefusal } from './read-menu-file.ts';
import { plainHeading } from './table-columns.ts';

/** The headings of a row, without the empty cells at its end. */
function headingsOf(row: readonly string[]): readonly string[] {
  const plain = row.map(plainHeading);
  return plain.slice(0, plain.findLastIndex((heading) => heading !== '') + 1);
}

/** A row of one heading says too little to recognise a file by it. */
const LEAST_HEADINGS = 2;

/** The row and columns of the newest match whose headings one of the first rows has; null for none. */
function recallColumns({ rows }: MenuTablePreview, matches: readonly MatchedColumns[]): MatchedColumns | null {
  for (const [header, row] of rows.entries()) {
    const headings = headingsOf(row);
    const match = matches.find((one) => isSame(one.headings, headings));
    if (match !== undefined && headings.length >= LEAST_HEADINGS) {
      return { header, places: match.places, headings: [...headings], isUsedAgain: true };
    }
  }
  return null;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((heading, place) => heading === other[place]);
}

/** The first rows of a table; its columns as they were matched for the same headings, else as its headings name them. */
export async function previewWithMatches(
  db: Database,
  content: Uint8Array,
): Promise<Result<MenuTablePreview, FileRefusal | { readonly code: 'unavailable' }>> {
  const read = await previewTableApart(content);
  if (!read.ok) return read;
  const match = recallColumns(read.value, await listMatchedColumns(db));
  return ok(match === null ? read.value : { ...read.value, header: match.header, places: presentPlaces(match.places) });
}

/** The columns to read a file by, with the headings to recognise the next one by; null: found by its headings. */
export async function matchColumns(
  db: Database,
  content: Uint8Array,
  chosen: TableColumns | null,
): Promise<MatchedColumns | null> {
  const matches = chosen === null ? await listMatchedColumns(db) : [];
  if (chosen === null && matches.length === 0) return null;
  const preview = await previewTableApart(content);
  // What is no table has no columns; reading it says so.
  if (!preview.ok) return chosen === null ? null : { ...chosen, headings: [], isUsedAgain: false };
  if (chosen === null) return recallColumns(preview.value, matches);
  const headings = headingsOf(preview.value.rows[chosen.header] ?? []);
  return { ...chosen, headings: [...headings], isUsedAgain: false };
}
