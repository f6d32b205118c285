import { PRODUCT_NAME_MAX_LENGTH } from '#domain/menu/editing/decide-product.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { NEW_PRODUCTS } from './describe-product.ts';
import { type Editor, loadMenuRights } from './editor.ts';
import { copyPictures } from './product-writing.repository.ts';
import { findProduct } from './products.repository.ts';
import { recordProduct, writeProduct } from './save-product.ts';

const COPY_MARK = ' (copie)';

export type DuplicateRefusal = ChangedMeanwhile | { readonly code: 'entry_not_found' | 'prices_not_granted' };

/**
 * Copies a product with its sizes, extras, suggestions and pictures. The copy is switched off until staff have checked
 * it.
 */
export function duplicateProduct(
  services: DbServices,
  editor: Editor,
  id: number,
): Promise<Result<{ readonly id: number; readonly version: number }, DuplicateRefusal>> {
  const saving = { subject: NEW_PRODUCTS, staffId: editor.staffId };
  return saveByStaff<{ id: number; version: number }, DuplicateRefusal>(services, saving, async (tx, save, at) => {
    const product = await findProduct(tx, id);
    if (product === null) return err({ code: 'entry_not_found' });
    const { mayChangePrices } = await loadMenuRights(tx, editor);
    if (!mayChangePrices) return err({ code: 'prices_not_granted' });
    const name = `${product.name.slice(0, PRODUCT_NAME_MAX_LENGTH - COPY_MARK.length)}${COPY_MARK}`;
    const sizes = product.sizes.map((size) => ({ ...size, id: null }));
    const copyId = await writeProduct(tx, { ...product, name, isOn: false, sizes }, null, at);
    await copyPictures(tx, id, copyId);
    return ok({ id: copyId, ...(await recordProduct(tx, save, copyId, null)) });
  });
}
