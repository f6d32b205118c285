/** Limits of an uploaded picture. Without schemas, so that a screen can check them before sending. */

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Bytes per file. */
export const MOST_UPLOAD_BYTES = 5 * 1024 * 1024;
/** A 31 kB file can contain 16000 × 16000 pixels: the size is checked before decoding. */
export const MOST_UPLOAD_PIXELS = 25_000_000;
/** Files per call. */
export const MOST_FILES = 10;
export const MOST_PRODUCT_PICTURES = 12;
/** Pictures of the restaurant besides the main one. */
export const MOST_GALLERY_PICTURES = 12;
export const MOST_ALT_LENGTH = 200;
