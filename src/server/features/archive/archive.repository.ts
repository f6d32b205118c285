import { sql } from 'kysely';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { databaseTable } from '#server/platform/define/tables.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';

/**
 * Columns that no archive contains, in any table; bytes are excluded as well, because all of them are hashes of keys.
 */
const SECRET_COLUMNS: readonly string[] = ['password_hash', 'pin_hash', 'xid'];

export type StoredArchive = {
  readonly id: number;
  /** '' for a deleted account. */
  readonly staff: string;
  readonly hasGuests: boolean;
  readonly begunAt: Instant;
  readonly movedAt: Instant;
  readonly endedAt: Instant | null;
  readonly parts: number;
  readonly partsDone: number;
  readonly bytes: number;
};

const MOST_LISTED = 10;

/** The latest first. */
export async function listArchives(db: Database): Promise<readonly StoredArchive[]> {
  const rows = await db
    .selectFrom('archives')
    .leftJoin('users', 'users.id', 'archives.staff_id')
    .select(['archives.id', 'users.email', 'has_guests', 'begun_at', 'moved_at', 'ended_at'])
    .select(['parts', 'parts_done', 'bytes'])
    .orderBy('archives.id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    staff: row.email ?? '',
    hasGuests: row.has_guests,
    begunAt: readInstant(row.begun_at),
    movedAt: readInstant(row.moved_at),
    endedAt: maybeInstant(row.ended_at),
    parts: row.parts,
    partsDone: row.parts_done,
    bytes: Number(row.bytes),
  }));
}

