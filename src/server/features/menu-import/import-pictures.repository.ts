import { sql } from 'kysely';
import { keptSince } from '#domain/legal/retention.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { insertRows } from '#server/platform/postgres/insert-rows.ts';

/** Why a picture was not fetched: its server's answer, or the content. */
export const PICTURE_FAILURES = [
  'foreign_host',
  'unreachable',
  'refused',
  'too_large',
  'too_many_pixels',
  'not_a_picture',
] as const;
export type PictureFailure = (typeof PICTURE_FAILURES)[number];

export type ImportPictures = {
  readonly all: number;
  readonly done: number;
  readonly failed: readonly {
    readonly productId: number;
    readonly product: string;
    readonly reason: PictureFailure;
  }[];
};

export const NO_PICTURES: ImportPictures = { all: 0, done: 0, failed: [] };

export async function insertPictures(
  tx: Tx,
  importId: number,
  pictures: readonly { readonly productId: number; readonly address: string }[],
  at: Instant,
): Promise<void> {
  if (pictures.length === 0) return;
  const rows = pictures.map(({ productId, address }) => ({
    import_id: importId,
    product_id: productId,
    address,
    due_at: new Date(at),
  }));
  await insertRows('import_pictures', rows).execute(tx);
}

export type DuePicture = {
  readonly id: number;
  readonly productId: number;
  readonly address: string;
  /** The member of staff who imported; null once that account was deleted. */
  readonly staffId: number | null;
  /** Including the present one. */
  readonly tries: number;
};

/** The first due picture, reserved for this process until `until`; null when none is due. */
export async function takeDuePicture(
  db: Database,
  { at, until }: { readonly at: Instant; readonly until: Instant },
): Promise<DuePicture | null> {
  const row = await db
    .updateTable('import_pictures')
    .set({ due_at: new Date(until), tries: sql<number>`tries + 1` })
    .where('id', '=', (query) =>
      query
        .selectFrom('import_pictures')
        .select('id')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', new Date(at))
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning((eb) => [
      'id',
      'product_id',
      'address',
      'tries',
      eb.selectFrom('menu_imports').select('staff_id').whereRef('menu_imports.id', '=', 'import_id').as('staff_id'),
    ])
    .executeTakeFirst();
  if (row === undefined) return null;
  return { id: row.id, productId: row.product_id, address: row.address, staffId: row.staff_id, tries: row.tries };
}

/** Whether it is still waiting: its import may have been undone meanwhile. */
export async function isWaiting(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('import_pictures')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markFetched(tx: Tx, id: number, version: number | null): Promise<void> {
  await tx.updateTable('import_pictures').set({ state: 'done', reason: null, version }).where('id', '=', id).execute();
}

/** @param again moment of the next attempt; null for never */
export async function markNotFetched(
  db: Database,
  id: number,
  { reason, again }: { readonly reason: PictureFailure; readonly again: Instant | null },
): Promise<void> {
  await db
    .updateTable('import_pictures')
    .set({ reason, ...(again === null ? { state: 'failed' } : { due_at: new Date(again) }) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Queues failed ones again. Returns their number. */
export async function fetchFailedAgain(db: Database, importId: number, at: Instant): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('import_pictures')
    .set({ state: 'waiting', tries: 0, due_at: new Date(at) })
    .where('import_id', '=', importId)
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The change in which a product got the picture of an import; null when it shows none. */
export async function findShownVersion(tx: Tx, importId: number, productId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('import_pictures')
    .select('version')
    .where('import_id', '=', importId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.version ?? null;
}

/** Deletes the remaining pictures of an import. */
export async function deletePictures(tx: Tx, importId: number): Promise<void> {
  await tx.deleteFrom('import_pictures').where('import_id', '=', importId).execute();
}

/** By import; one without pictures is missing. */
export async function countPictures(
  db: Database,
  importIds: readonly number[],
): Promise<ReadonlyMap<number, ImportPictures>> {
  if (importIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('import_pictures')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['import_id', 'product_id', 'state', 'reason', 'products.name'])
    .where('import_id', 'in', importIds)
    .orderBy('import_pictures.id')
    .execute();
  const counted = new Map<number, { all: number; done: number; failed: ImportPictures['failed'][number][] }>();
  for (const { import_id: id, product_id: productId, state, reason, name } of rows) {
    const one = counted.get(id) ?? { all: 0, done: 0, failed: [] };
    counted.set(id, one);
    one.all += 1;
    if (state === 'done') one.done += 1;
    // Only these words are written.
    if (state === 'failed') one.failed.push({ productId, product: name, reason: reason as PictureFailure });
  }
  return counted;
}

export async function deleteOldImportPictures(db: Database, at: Instant): Promise<void> {
  await db
    .deleteFrom('import_pictures')
    .where('state', '<>', 'waiting')
    .where('due_at', '<', new Date(keptSince('import_pictures', at)))
    .execute();
}
