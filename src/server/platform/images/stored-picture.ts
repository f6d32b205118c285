/** Pictures as features read them beside their own rows, and as they go on the wire. */
import type { Picture } from '#contract/menu/wire.ts';
import { IMAGE_WIDTHS, pictureAddress } from '#contract/pictures/picture-addresses.ts';

/** The facts of a picture without its bytes. */
export type StoredPicture = Pick<Picture, 'hash' | 'width' | 'height' | 'placeholder'>;

/** The default width: enough for a card on a high-density screen. */
const MIDDLE_WIDTH = 640;

/**
 * A picture on the wire.
 *
 * @param id the row that links the picture to its owner; 0 where an owner has one picture only
 */
export function presentPicture(
  { hash, width, height, placeholder }: StoredPicture,
  { id = 0, alt }: { readonly id?: number; readonly alt: string },
): Picture {
  return { id, imageLink: pictureAddress(hash, middleWidthOf(width)), hash, alt, width, height, placeholder };
}

/** The largest stored width up to the middle one: a small original has no larger ones. */
function middleWidthOf(originalWidth: number): (typeof IMAGE_WIDTHS)[number] {
  const fitting = IMAGE_WIDTHS.filter((width) => width <= MIDDLE_WIDTH && width <= originalWidth);
  return fitting.at(-1) ?? IMAGE_WIDTHS[0];
}
