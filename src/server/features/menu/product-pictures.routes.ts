import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { answer, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import { presentPicture } from '#server/platform/images/stored-picture.ts';
import { saveProductPictures } from './save-product-pictures.ts';

const SAVED = 'Datele au fost salvate cu succes!';

export function productPictureRoutes(services: {
  readonly db: Database;
  readonly clock: () => Instant;
}): readonly Route[] {
  return [
    defineRoute('addProductImages', async ({ params, body, session }) => {
      const saved = await saveProductPictures(services, {
        productId: params.id,
        body,
        staffId: session?.userId ?? null,
      });
      if (!saved.ok) {
        if ('details' in saved.error) return refuse(saved.error.code, saved.error.details);
        const { code, fields } = saved.error;
        return refuse(code, {}, fields ? { fields } : {});
      }
      const { version, pictures } = saved.value;
      const imagesLinks = pictures.map((picture) => presentPicture(picture, { id: picture.id, alt: picture.alt }));
      return answer({ message: SAVED, version, imagesLinks });
    }),
  ];
}
