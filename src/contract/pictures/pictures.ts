/** Uploading pictures. For displayed ones see `Picture` in `menu.ts`. */
import { z } from 'zod';
import { SavedResponse, Version } from '../changes/wire.ts';
import { Picture } from '../menu/wire.ts';
import { MOST_ALT_LENGTH } from './picture-rules.ts';

export const PictureHash = z.string().regex(/^[0-9a-f]{32}$/);
/** An empty file input is sent as an empty text. */
const MaybeFile = z.union([z.file(), z.literal('')]);
const ManyFiles = z
  .union([z.array(MaybeFile), MaybeFile])
  .transform((given) => (Array.isArray(given) ? given : [given]).filter((one) => one !== ''));

export const UploadPictureRequest = z.object({ image: z.file() });
/** `id` is 0, because nothing references the picture yet. */
export const UploadPictureResponse = z.object({ image: Picture });

/** A picture of the product, by its id, or an uploaded one, by its hash. */
const NamedPicture = z.object({
  id: z.int().positive().optional(),
  hash: PictureHash.optional(),
  alt: z.string().max(MOST_ALT_LENGTH).default(''),
});
export type NamedPicture = z.output<typeof NamedPicture>;

/** '3', '3,4', '[3,4]' or a repeated field, because clients encode forms differently. */
const Ids = z
  .union([z.string().max(1_000), z.int(), z.array(z.union([z.string().max(20), z.int()])).max(100)])
  .transform((given) =>
    (Array.isArray(given) ? given : [given]).flatMap((one) => String(one).match(/\d{1,9}/g) ?? []).map(Number),
  );

const Pictures = z.union([
  z.array(NamedPicture).max(100),
  z
    .string()
    .max(40_000)
    .transform((text, context) => readJsonText(text, context))
    .pipe(z.array(NamedPicture).max(100)),
]);

export const ProductImagesParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** The documents' form, extended. */
export const AddProductImagesRequest = z.object({
  /** New ones, appended after the existing ones. */
  images: ManyFiles.default([]),
  removedImagesIDs: Ids.default([]),
  /** Ours: the product's pictures, in this order, with alternative texts. Pictures not named follow. */
  pictures: Pictures.default([]),
  /** Ours: the version that was read; when absent, the last save wins. */
  version: z
    .union([
      Version,
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ])
    .nullish(),
});
export const AddProductImagesResponse = SavedResponse.extend({ imagesLinks: z.array(Picture) });

function readJsonText(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    context.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
}
