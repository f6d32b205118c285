import { type SqlBool, sql } from 'kysely';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { archivedTable, databaseTable, type TableName } from '#server/platform/define/tables.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

/** Whether the shop is new: nothing was sold or added to the menu, and no other account can sign in. */
export async function isNewShop(db: Database, staffId: number): Promise<boolean> {
  const { rows } = await sql<{ is_new: SqlBool }>`select is_new_house(${staffId}) as is_new`.execute(db);
  return rows[0]?.is_new === true;
}

/** The last applied migration. */
export async function findMigration(db: Database): Promise<string> {
  const row = await db
    .selectFrom('schema_migrations')
    .select(({ fn }) => fn.max('name').as('name'))
    .executeTakeFirst();
  return row?.name ?? '';
}

/** Deletes the waiting rows of every account, because only one archive is read into a new shop. */
export async function deleteWaitingRows(tx: Tx): Promise<void> {
  await tx.deleteFrom('archive_rows').execute();
}

export async function countWaitingBytes(db: Database): Promise<number> {
  const row = await db
    .selectFrom('archive_rows')
    .select(({ fn }) => fn.sum('bytes').as('bytes'))
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

export async function insertWaitingRows(
  db: Database,
  waiting: {
    readonly staffId: number;
    readonly table: TableName;
    readonly rows: readonly object[];
    readonly bytes: number;
    readonly at: Instant;
  },
): Promise<void> {
  await db
    .insertInto('archive_rows')
    .values({
      staff_id: waiting.staffId,
      table_name: databaseTable(waiting.table),
      rows: JSON.stringify(waiting.rows),
      bytes: waiting.bytes,
      added_at: new Date(waiting.at),
    })
    .execute();
}

/** The foreign keys of these tables among each other. */
export async function listReferences(
  db: Database,
): Promise<readonly { readonly table: string; readonly names: string }[]> {
  const { rows } = await sql<{ table: string; names: string }>`
    select distinct conrelid::regclass::text as table, confrelid::regclass::text as names
    from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(db);
  return rows.map(({ table, names }) => ({ table: archivedTable(table), names: archivedTable(names) }));
}

const PATIENCE = '10min';

/**
 * Moves all waiting rows into their tables, in this order, and returns the id that the calling account then has.
 *
 * @throws DatabaseError with a code of `REFUSALS_OF_ROWS` when the rows are invalid
 */
export async function moveWaitingRows(
  tx: Tx,
  {
    staffId,
    tables,
    pictures,
    orderNumberKey,
  }: {
    readonly staffId: number;
    readonly tables: readonly string[];
    readonly pictures: Readonly<Record<string, string>>;
    readonly orderNumberKey: Buffer;
  },
): Promise<number> {
  await sql`select set_config('statement_timeout', ${PATIENCE}, true)`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    select read_archive_rows(${staffId}, ${sql.val(tables.map(databaseTable))}::text[], ${JSON.stringify(pictures)}::jsonb, ${orderNumberKey}) as id`.execute(
    tx,
  );
  return Number(rows[0]?.id);
}

/** Counts of the new shop's data. */
export async function countRead(tx: Tx) {
  const { rows } = await sql<{ products: string; orders: string; staff: string[] }>`
    select (select count(*) from products where archived_at is null) as products, (select count(*) from orders) as orders,
      array(select email from users where roles <> '{ROLE_USER}' and not is_active order by email) as staff`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('Counts are one row');
  return { products: Number(row.products), orders: Number(row.orders), closedStaff: row.staff };
}
