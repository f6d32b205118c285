/** The block list. An entry is found by a hash of its key; the text for staff is stored with it. */
import { type Selectable, sql } from 'kysely';
import type { BlockKind } from '#domain/guard/block-keys.ts';
import type { BlockedThing, ParsedBlockTerms } from '#domain/guard/parse-block.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';
import type { Blocks } from '#server/platform/database.types.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { countRows } from '#server/platform/postgres/count-rows.ts';
import { foldedText, likePattern } from '#server/platform/postgres/folded-text.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';
import { hiddenKey } from '#server/platform/security/hide-text.ts';

export type StoredBlock = ParsedBlockTerms & {
  readonly id: number;
  readonly kind: BlockKind;
  readonly shown: string;
};

export type ListedBlock = StoredBlock & {
  /** Of the order whose card it was added from. */
  readonly orderNumber: number | null;
  readonly addedBy: string | null;
  readonly addedAt: Instant;
  /** The id of its last change. */
  readonly version: number;
};

const BLOCK = ['blocks.id', 'blocks.kind', 'blocks.shown', 'blocks.reason', 'blocks.until'] as const;

type BlockRow = Pick<Selectable<Blocks>, 'id' | 'kind' | 'shown' | 'reason' | 'until'>;

function blockOfRow({ until, ...row }: BlockRow): StoredBlock {
  return {
    ...row,
    until: until === null ? null : localDate(until),
  };
}

/** The active blocks on `today`: last day by the hash of the key. */
export async function listBlocksInForce(
  db: Database,
  today: LocalDate,
): Promise<ReadonlyMap<string, LocalDate | null>> {
  const rows = await db
    .selectFrom('blocks')
    .select(['key', 'until'])
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', today)]))
    .execute();
  return new Map(rows.map(({ key, until }) => [key, until === null ? null : localDate(until)]));
}

/** The active block of a key on `today`; null without one. */
export async function findBlockOf(db: Database, key: string, today: LocalDate): Promise<StoredBlock | null> {
  const row = await db
    .selectFrom('blocks')
    .select(BLOCK)
    .where('key', '=', hiddenKey(key))
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', today)]))
    .executeTakeFirst();
  return row === undefined ? null : blockOfRow(row);
}

export type BlockFilter = {
  /** As typed; '' means no search. */
  readonly search: string;
};

const FOLDED = foldedText(sql<string>`concat_ws(' ', blocks.shown, replace(blocks.shown, ' ', ''), blocks.reason)`);

function matching(db: Database, { search }: BlockFilter) {
  return db.selectFrom('blocks').$if(search.trim() !== '', (query) => query.where(FOLDED, 'like', likePattern(search)));
}

/** The newest first. */
export async function listBlocks(
  db: Database,
  { page, size, ...filter }: BlockFilter & { readonly page: number; readonly size: number },
): Promise<readonly ListedBlock[]> {
  const rows = await matching(db, filter)
    .leftJoin('users', 'users.id', 'blocks.created_by')
    .leftJoin('orders', 'orders.id', 'blocks.order_id')
    .select(BLOCK)
    .select([
      'blocks.created_at',
      'orders.number',
      sql<string | null>`nullif(trim(concat_ws(' ', users.first_name, users.last_name)), '')`.as('addedBy'),
      sql<number>`coalesce((select max(changes.id) from changes where subject = 'block:' || blocks.id), 0)`.as(
        'version',
      ),
    ])
    .orderBy('blocks.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map(({ created_at: addedAt, number, addedBy, version, ...row }) => ({
    ...blockOfRow(row),
    orderNumber: number,
    addedBy,
    addedAt: readInstant(addedAt),
    version,
  }));
}

export function countBlocks(db: Database, filter: BlockFilter): Promise<number> {
  return countRows(matching(db, filter));
}

export type NewBlock = BlockedThing &
  ParsedBlockTerms & {
    readonly orderNumber: number | null;
    readonly staffId: number;
    readonly at: Instant;
  };

/** @returns null when the key already has an active block; an expired one is replaced */
export async function insertBlock(tx: Tx, block: NewBlock, today: LocalDate): Promise<number | null> {
  const key = hiddenKey(block.key);
  await tx.deleteFrom('blocks').where('key', '=', key).where('until', '<', today).execute();
  const row = await tx
    .insertInto('blocks')
    .values((eb) => ({
      kind: block.kind,
      key,
      shown: block.shown,
      reason: block.reason,
      until: block.until,
      order_id: eb.selectFrom('orders').select('orders.id').where('number', '=', block.orderNumber),
      created_by: block.staffId,
      created_at: new Date(block.at),
    }))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findBlock(tx: Tx, id: number): Promise<StoredBlock | null> {
  const row = await tx.selectFrom('blocks').select(BLOCK).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : blockOfRow(row);
}

export async function updateBlock(tx: Tx, id: number, { reason, until }: ParsedBlockTerms): Promise<void> {
  await tx.updateTable('blocks').set({ reason, until }).where('id', '=', id).execute();
}

export async function deleteBlock(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('blocks').where('id', '=', id).execute();
}

export async function deleteBlocksEndedBefore(db: Database, day: LocalDate): Promise<void> {
  await db.deleteFrom('blocks').where('until', '<', day).execute();
}

/** A person as far as the list identifies them: by their keys, and by the orders that entries were added from. */
export type BlockedPerson = { readonly keys: readonly string[]; readonly orderIds: readonly number[] };

export async function listBlocksOf(
  db: Database,
  { keys, userId }: { readonly keys: readonly string[]; readonly userId: number | null },
): Promise<readonly (StoredBlock & { readonly addedAt: Instant })[]> {
  const rows = await db
    .selectFrom('blocks')
    .leftJoin('orders', 'orders.id', 'blocks.order_id')
    .select(BLOCK)
    .select('blocks.created_at')
    .where((eb) => eb.or([eb('key', 'in', keys.map(hiddenKey)), eb('orders.user_id', '=', userId)]))
    .orderBy('blocks.id')
    .execute();
  return rows.map(({ created_at: addedAt, ...row }) => ({
    ...blockOfRow(row),
    addedAt: readInstant(addedAt),
  }));
}

/** Keeps the hash, so that the block stays until its end; removes the readable text. */
export async function hideBlocksOf(tx: Tx, { keys, orderIds }: BlockedPerson): Promise<void> {
  await tx
    .updateTable('blocks')
    .set({ shown: '', reason: '', order_id: null })
    .where((eb) => eb.or([eb('key', 'in', keys.map(hiddenKey)), eb('order_id', '=', anyOf(orderIds))]))
    .execute();
}
