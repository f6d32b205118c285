import { MOST_UPLOAD_PIXELS } from '#contract/pictures/picture-rules.ts';

/** Larger files are made smaller before they are sent; no page shows more than 1280 pixels of width. */
const SENT_AS_IT_IS_BYTES = 1024 * 1024;
const LONGEST_SIDE = 2_000;
const QUALITY = 0.9;
/** Safari writes no WebP: it answers with a PNG, which is larger than the photo was. */
const SENT_TYPES = ['image/webp', 'image/jpeg'] as const;

/**
 * Shrinks a photo so that a phone can upload it quickly. A file that this browser cannot read or make smaller is
 * returned unchanged: the server says what is wrong with it.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (bitmap === null) return file;
  const { width, height } = bitmap;
  try {
    if (file.size <= SENT_AS_IT_IS_BYTES && width * height <= MOST_UPLOAD_PIXELS) return file;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
    const context = canvas.getContext('2d');
    if (context === null) return file;
    // As the server does; a JPEG would have black where a picture is transparent.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await writePhoto(canvas);
    // The server refuses a picture of too many pixels, whatever its bytes.
    const isBetter = blob !== null && (blob.size < file.size || width * height > MOST_UPLOAD_PIXELS);
    return isBetter ? new File([blob], file.name, { type: blob.type }) : file;
  } finally {
    bitmap.close();
  }
}

/** The first type that this browser writes; null when it writes neither. */
async function writePhoto(canvas: OffscreenCanvas): Promise<Blob | null> {
  for (const type of SENT_TYPES) {
    const blob = await canvas.convertToBlob({ type, quality: QUALITY }).catch(() => null);
    if (blob?.type === type) return blob;
  }
  return null;
}
