import { MOST_UPLOAD_BYTES } from '#contract/pictures/picture-rules.ts';
import type { StoredPicture } from '#domain/menu/shown-menu.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import type { UndecodedPicture } from './decode-picture.ts';
import { drawInOwnProcess } from './draw-in-own-process.ts';
import { savePicture } from './images.repository.ts';

export type ImageRefusal = UndecodedPicture | 'too_large' | 'too_many_waiting';

/** First bytes of the accepted formats; everything else, especially SVG, never reaches a decoder. */
const SIGNATURES: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  (bytes) => startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]),
];

/**
 * Stores an uploaded JPEG, PNG or WebP re-encoded, and returns its facts. Metadata and trailing bytes are dropped; a
 * photo is rotated upright first.
 *
 * Call it before the transaction that references the picture, because encoding takes seconds. A picture that no row
 * references is deleted after a day.
 */
export async function storeImage(db: Database, bytes: Uint8Array): Promise<Result<StoredPicture, ImageRefusal>> {
  if (bytes.byteLength > MOST_UPLOAD_BYTES) return err('too_large');
  if (!SIGNATURES.some((matches) => matches(bytes))) return err('not_a_picture');
  const drawn = await drawInOwnProcess({ kind: 'photo', bytes });
  if (drawn === null) return err('too_many_waiting');
  if (drawn.kind === 'refused') return err(drawn.refusal);
  if (drawn.kind !== 'photo') throw new Error('A photo was drawn as something else');
  const { picture } = drawn;
  await inTransaction(db, (tx) => savePicture(tx, picture), { canRepeatAfterCommit: true });
  const { hash, width, height, placeholder } = picture;
  return ok({ hash, width, height, placeholder });
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
