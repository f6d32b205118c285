/** The only module that decodes uploaded pictures (reliability T33); it runs in a separate process. */
import sharp from 'sharp';
import { MOST_UPLOAD_PIXELS } from '#contract/pictures/picture-rules.ts';
import { err, ok, type Result } from '#domain/result.ts';

const DECODE_LIMIT_SECONDS = 10;
const LARGEST_WIDTH = 1_600;
/** WebP takes 16,383 at most; a strip this long is no photo. */
const LARGEST_HEIGHT = 8_000;

export type UndecodedPicture = 'too_many_pixels' | 'not_a_picture';
/** Three bytes per pixel, row by row. */
export type Pixels = { readonly pixels: Buffer; readonly width: number; readonly height: number };

/**
 * Decodes a JPEG, PNG or WebP: rotated upright, on white, limited to the maximum width and height. Metadata and
 * trailing bytes are dropped. Phones write JPEGs that give warnings (a scan that says that it ends early) and that every
 * browser shows; files that are cut off are errors.
 */
export async function decodePicture(bytes: Uint8Array): Promise<Result<Pixels, UndecodedPicture>> {
  guardDecoders();
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_UPLOAD_PIXELS) return err('too_many_pixels');
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_UPLOAD_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: DECODE_LIMIT_SECONDS })
      .autoOrient()
      .resize({ width: LARGEST_WIDTH, height: LARGEST_HEIGHT, fit: 'inside', withoutEnlargement: true })
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

let isGuarded = false;

/** Defence in depth: a file with forged first bytes can reach only these three decoders. */
function guardDecoders(): void {
  if (isGuarded) return;
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  isGuarded = true;
}
