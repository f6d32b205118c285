import { MOST_UPLOAD_PIXELS } from '#contract/pictures/picture-rules.ts';

/** Larger files are made smaller before they are sent; no page shows more than 1280 pixels of width. */
const SENT_AS_IT_IS_BYTES = 1024 * 1024;
const LONGEST_SIDE = 2_000;
const QUALITY = 0.9;

/**
 * Shrinks a photo so that a phone can upload it quickly. A file that this browser cannot read is returned unchanged:
 * the server says what is wrong with it.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (bitmap === null) return file;
  const { width, height } = bitmap;
  try {
    if (file.size <= SENT_AS_IT_IS_BYTES && width * height <= MOST_UPLOAD_PIXELS) return file;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (context === null) return file;
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
    return new File([blob], file.name, { type: blob.type });
  } finally {
    bitmap.close();
  }
}
