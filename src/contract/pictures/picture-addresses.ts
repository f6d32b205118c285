/** Where pictures stand. Without schemas, so that the browser can import it for nothing. */

/** Widths every picture is stored in, in pixels; smaller originals stop at their own width. */
export const IMAGE_WIDTHS = [160, 320, 640, 960, 1280] as const;

/** The immutable address of a picture at one of `IMAGE_WIDTHS`. */
export function pictureAddress(hash: string, width: (typeof IMAGE_WIDTHS)[number]): string {
  return `/imagini/${hash}-${width}.webp`;
}

/** Twice what a mail is wide. */
export const MAIL_PICTURE_WIDTH = 960;

/** Where a picture stands for mail programs: as JPEG, once it was kept so (`storeMailJpeg`). */
export function mailPictureAddress(hash: string): string {
  return `/imagini/${hash}-${MAIL_PICTURE_WIDTH}.jpg`;
}

const STORED_PICTURE = /(?:^|\/imagini\/)([0-9a-f]{4,64})(?:-\d{2,4}\.(?:webp|avif|jpg))?$/;

/** The hash of a picture of ours, named by its address (with or without the site's own) or by the hash itself. */
export function pictureHashOf(named: string): string | null {
  return STORED_PICTURE.exec(named.trim())?.[1] ?? null;
}
