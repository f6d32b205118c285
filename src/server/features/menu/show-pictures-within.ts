import { MOST_ALT_LENGTH, MOST_PRODUCT_PICTURES } from '#contract/pictures/picture-rules.ts';
import type { ArrangedPicture } from '#domain/menu/editing/arrange-pictures.ts';
import { lockPictures } from '#server/platform/images/keep-pictures.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { replaceProductPictures } from './product-pictures.repository.ts';

/**
 * Shows the existing ones of these pictures, as part of another feature's transaction, which holds the product's lock.
 */
export async function showPicturesWithin(
  tx: Tx,
  productId: number,
  pictures: readonly ArrangedPicture[],
): Promise<void> {
  const there = await lockPictures(
    tx,
    pictures.map(({ hash }) => hash),
  );
  const shown = pictures
    .filter(({ hash }, place) => there.has(hash) && pictures.findIndex((one) => one.hash === hash) === place)
    .slice(0, MOST_PRODUCT_PICTURES)
    .map(({ hash, alt }) => ({ hash, alt: alt.trim().slice(0, MOST_ALT_LENGTH) }));
  if (shown.length > 0) await replaceProductPictures(tx, productId, shown);
}

/** Removes the product's pictures, as part of another feature's transaction, which holds the product's lock. */
export function hidePicturesWithin(tx: Tx, productId: number): Promise<void> {
  return replaceProductPictures(tx, productId, []);
}
