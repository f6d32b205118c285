import type { z } from 'zod';
import { sentenceOf } from '#contract/errors.ts';
import { MOST_FILES, MOST_PRODUCT_PICTURES } from '#contract/pictures/picture-rules.ts';
import type { AddProductImagesRequest } from '#contract/pictures/pictures.ts';
import { type ArrangedPicture, arrangePictures } from '#domain/menu/editing/arrange-pictures.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import { takePicture, type UploadRefusal } from '#server/features/pictures/index.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import { lockPictures } from '#server/platform/images/keep-pictures.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import {
  findProductName,
  listProductPictures,
  type ProductPicture,
  replaceProductPictures,
} from './product-pictures.repository.ts';

type Save = {
  readonly productId: number;
  readonly body: z.output<typeof AddProductImagesRequest>;
  readonly staffId: number;
};

type Saved = { readonly version: number; readonly pictures: readonly ProductPicture[] };
type PictureRefusal =
  | ChangedMeanwhile
  | { readonly code: 'product_not_found' | 'too_many_files' | 'too_many_pictures' | 'picture_not_found' }
  | { readonly code: UploadRefusal; readonly fields: Readonly<Record<string, string>> };

/**
 * Adds, removes, sorts and describes the pictures of a product in one step. An invalid file refuses the whole save and
 * is named in the refusal; files are decoded before the transaction begins.
 */
export async function saveProductPictures(
  services: DbServices,
  { productId, body, staffId }: Save,
): Promise<Result<Saved, PictureRefusal>> {
  const name = await findProductName(services.db, productId);
  if (name === null) return err({ code: 'product_not_found' });
  const taken = await takeFiles(services.db, body.images);
  if (!taken.ok) return taken;
  const saving = { subject: `product:${productId}`, staffId, version: body.version };
  return saveByStaff<Saved, PictureRefusal>(services, saving, async (tx, save) => {
    const present = await listProductPictures(tx, productId);
    const arranged = arrangePictures({
      present,
      removedIds: body.removedImagesIDs,
      named: body.pictures,
      addedHashes: taken.value,
    });
    const refused = await refuseArranged(tx, present, arranged);
    if (refused !== null) return err(refused);
    // Always written: pictures with the same alternative text look equal in the history but may differ.
    await replaceProductPictures(tx, productId, arranged);
    const words = { before: { Imagini: inWords(present) }, after: { Imagini: inWords(arranged) } };
    const saved = await save({ title: `Produs: ${name}`, ...words });
    return ok({ ...saved.value, pictures: await listProductPictures(tx, productId) });
  });
}

async function takeFiles(db: Database, files: readonly File[]): Promise<Result<readonly string[], PictureRefusal>> {
  if (files.length > MOST_FILES) return err({ code: 'too_many_files' });
  const hashes: string[] = [];
  for (const [index, file] of files.entries()) {
    const taken = await takePicture({ db }, file);
    if (!taken.ok) return err({ code: taken.error, fields: { [`images.${index}`]: sentenceOf(taken.error) } });
    hashes.push(taken.value.hash);
  }
  return ok(hashes);
}

async function refuseArranged(
  tx: Tx,
  present: readonly ArrangedPicture[],
  arranged: readonly ArrangedPicture[],
): Promise<PictureRefusal | null> {
  // Pictures may be removed even when there are too many.
  if (arranged.length > Math.max(MOST_PRODUCT_PICTURES, present.length)) return { code: 'too_many_pictures' };
  const known = await lockPictures(
    tx,
    arranged.map(({ hash }) => hash),
  );
  return arranged.every(({ hash }) => known.has(hash)) ? null : { code: 'picture_not_found' };
}

/** The pictures for the history of changes: by alternative text, or by the beginning of their address. */
function inWords(pictures: readonly ArrangedPicture[]): string {
  return pictures.map(({ hash, alt }) => (alt === '' ? hash.slice(0, 6) : alt)).join(', ');
}
