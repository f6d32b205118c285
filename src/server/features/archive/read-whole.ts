/**
 * Reads a full archive into a new shop: its rows are stored temporarily until all have arrived, then moved in one
 * transaction.
 */
import pg from 'pg';
import { z } from 'zod';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import { orderRules } from '#server/features/orders/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { type ArchiveTables, archivedTable, type TableName } from '#server/platform/define/tables.ts';
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import { loadMenuDocument } from './load-menu-document.ts';
import { isStorable, loadRowKeys, prepareRows } from './prepare-rows.ts';
import {
  countRead,
  countWaitingBytes,
  deleteWaitingRows,
  findMigration,
  insertWaitingRows,
  isNewShop,
  listReferences,
  moveWaitingRows,
} from './read-whole.repository.ts';

type RowsRefused = { readonly code: 'archive_rows_refused'; readonly details: { readonly table: string } };
type TooLarge = { readonly code: 'payload_too_large' };
type NotNew = { readonly code: 'house_not_new' };

type Services = DbServices & Pick<ArchiveTables, 'listReadTables'> & { readonly secrets: Secrets };

/** Maximum of one call: the browser splits tables at 1 MB. */
const MOST_BYTES_AT_ONCE = 2_000_000;
const MOST_BYTES = 2_000_000_000;
/** The map of pictures: enough for 13,000. */
const MOST_BYTES_OF_PICTURES = 1_000_000;

export async function startReading(
  { db, listReadTables }: Pick<Services, 'db' | 'listReadTables'>,
  {
    staffId,
    hasGuests,
    migration,
  }: { readonly staffId: number; readonly hasGuests: boolean; readonly migration: string },
): Promise<Result<readonly string[], { readonly code: 'archive_without_guests' | 'archive_newer' | 'house_not_new' }>> {
  if (!hasGuests) return err({ code: 'archive_without_guests' });
  if (migration > (await findMigration(db))) return err({ code: 'archive_newer' });
  if (!(await isNewShop(db, staffId))) return err({ code: 'house_not_new' });
  await inTransaction(db, deleteWaitingRows);
  return ok(listReadTables());
}

export async function keepRows(
  { db, clock, secrets, listReadTables }: Services,
  { staffId, table, file }: { readonly staffId: number; readonly table: string; readonly file: Blob },
): Promise<Result<number, RowsRefused | TooLarge | NotNew | { readonly code: 'archive_rows_too_large' }>> {
  const known = listReadTables().find((name) => name === table);
  const refused = { code: 'archive_rows_refused', details: { table } } as const;
  if (known === undefined) return err(refused);
  if (file.size > MOST_BYTES_AT_ONCE) return err({ code: 'payload_too_large' });
  if (!(await isNewShop(db, staffId))) return err({ code: 'house_not_new' });
  if ((await countWaitingBytes(db)) + file.size > MOST_BYTES) return err({ code: 'archive_rows_too_large' });
  const rows = await prepareRows(known, await file.text(), await loadRowKeys(secrets, known));
  if (!rows.ok) return err(refused);
  if (rows.value.length > 0) {
    await insertWaitingRows(db, { staffId, table: known, rows: rows.value, bytes: file.size, at: clock() });
  }
  return ok(rows.value.length);
}

type ReadShop = { readonly products: number; readonly orders: number; readonly closedStaff: readonly string[] };

export async function readWhole(
  services: Services,
  {
    staffId,
    pictures,
    orderNumberKey,
  }: {
    readonly staffId: number;
    readonly pictures: Blob;
    readonly orderNumberKey: string;
  },
): Promise<Result<ReadShop, RowsRefused | TooLarge | NotNew | ChangedMeanwhile>> {
  if (pictures.size > MOST_BYTES_OF_PICTURES) return err({ code: 'payload_too_large' });
  const stored = readPictures(await pictures.text());
  if (stored === null) return err({ code: 'archive_rows_refused', details: { table: 'images' } });
  const tables = await orderTables(services);
  try {
    return await saveByStaff<ReadShop, RowsRefused>(
      services,
      { subject: 'archive', staffId: null },
      async (tx, save, at) => {
        await moveWaitingRows(tx, {
          staffId,
          tables,
          pictures: stored,
          orderNumberKey: Buffer.from(orderNumberKey, 'hex'),
        });
        if (!(await canBeServed(tx, at))) return err({ code: 'archive_rows_refused', details: { table: 'meniu' } });
        await save({ title: 'Arhivă citită', action: 'created', after: { Conținut: 'Tot, cu datele clienților' } });
        return ok(await countRead(tx));
      },
    );
  } catch (error) {
    const refusal = error instanceof pg.DatabaseError ? refusalOf(error) : null;
    if (refusal === null) throw error;
    return err(refusal);
  }
}

const Pictures = z.record(z.string().max(200), z.string().max(200));

function readPictures(text: string): Readonly<Record<string, string>> | null {
  try {
    const read = Pictures.safeParse(JSON.parse(text));
    return read.success && isStorable(read.data) ? read.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Whether pages and orders work with the imported data, because a value that no form would save could break both. */
async function canBeServed(tx: Tx, at: Instant): Promise<boolean> {
  try {
    await orderRules.load(tx, at);
    await loadMenuDocument(tx, (hash) => hash);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError) throw error;
    return false;
  }
}

/** SQLSTATE classes for invalid values, inconsistent rows, and rows too long for an index. */
const OF_THE_ROWS = /^(22|23|54)/;

/** Error codes of `read_archive_rows`, as defined in its migration, before and after it fills a table. */
function refusalOf({ code = '', detail, table }: pg.DatabaseError): RowsRefused | NotNew | null {
  if (code === 'PA001') return { code: 'house_not_new' };
  if (code === 'PA003' || code === 'PA004')
    return { code: 'archive_rows_refused', details: { table: archivedTable(detail ?? '') } };
  return OF_THE_ROWS.test(code)
    ? { code: 'archive_rows_refused', details: { table: archivedTable(table ?? 'users') } }
    : null;
}

/** The tables to read, each after those it references. */
async function orderTables({
  db,
  listReadTables,
}: Pick<Services, 'db' | 'listReadTables'>): Promise<readonly TableName[]> {
  const references = await listReferences(db);
  const waiting = new Set(listReadTables());
  const ordered: TableName[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      (table) => !references.some((one) => one.table === table && waiting.has(one.names as TableName)),
    );
    if (free.length === 0) throw new Error(`These tables name each other: ${[...waiting].join(', ')}`);
    for (const table of free) waiting.delete(table);
    ordered.push(...free);
  }
  return ordered;
}
