/** Encodes pixels: every width as WebP, as AVIF where it is clearly smaller, and a blurred placeholder. */
import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_WIDTHS } from '#contract/pictures/picture-addresses.ts';

/** `jpeg` only for pictures shown in mails, `share` (a cropped JPEG) only for those of shared links. */
export type ImageFormat = 'webp' | 'avif' | 'jpeg' | 'share';

type ImageVariant = { readonly width: number; readonly format: 'webp' | 'avif'; readonly bytes: Buffer };

export type EncodedPicture = {
  /** Part of the picture's address; other pixels or another encoding give another hash. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** A data URL of some 200 characters. */
  readonly placeholder: string;
  readonly variants: readonly ImageVariant[];
};

/** Raised when the same pixels are encoded to other bytes, because the content of an address never changes. */
const ENCODING = '1';
const AVIF_QUALITY = 52;
/** Above 2, a photo takes seconds for a few per cent. */
const AVIF_EFFORT = 2;
/** AVIF is slow to encode and decode, so it is used only below this part of the WebP size. */
const AVIF_PAYS_BELOW = 0.85;
/** The longer side of a thin picture may be four times as long. */
const PLACEHOLDER = { width: 16, height: 64, fit: 'inside' } as const;

export type EncodeOptions = {
  /** 0 quick … 6 small. */
  readonly effort: number;
  /** Quality of WebP, 1–100. */
  readonly quality: number;
  readonly hasAvif: boolean;
};

/**
 * Encodes `pixels` (three bytes each). Widths above the picture's own are left out; its own width is the largest when it
 * is smaller than all of them.
 */
export async function encodePicture(
  { pixels, width, height }: { readonly pixels: Buffer; readonly width: number; readonly height: number },
  options: EncodeOptions,
): Promise<EncodedPicture> {
  const picture = () => sharp(pixels, { raw: { width, height, channels: 3 } });
  const fitting = IMAGE_WIDTHS.filter((one) => one <= width);
  const widths = fitting.length > 0 ? fitting : [width];
  const [placeholder, variants] = await Promise.all([
    picture().resize(PLACEHOLDER).webp({ quality: 40 }).toBuffer(),
    Promise.all(widths.map((one) => encodeWidth(() => picture().resize(one), one, options))),
  ]);
  return {
    hash: createHash('sha256').update(`${ENCODING} ${width}x${height} `).update(pixels).digest('hex').slice(0, 32),
    width,
    height,
    placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
    variants: variants.flat(),
  };
}

async function encodeWidth(
  picture: () => Sharp,
  width: number,
  { effort, quality, hasAvif }: EncodeOptions,
): Promise<readonly ImageVariant[]> {
  const webp = await picture().webp({ quality, effort }).toBuffer();
  const variants: ImageVariant[] = [{ width, format: 'webp', bytes: webp }];
  if (hasAvif) {
    const avif = await picture().avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT }).toBuffer();
    if (avif.byteLength <= webp.byteLength * AVIF_PAYS_BELOW) variants.push({ width, format: 'avif', bytes: avif });
  }
  return variants;
}
