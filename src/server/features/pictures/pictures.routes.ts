import { sentenceOf } from '#contract/errors.ts';
import { pictureToWire } from '#contract/pictures/codec.ts';
import type { Database } from '#server/platform/database.ts';
import { answer, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import { takePicture } from './take-picture.ts';

export function pictureRoutes({ db }: { readonly db: Database }): readonly Route[] {
  return [
    defineRoute('uploadPicture', async ({ body: { image } }) => {
      const taken = await takePicture({ db }, image);
      if (!taken.ok) return refuse(taken.error, {}, { fields: { image: sentenceOf(taken.error) } });
      return answer({ image: pictureToWire(taken.value, { alt: '' }) });
    }),
  ];
}
