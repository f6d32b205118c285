import type { Database } from '#server/platform/database.ts';
import type { StoredPicture } from '#server/platform/stored-picture.ts';
import type { EncodedPicture, ImageFormat } from './encode-picture.ts';

/** Keeps a picture; one that is already kept stays as it is. */
export async function savePicture(db: Database, { variants, ...picture }: EncodedPicture): Promise<void> {
  await db
    .insertInto('images')
    .values(picture)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('image_variants')
    .values(variants.map((variant) => ({ ...variant, hash: picture.hash })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The variant nearest to what is asked: the next larger width, else the largest; the asked format, else WebP. Null when
 * there is no such picture.
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

export async function findStoredPicture(db: Database, hash: string): Promise<StoredPicture | null> {
  const row = await db
    .selectFrom('images')
    .select(['hash', 'width', 'height', 'placeholder'])
    .where('hash', '=', hash)
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
