/** Addresses of pictures. Without schemas, so that importing it costs the browser nothing. */

/** Widths in which every picture is stored, in pixels; smaller originals end at their own width. */
export const IMAGE_WIDTHS = [160, 320, 640, 960, 1280] as const;

/** The immutable address of a picture at one of `IMAGE_WIDTHS`. */
export function pictureAddress(hash: string, width: (typeof IMAGE_WIDTHS)[number]): string {
  return `/imagini/${hash}-${width}.webp`;
}

/** Twice the width of a mail. */
export const MAIL_PICTURE_WIDTH = 960;

/** Address of a picture for mail programs: as JPEG, once `storeMailJpeg` has stored it. */
export function mailPictureAddress(hash: string): string {
  return `/imagini/${hash}-${MAIL_PICTURE_WIDTH}.jpg`;
}

/** What messengers and social networks show of a link; narrower ones they show as a small square. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Address of a picture for shared links, which readers of no newer format than JPEG fetch. */
export function sharePictureAddress(hash: string): string {
  return `/imagini/${hash}-${SHARE_SIZE.width}x${SHARE_SIZE.height}.jpg`;
}

/** The drawn picture for shared links, while the restaurant has uploaded none (`scripts/draw-icons.ts`). */
export const DRAWN_SHARE_PICTURE = '/share.jpg';

const STORED_PICTURE = /(?:^|\/imagini\/)([0-9a-f]{4,64})(?:-\d{2,4}(?:x\d{2,4})?\.(?:webp|avif|jpg))?$/;

/** The hash of a stored picture, from its address (absolute or not) or from the hash itself. */
export function pictureHashOf(named: string): string | null {
  return STORED_PICTURE.exec(named.trim())?.[1] ?? null;
}