export async function insertArchive(
  tx: Tx,
  { staffId, hasGuests, at }: { readonly staffId: number; readonly hasGuests: boolean; readonly at: Instant },
): Promise<number> {
  const { id } = await tx
    .insertInto('archives')
    .values({
      staff_id: staffId,
      has_guests: hasGuests,
      parts: 0,
      begun_at: new Date(at),
      moved_at: new Date(at),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks an archive as being written; false unless this account requested it recently and it was not written yet. */
export async function claimArchive(
  db: Database,
  id: number,
  {
    staffId,
    since,
    at,
    parts,
  }: { readonly staffId: number; readonly since: Instant; readonly at: Instant; readonly parts: number },
): Promise<boolean> {
  const row = await db
    .updateTable('archives')
    .set({ parts, moved_at: new Date(at) })
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('parts', '=', 0)
    .where('begun_at', '>', new Date(since))
    .executeTakeFirst();
  return row.numUpdatedRows > 0n;
}

/** Whether an archive includes guests' data; null when it does not exist. */
export async function findHasGuests(db: Database, id: number): Promise<boolean | null> {
  const row = await db.selectFrom('archives').select('has_guests').where('id', '=', id).executeTakeFirst();
  return row?.has_guests ?? null;
}

export async function moveArchive(
  db: Database,
  id: number,
  {
    partsDone,
    bytes,
    at,
    isEnded,
  }: { readonly partsDone: number; readonly bytes: number; readonly at: Instant; readonly isEnded: boolean },
): Promise<void> {
  await db
    .updateTable('archives')
    .set({
      parts_done: partsDone,
      bytes,
      moved_at: new Date(at),
      ...(isEnded ? { ended_at: new Date(at) } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** Products that are not archived, in the order of the menu. */
export async function listMenuOrder(db: Database): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select('products.id')
    .where('archived_at', 'is', null)
    .orderBy('categories.position')
    .orderBy('categories.id')
    .orderBy('products.position')
    .orderBy('products.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The largest stored variant of a picture; null when it was deleted. */
export async function findLargestPicture(db: Database, hash: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('image_variants')
    .select('bytes')
    .where('hash', '=', hash)
    .where('format', '=', 'webp')
    .orderBy('width', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : new Uint8Array(row.bytes);
}

/** Pictures referenced by rows of these tables, without duplicates. */
export async function listShownPictures(db: Database, tables: readonly string[]): Promise<readonly string[]> {
  const { rows: showing } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as table, attname::text as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'images'::regclass order by 1, 2`.execute(db);
  const reads = showing
    .filter(({ table }) => tables.includes(table))
    .map(({ table, name }) => sql`select ${sql.ref(name)} as image_hash from ${sql.table(table)}`);
  const { rows } = await sql<{ image_hash: string }>`
    select distinct image_hash from (${sql.join(reads, sql` union all `)}) as shown
    where image_hash is not null order by image_hash`.execute(db);
  return rows.map((row) => row.image_hash);
}

const BATCH = 1_000;

/**
 * The rows of a table, by its name in archives, as JSON texts, by primary key and in batches, so that no transaction stays open during a
 * download. Without orders of a rehearsal, whose ids are negative.
 */
export async function* readTable(db: Database, archived: string): AsyncGenerator<readonly string[]> {
  const table = databaseTable(archived);
  const key = await listKeyColumns(db, table);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const without = [...SECRET_COLUMNS, ...(await listBytesColumns(db, table))];
  // Guests can still sign in at another restaurant's shop; staff set a new password there.
  const kept =
    table === 'users'
      ? sql`case when roles = '{ROLE_USER}' then jsonb_build_object('password_hash', password_hash) else '{}' end`
      : sql`'{}'::jsonb`;
  // Keys are compared as text: a moment parsed to a Date would lose its microseconds, and the next batch would start at
  // the wrong row.
  const keyTexts = sql.join(key.map((column) => sql`${sql.ref(column)}::text`));
  const orderColumn = await findOrderColumn(db, table);
  const isReal = orderColumn === null ? sql`true` : sql`coalesce(${sql.ref(orderColumn)}, 1) > 0`;
  const readBatch = async (after: readonly string[] | null) => {
    const behind = after === null ? sql`true` : sql`(${columns}) > (${sql.join(after.map((one) => sql`${one}`))})`;
    const { rows } = await sql<{ row: string; key: string[] }>`
      select ((to_jsonb(one) - ${without}::text[]) || ${kept})::text as row, array[${keyTexts}] as key
      from ${sql.table(table)} as one where ${behind} and ${isReal} order by ${columns} limit ${BATCH}`.execute(db);
    return rows;
  };
  let rows = await readBatch(null);
  while (rows.length > 0) {
    yield rows.map(({ row }) => row);
    rows = rows.length < BATCH ? [] : await readBatch(rows.at(-1)?.key ?? null);
  }
}

async function listKeyColumns(db: Database, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary order by array_position(indkey::int2[], attnum)`.execute(db);
  if (rows.length === 0) throw new Error(`The table ${table} has no key to be read by`);
  return rows.map(({ name }) => name);
}

/** The column that references an order; null when a table has none. */
async function findOrderColumn(db: Database, table: string): Promise<string | null> {
  if (table === 'all_orders') return 'id';
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attname = 'order_id' and not attisdropped`.execute(db);
  return rows[0]?.name ?? null;
}

async function listBytesColumns(db: Database, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and atttypid = 'bytea'::regtype`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Counts of what an archive would contain. */
export async function countArchived(db: Database) {
  const { rows } = await sql<{ products: string; pictures: string; orders: string; guests: string; bytes: string }>`
    select
      (select count(*) from products where archived_at is null) as products,
      (select count(*) from images) as pictures,
      (select count(*) from real_orders) as orders,
      (select count(*) from customer_sums) as guests,
      (select coalesce(sum(size), 0) from (select max(octet_length(bytes)) as size from image_variants
        where format = 'webp' group by hash) as largest) as bytes`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('Counts are one row');
  return {
    products: Number(row.products),
    pictures: Number(row.pictures),
    orders: Number(row.orders),
    guests: Number(row.guests),
    pictureBytes: Number(row.bytes),
  };
}
