import type { ArrangedPicture } from '#domain/menu/editing/arrange-pictures.ts';
import type { StoredPicture } from '#domain/menu/shown-menu.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

/** Includes archived products, because they may be restored. */
export async function findProductName(db: Database, productId: number): Promise<string | null> {
  const row = await db.selectFrom('products').select('name').where('id', '=', productId).executeTakeFirst();
  return row?.name ?? null;
}

export type ProductPicture = StoredPicture & { readonly id: number; readonly alt: string };

/** In their order. */
export function listProductPictures(db: Database, productId: number): Promise<readonly ProductPicture[]> {
  return db
    .selectFrom('product_images')
    .innerJoin('images', 'images.hash', 'product_images.image_hash')
    .select(['id', 'alt', 'images.hash', 'images.width', 'images.height', 'images.placeholder'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Replaces the product's pictures, in this order; remaining ones keep their id. */
export async function replaceProductPictures(
  tx: Tx,
  productId: number,
  pictures: readonly ArrangedPicture[],
): Promise<void> {
  const hashes = pictures.map(({ hash }) => hash);
  await tx
    .deleteFrom('product_images')
    .where('product_id', '=', productId)
    .$if(hashes.length > 0, (query) => query.where('image_hash', 'not in', hashes))
    .execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('product_images')
    .values(pictures.map(({ hash, alt }, position) => ({ product_id: productId, image_hash: hash, alt, position })))
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'image_hash'])
        .doUpdateSet(({ ref }) => ({ alt: ref('excluded.alt'), position: ref('excluded.position') })),
    )
    .execute();
}
