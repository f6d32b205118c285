/** The only place where uploaded pictures are decoded (reliability T33); it runs in a process of its own. */
import sharp from 'sharp';
import { MOST_UPLOAD_PIXELS } from '#contract/pictures/picture-rules.ts';
import { err, ok, type Result } from '#domain/result.ts';

const DECODE_LIMIT_SECONDS = 10;
const LARGEST_WIDTH = 1_600;

export type UndecodedPicture = 'too_many_pixels' | 'not_a_picture';
/** Three bytes each, row by row. */
export type Pixels = { readonly pixels: Buffer; readonly width: number; readonly height: number };

/** Unpacks a JPEG, PNG or WebP upright, on white, no wider than is shown. Metadata and trailing bytes are lost. */
export async function decodePicture(bytes: Uint8Array): Promise<Result<Pixels, UndecodedPicture>> {
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

let isGuarded = false;

/** A second barrier: even a file with false first bytes reaches no decoder but these three. */
function guardDecoders(): void {
  if (isGuarded) return;
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  isGuarded = true;
}
