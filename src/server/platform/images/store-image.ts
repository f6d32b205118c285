/** The only way in for a picture from outside (reliability T33). */
import sharp from 'sharp';
import { err, ok, type Result } from '#domain/result.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { encodePicture } from './encode-picture.ts';
import { savePicture } from './images.repository.ts';

export const MOST_UPLOAD_BYTES = 5 * 1024 * 1024;
/** A 31 kB file can hold 16000 × 16000 pixels: the size is refused before anything is decoded. */
const MOST_PIXELS = 25_000_000;
const DECODE_LIMIT_SECONDS = 10;
const LARGEST_WIDTH = 1_600;

const PHOTO = { effort: 4, quality: 78, hasAvif: true };

export type ImageRefusal = 'too_large' | 'not_a_picture';

/** First bytes of the formats that are read; everything else, SVG first of all, is never handed to a decoder. */
const SIGNATURES: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  (bytes) => startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]),
];

/**
 * Reads an uploaded JPEG, PNG or WebP, keeps it re-encoded and tells its hash. Metadata, trailing bytes and whatever else
 * came along are gone; a photo is turned upright first.
 *
 * Call it before the transaction that names the picture: encoding takes seconds, and no transaction waits for that. A
 * picture nobody names does no harm.
 */
export async function storeImage(
  db: Database,
  bytes: Uint8Array,
): Promise<Result<{ readonly hash: string }, ImageRefusal>> {
  if (bytes.byteLength > MOST_UPLOAD_BYTES) return err('too_large');
  if (!SIGNATURES.some((matches) => matches(bytes))) return err('not_a_picture');
  const pixels = await decode(bytes);
  if (pixels === null) return err('not_a_picture');
  const picture = await encodePicture(pixels, PHOTO);
  await inTransaction(db, (tx) => savePicture(tx, picture), { canRepeatAfterCommit: true });
  return ok({ hash: picture.hash });
}

let isGuarded = false;

/** A second lock: even a file that lies in its first bytes finds no other decoder than these three. */
function guardDecoders(): void {
  if (isGuarded) return;
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  isGuarded = true;
}

async function decode(bytes: Uint8Array) {
  guardDecoders();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning', pages: 1 })
      .timeout({ seconds: DECODE_LIMIT_SECONDS })
      .autoOrient()
      .resize({ width: LARGEST_WIDTH, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height };
  } catch (error) {
    // Whatever the decoder dislikes about a stranger's bytes is theirs to repair, not ours to report.
    if (error instanceof Error) return null;
    throw error;
  }
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
