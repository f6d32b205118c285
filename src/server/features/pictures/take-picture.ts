import type { PlainErrorCode } from '#contract/errors.ts';
import { MOST_UPLOAD_BYTES } from '#contract/pictures/picture-rules.ts';
import type { StoredPicture } from '#domain/menu/shown-menu.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Database } from '#server/platform/database.ts';
import { type ImageRefusal, storeImage } from '#server/platform/images/store-image.ts';

/**
 * Stores an uploaded file as a picture, or returns what is wrong with it. Not in a transaction, because it takes
 * seconds.
 */
export async function takePicture(
  { db }: { readonly db: Database },
  file: File,
): Promise<Result<StoredPicture, UploadRefusal>> {
  if (file.size > MOST_UPLOAD_BYTES) return err('picture_too_large');
  const stored = await storeImage(db, new Uint8Array(await file.arrayBuffer()));
  return stored.ok ? ok(stored.value) : err(PICTURE_REFUSALS[stored.error]);
}

/** Refusals of an invalid file. */
const PICTURE_REFUSALS = {
  too_large: 'picture_too_large',
  too_many_pixels: 'picture_too_detailed',
  not_a_picture: 'picture_unreadable',
  too_many_waiting: 'unavailable',
} as const satisfies Record<ImageRefusal, PlainErrorCode>;
export type UploadRefusal = (typeof PICTURE_REFUSALS)[ImageRefusal];
