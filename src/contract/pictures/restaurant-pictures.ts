/** Pictures of the restaurant itself, as the back office sets them. */
import { z } from 'zod';
import { SavedFrom, Version } from '../changes/wire.ts';
import { Picture } from '../menu/wire.ts';
import { MOST_ALT_LENGTH, MOST_GALLERY_PICTURES } from './picture-rules.ts';
import { PictureHash } from './pictures.ts';

/** One that was uploaded, by its hash. */
const NamedRestaurantPicture = z.object({ hash: PictureHash, alt: z.string().max(MOST_ALT_LENGTH).default('') });
export type NamedRestaurantPicture = z.output<typeof NamedRestaurantPicture>;

export const RestaurantPicturesResponse = z.object({
  version: Version,
  /** The main picture of the restaurant. */
  hero: Picture.nullable(),
  gallery: z.array(Picture),
});

/** The complete new set; pictures not named are no longer shown. */
export const SaveRestaurantPicturesRequest = SavedFrom.extend({
  hero: NamedRestaurantPicture.nullable(),
  gallery: z.array(NamedRestaurantPicture).max(MOST_GALLERY_PICTURES),
});
