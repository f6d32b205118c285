/** The only place where uploaded pictures are decoded (reliability T33). */
import sharp from 'sharp';
import { MOST_UPLOAD_BYTES, MOST_UPLOAD_PIXELS } from '#contract/pictures/picture-rules.ts';
import type { StoredPicture } from '#domain/menu/shown-menu.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { openSemaphore } from '#server/platform/security/semaphore.ts';
import { encodePicture } from './encode-picture.ts';
import { savePicture } from './images.repository.ts';

const DECODE_LIMIT_SECONDS = 10;
const LARGEST_WIDTH = 1_600;

const PHOTO = { effort: 4, quality: 78, hasAvif: true };

/** Decoded, a picture takes up to 200 MB; two at once would take twice that. */
const decoding = openSemaphore({ atOnce: 1, mostWaiting: 100 });

export type ImageRefusal = 'too_large' | 'too_many_pixels' | 'not_a_picture' | 'too_many_waiting';

/** First bytes of the formats that are read; everything else, SVG first of all, is never handed to a decoder. */
const SIGNATURES: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  (bytes) => startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]),
];

/**
 * Reads an uploaded JPEG, PNG or WebP, stores it re-encoded and returns its facts. Metadata and trailing bytes are lost; a photo is rotated
 * upright first.
 *
 * Call it before the transaction that names the picture: encoding takes seconds, and no transaction waits for that. A
 * picture that no row references is deleted after a day.
 */
export async function storeImage(db: Database, bytes: Uint8Array): Promise<Result<StoredPicture, ImageRefusal>> {
  if (bytes.byteLength > MOST_UPLOAD_BYTES) return err('too_large');
  if (!SIGNATURES.some((matches) => matches(bytes))) return err('not_a_picture');
  const release = await decoding.acquire();
  if (release === null) return err('too_many_waiting');
  try {
    const decoded = await decode(bytes);
    if (!decoded.ok) return decoded;
    const picture = await encodePicture(decoded.value, PHOTO);
    await inTransaction(db, (tx) => savePicture(tx, picture), { canRepeatAfterCommit: true });
    const { hash, width, height, placeholder } = picture;
    return ok({ hash, width, height, placeholder });
  } finally {
    release();
  }
}

let isGuarded = false;

/** A second barrier: even a file with false first bytes reaches no decoder but these three. */
function guardDecoders(): void {
  if (isGuarded) return;
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  isGuarded = true;
}

type Pixels = { readonly pixels: Buffer; readonly width: number; readonly height: number };

async function decode(bytes: Uint8Array): Promise<Result<Pixels, 'too_many_pixels' | 'not_a_picture'>> {
  guardDecoders();
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_UPLOAD_PIXELS) return err('too_many_pixels');
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_UPLOAD_PIXELS, failOn: 'warning', pages: 1 })
      .timeout({ seconds: DECODE_LIMIT_SECONDS })
      .autoOrient()
      .resize({ width: LARGEST_WIDTH, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return ok({ pixels: data, width: info.width, height: info.height });
  } catch (error) {
    // A picture that cannot be decoded is the client's fault: refused, not logged.
    if (error instanceof Error) return err('not_a_picture');
    throw error;
  }
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
