import type { z } from 'zod';
import { sentenceOf } from '#contract/errors.ts';
import type { NamedRestaurantPicture, SaveRestaurantPicturesRequest } from '#contract/pictures/restaurant-pictures.ts';
import { err, type Result } from '#domain/result.ts';
import { withCommaBelow } from '#domain/text/fold.ts';

import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { lockPictures } from '#server/platform/images/keep-pictures.ts';

import { listRestaurantPictures, replaceRestaurantPictures } from './restaurant.repository.ts';

export const RESTAURANT_PICTURES = 'house-pictures';

type Shown = { readonly role: 'hero' | 'gallery'; readonly hash: string; readonly alt: string };

export type RestaurantPicturesRefusal =
  | ChangedMeanwhile
  | { readonly code: 'picture_not_found'; readonly fields: Readonly<Record<string, string>> };

/** Saves the restaurant's pictures in order; returns their new version. */
export function saveRestaurantPictures(
  services: DbServices,
  { hero, gallery, version }: z.output<typeof SaveRestaurantPicturesRequest>,
  staffId: number,
): Promise<Result<{ readonly version: number }, RestaurantPicturesRefusal>> {
  const wanted: readonly Shown[] = [
    ...(hero === null ? [] : [shown('hero', hero)]),
    // Duplicates are removed.
    ...gallery.filter(({ hash }, place) => gallery.findIndex((one) => one.hash === hash) === place).map(inGallery),
  ];
  const saving = { subject: RESTAURANT_PICTURES, staffId, version };
  return saveByStaff<{ readonly version: number }, RestaurantPicturesRefusal>(services, saving, async (tx, save) => {
    const known = await lockPictures(
      tx,
      wanted.map(({ hash }) => hash),
    );
    const missing = wanted.find(({ hash }) => !known.has(hash));
    if (missing !== undefined) {
      return err({ code: 'picture_not_found', fields: { [missing.role]: sentenceOf('picture_not_found') } });
    }
    return save({
      title: 'Imaginile restaurantului',
      before: inWords(await listRestaurantPictures(tx)),
      after: inWords(wanted),
      write: () => replaceRestaurantPictures(tx, wanted),
    });
  });
}

function shown(role: Shown['role'], { hash, alt }: NamedRestaurantPicture): Shown {
  return { role, hash, alt: withCommaBelow(alt).trim() };
}

function inGallery(picture: NamedRestaurantPicture): Shown {
  return shown('gallery', picture);
}

/** For the history of changes: by alternative text, or by the beginning of their address. */
function inWords(pictures: readonly Shown[]): Record<string, string> {
  const of = (role: Shown['role']) =>
    pictures
      .filter((one) => one.role === role)
      .map(({ hash, alt }) => (alt === '' ? hash.slice(0, 6) : `${alt} (${hash.slice(0, 6)})`))
      .join(', ');
  return { 'Imaginea principală': of('hero'), Galerie: of('gallery') };
}
