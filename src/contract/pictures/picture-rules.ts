/** What an uploaded picture may be. Without schemas, so that a screen can say it before anything is sent. */

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Of one file, in bytes. */
export const MOST_UPLOAD_BYTES = 5 * 1024 * 1024;
/** A 31 kB file can hold 16000 × 16000 pixels: the size is refused before anything is decoded. */
export const MOST_UPLOAD_PIXELS = 25_000_000;
/** Files of one call. */
export const MOST_FILES = 10;
export const MOST_PRODUCT_PICTURES = 12;
/** Of the restaurant itself, beside the one that stands for it. */
export const MOST_GALLERY_PICTURES = 12;
export const MOST_ALT_LENGTH = 200;
