import { type SqlBool, sql } from 'kysely';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { DB } from '#server/platform/database.types.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

/** Whether nothing was sold or put on the menu here, and no other account has a key. */
export async function isNewHouse(db: Database, staffId: number): Promise<boolean> {
  const { rows } = await sql<{ is_new: SqlBool }>`select is_new_house(${staffId}) as is_new`.execute(db);
  return rows[0]?.is_new === true;
}

/** The last step of this database. */
export async function findMigration(db: Database): Promise<string> {
  const row = await db
    .selectFrom('schema_migrations')
    .select(({ fn }) => fn.max('name').as('name'))
    .executeTakeFirst();
  return row?.name ?? '';
}

/** Those of anybody: only one archive is read into a new house. */
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
    readonly table: keyof DB;
    readonly rows: readonly object[];
    readonly bytes: number;
    readonly at: Instant;
  },
): Promise<void> {
  await db
    .insertInto('archive_rows')
    .values({
      staff_id: waiting.staffId,
      table_name: waiting.table,
      rows: JSON.stringify(waiting.rows),
      bytes: waiting.bytes,
      added_at: new Date(waiting.at),
    })
    .execute();
}

/** What each of these tables names, within them. */
export async function listReferences(
  db: Database,
): Promise<readonly { readonly table: string; readonly names: string }[]> {
  const { rows } = await sql<{ table: string; names: string }>`
    select distinct conrelid::regclass::text as table, confrelid::regclass::text as names
    from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(db);
  return rows;
}

const PATIENCE = '10min';

/**
 * Moves everything that waits into its tables, in this order, and answers the id that the asking account has then.
 *
 * @throws DatabaseError with a code of `REFUSALS_OF_ROWS` where the rows fit no house
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
    select read_archive_rows(${staffId}, ${sql.val([...tables])}::text[], ${JSON.stringify(pictures)}::jsonb, ${orderNumberKey}) as id`.execute(
    tx,
  );
  return Number(rows[0]?.id);
}

/** What the new house has now. */
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
