/** Converts pictures between wire and domain. */
import type { Picture, StoredPicture } from '#domain/menu/shown-menu.ts';
import type { Picture as PictureWire } from '../menu/wire.ts';
import { IMAGE_WIDTHS, pictureAddress } from './picture-addresses.ts';

/** The default width: enough for a card on a high-density screen. */
const MIDDLE_WIDTH = 640;

/** @param id the row that links the picture to its owner; 0 where an owner has one picture only */
export function pictureToWire(
  { hash, width, height, placeholder }: StoredPicture,
  { id = 0, alt }: { readonly id?: number; readonly alt: string },
): PictureWire {
  return { id, imageLink: pictureAddress(hash, middleWidthOf(width)), hash, alt, width, height, placeholder };
}

/** Only the displayed fields, because pages contain them in their HTML. */
export function pictureFromWire({ hash, alt, width, placeholder }: PictureWire): Picture {
  return { hash, alt, width, placeholder };
}

/** The largest stored width up to the default one; a small original has no larger ones. */
function middleWidthOf(originalWidth: number): (typeof IMAGE_WIDTHS)[number] {
  const fitting = IMAGE_WIDTHS.filter((width) => width <= MIDDLE_WIDTH && width <= originalWidth);
  return fitting.at(-1) ?? IMAGE_WIDTHS[0];
}
