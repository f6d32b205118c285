import { pictureToWire } from '#contract/pictures/codec.ts';
import { ok } from '#domain/result.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answerSaved, defineRoute, type Route } from '#server/platform/http/route.ts';
import { saveProductPictures } from './save-product-pictures.ts';

export function productPictureRoutes(services: DbServices): readonly Route[] {
  return [
    defineRoute('addProductImages', async ({ params: { id: productId }, body, session }) => {
      const saved = await saveProductPictures(services, { productId, body, staffId: session.userId });
      if (!saved.ok) return answerSaved(saved);
      const { version, pictures } = saved.value;
      const imagesLinks = pictures.map(({ id, alt, ...picture }) => pictureToWire(picture, { id, alt }));
      return answerSaved(ok({ version, imagesLinks }));
    }),
  ];
}
