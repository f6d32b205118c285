import { MOST_GALLERY_PICTURES } from '#contract/pictures/picture-rules.ts';
import { findVersion } from '#server/features/changes/changes.door.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answer, answerSaved, defineRoute, type Route } from '#server/platform/http/route.ts';
import { presentPicture } from '#server/platform/images/stored-picture.ts';
import { type HousePicture, listHousePictures } from './restaurant.repository.ts';
import { HOUSE_PICTURES, saveHousePictures } from './save-house-pictures.ts';

/** What the back office asks of the pictures of the house. */
export function housePictureRoutes(services: DbServices): readonly Route[] {
  const { db } = services;
  return [
    defineRoute('getHousePictures', async () => {
      const version = await findVersion(db, HOUSE_PICTURES);
      const pictures = await listHousePictures(db);
      const of = (role: HousePicture['role']) =>
        pictures.filter((one) => one.role === role).map((one) => presentPicture(one, { alt: one.alt }));
      return answer({ version, hero: of('hero')[0] ?? null, gallery: of('gallery').slice(0, MOST_GALLERY_PICTURES) });
    }),
    defineRoute('saveHousePictures', async ({ body, session }) =>
      answerSaved(await saveHousePictures(services, body, session.userId)),
    ),
  ];
}
