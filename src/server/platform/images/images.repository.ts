import { type ExpressionBuilder, sql } from 'kysely';
import type { StoredPicture } from '#domain/menu/shown-menu.ts';
import type { Database } from '#server/platform/database.ts';
import type { DB } from '#server/platform/database.types.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { EncodedPicture, ImageFormat } from './encode-picture.ts';

/** Stores a picture; an existing one stays unchanged, but its upload time is renewed. */
export async function savePicture(db: Database, { variants, ...picture }: EncodedPicture): Promise<void> {
  await db
    .insertInto('images')
    .values(picture)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ created_at: sql`now()` }))
    .execute();
  await db
    .insertInto('image_variants')
    .values(variants.map((variant) => ({ ...variant, hash: picture.hash })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The variant closest to the request: the next larger width, else the largest; the requested format, else WebP. Null
 * when the picture does not exist.
 */
export async function findVariant(
  db: Database,
  { hash, width, format }: { readonly hash: string; readonly width: number; readonly format: ImageFormat },
): Promise<{ readonly format: string; readonly width: number; readonly bytes: Buffer } | null> {
  const row = await db
    .selectFrom('image_variants')
    .select(['format', 'width', 'bytes'])
    .where('hash', '=', hash)
    .where('format', 'in', [format, 'webp'])
    .orderBy((eb) => eb('width', '<', width))
    .orderBy((eb) => eb.fn('abs', [eb('width', '-', width)]))
    .orderBy((eb) => eb('format', '<>', format))
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export type NewVariant = {
  readonly hash: string;
  readonly width: number;
  readonly format: ImageFormat;
  readonly bytes: Buffer;
};

export async function saveVariant(db: Database, variant: NewVariant): Promise<void> {
  await db
    .insertInto('image_variants')
    .values(variant)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The existing ones of these, locked until the transaction ends; in a fixed order, so that saves do not deadlock. */
export async function lockPictureRows(tx: Tx, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await tx
    .selectFrom('images')
    .select('hash')
    .where('hash', 'in', hashes)
    .orderBy('hash')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** The picture, with its upload time renewed; null when none has this hash. */
export async function touchPicture(db: Database, hash: string): Promise<StoredPicture | null> {
  const row = await db
    .updateTable('images')
    .set({ created_at: sql`now()` })
    .where('hash', '=', hash)
    .returning(['hash', 'width', 'height', 'placeholder'])
    .executeTakeFirst();
  return row ?? null;
}

/** Every table that references a picture, by `image_hash`. */
export const NAMES_PICTURES = [
  'campaigns',
  'categories',
  'house_pictures',
  'newsletter_drafts',
  'product_images',
  'promotions',
] as const satisfies readonly (keyof DB)[];

/** No row references the picture. */
function isUnnamed({ and, exists, not, selectFrom }: ExpressionBuilder<DB, 'images'>) {
  return and(
    NAMES_PICTURES.map((table) =>
      not(
        exists(selectFrom(table).select(sql<number>`1`.as('one')).whereRef(`${table}.image_hash`, '=', 'images.hash')),
      ),
    ),
  );
}

/**
 * Deletes some pictures that were not referenced within a day, and returns how many. Lock, then re-check: a reference may
 * have appeared; pictures locked by a save are skipped.
 */
export async function deleteUnnamedPictures(tx: Tx, most: number): Promise<number> {
  const held = await tx
    .selectFrom('images')
    .select('hash')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .where(isUnnamed)
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  if (held.length === 0) return 0;
  const deleted = await tx
    .deleteFrom('images')
    .where(
      'hash',
      'in',
      held.map(({ hash }) => hash),
    )
    .where(isUnnamed)
    .executeTakeFirstOrThrow();
  return Number(deleted.numDeletedRows);
}
