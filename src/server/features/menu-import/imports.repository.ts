import { sql } from 'kysely';
import { z } from 'zod';
import { TableColumns } from '#contract/menu-import/wire.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { insertRows } from '#server/platform/postgres/insert-rows.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';
import type { ImportSource } from './neutral-menu.ts';

/** The columns of a table as the owner matched them, and the headings that they stood under. */
const MatchedColumns = TableColumns.extend({
  /** Headings of the row as `plainHeading` writes them; a match for the same headings is used again. */
  headings: z.array(z.string()).default([]),
  /** Matched for an earlier file with the same headings. */
  isUsedAgain: z.boolean().default(false),
});
export type MatchedColumns = z.infer<typeof MatchedColumns>;

export type StoredImport = {
  readonly id: number;
  readonly source: ImportSource;
  readonly fileName: string;
  readonly state: 'read' | 'imported' | 'undone';
  readonly readAt: Instant;
  readonly importedAt: Instant | null;
  readonly added: number;
  readonly changed: number;
};

const MOST_LISTED = 20;

export async function listImports(db: Database, id: number | null = null): Promise<readonly StoredImport[]> {
  const rows = await db
    .selectFrom('menu_imports')
    .select(['id', 'source', 'file_name', 'state', 'read_at', 'imported_at', 'added', 'changed'])
    .$if(id !== null, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    fileName: row.file_name,
    state: row.state,
    readAt: readInstant(row.read_at),
    importedAt: maybeInstant(row.imported_at),
    added: row.added,
    changed: row.changed,
  }));
}

/** Files that were only read, not imported, are kept for a day. */
export async function insertImport(
  tx: Tx,
  file: {
    readonly source: ImportSource;
    readonly fileName: string;
    readonly content: Uint8Array;
    readonly columns: MatchedColumns | null;
  },
  { staffId, at, dropBefore }: { readonly staffId: number; readonly at: Instant; readonly dropBefore: Instant },
): Promise<number> {
  await tx.deleteFrom('menu_imports').where('state', '=', 'read').where('read_at', '<', new Date(dropBefore)).execute();
  const { id } = await tx
    .insertInto('menu_imports')
    .values({
      source: file.source,
      file_name: file.fileName,
      content: Buffer.from(file.content),
      columns: file.columns === null ? null : JSON.stringify(file.columns),
      read_at: new Date(at),
      staff_id: staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Its bytes, and the columns of a table where the owner matched them. */
export async function findImportFile(
  db: Database,
  id: number,
): Promise<{ readonly content: Uint8Array; readonly columns: MatchedColumns | null } | null> {
  const row = await db
    .selectFrom('menu_imports')
    .select(['content', 'columns'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    content: new Uint8Array(row.content),
    columns: row.columns === null ? null : MatchedColumns.parse(row.columns),
  };
}

const MOST_MATCHES = 50;

/** The latest matches with headings, the newest first. */
export async function listMatchedColumns(db: Database): Promise<readonly MatchedColumns[]> {
  const rows = await db
    .selectFrom('menu_imports')
    .select('columns')
    .where('columns', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MOST_MATCHES)
    .execute();
  return rows.map(({ columns }) => MatchedColumns.parse(columns)).filter(({ headings }) => headings.length > 0);
}

export async function markImported(
  tx: Tx,
  id: number,
  {
    at,
    added,
    changed,
    undo,
  }: { readonly at: Instant; readonly added: number; readonly changed: number; readonly undo: object },
): Promise<void> {
  await tx
    .updateTable('menu_imports')
    .set({ state: 'imported', imported_at: new Date(at), added, changed, undo: JSON.stringify(undo) })
    .where('id', '=', id)
    .execute();
}

export async function findUndo(tx: Tx, id: number): Promise<unknown> {
  const row = await tx.selectFrom('menu_imports').select('undo').where('id', '=', id).forUpdate().executeTakeFirst();
  return row?.undo ?? null;
}

export async function markUndone(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('menu_imports').set({ state: 'undone', undo: null }).where('id', '=', id).execute();
}

export async function loadIdentities(db: Database, source: ImportSource): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('import_identities')
    .select(['source_id', 'product_id'])
    .where('source', '=', source)
    .execute();
  return new Map(rows.map((row) => [row.source_id, row.product_id]));
}

export async function writeIdentities(
  tx: Tx,
  source: ImportSource,
  identities: readonly { readonly sourceId: string; readonly productId: number }[],
): Promise<void> {
  if (identities.length === 0) return;
  const rows = identities.map(({ sourceId, productId }) => ({ source, source_id: sourceId, product_id: productId }));
  await sql`${insertRows('import_identities', rows)}
    on conflict (source, source_id) do update set product_id = excluded.product_id`.execute(tx);
}

export async function listProductNumbers(db: Database): Promise<readonly number[]> {
  const rows = await db.selectFrom('products').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Deletes the unused ones of these groups. */
export async function deleteUnusedGroups(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('option_groups')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('option_group_uses').select('id').whereRef('group_id', '=', 'option_groups.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('options').select('options.id').whereRef('opens_group_id', '=', 'option_groups.id'))),
    )
    .execute();
}
