/** Where pictures stand. Without schemas, so that the browser can import it for nothing. */

/** Widths every picture is stored in, in pixels; smaller originals stop at their own width. */
export const IMAGE_WIDTHS = [160, 320, 640, 960, 1280] as const;

/** The immutable address of a picture at one of `IMAGE_WIDTHS`. */
export function pictureAddress(hash: string, width: (typeof IMAGE_WIDTHS)[number]): string {
  return `/imagini/${hash}-${width}.webp`;
}
