import { PRODUCT_NAME_MAX_LENGTH } from '#domain/menu/editing/decide-product.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { holdForSaving, recordChange } from '#server/features/changes/changes.door.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { describeProduct } from './describe-product.ts';
import { type EditingServices, type Editor, loadMenuRights } from './editor.ts';
import { findProduct } from './find-product.ts';
import { insertNew } from './insert-new.ts';
import { NEW_PRODUCTS, productSubject, productTitle } from './product-subject.ts';
import { copyPictures, writeExtras, writeSimilar, writeSizes } from './product-writing.repository.ts';

const COPY_MARK = ' (copie)';

export type DuplicateRefusal = { readonly code: 'entry_not_found' | 'prices_not_granted' };

/** Copies a product with its sizes, extras, suggestions and pictures. The copy is off until somebody has looked at it. */
export function duplicateProduct(
  { db, clock }: EditingServices,
  editor: Editor,
  id: number,
): Promise<Result<{ readonly id: number; readonly version: number }, DuplicateRefusal>> {
  return inRefusableTransaction<{ id: number; version: number }, DuplicateRefusal>(db, async (tx) => {
    await holdForSaving(tx, NEW_PRODUCTS, null);
    const product = await findProduct(tx, id);
    if (product === null) return err({ code: 'entry_not_found' });
    const { mayChangePrices } = await loadMenuRights(tx, editor);
    if (!mayChangePrices) return err({ code: 'prices_not_granted' });
    const name = `${product.name.slice(0, PRODUCT_NAME_MAX_LENGTH - COPY_MARK.length)}${COPY_MARK}`;
    const copyId = await insertNew(tx, { ...product, name, isOn: false });
    await writeSizes(
      tx,
      copyId,
      product.sizes.map((size) => ({ ...size, id: null })),
      clock(),
    );
    await writeExtras(tx, copyId, product.extras);
    await writeSimilar(tx, copyId, product.similarIds);
    await copyPictures(tx, id, copyId);
    const copy = await findProduct(tx, copyId);
    const version = await recordChange(tx, {
      subject: productSubject(copyId),
      title: productTitle(name),
      action: 'created',
      fields: Object.entries(copy === null ? {} : describeProduct(copy))
        .filter(([, after]) => after !== '')
        .map(([field, after]) => ({ name: field, before: '', after })),
      staffId: editor.staffId,
      at: clock(),
    });
    return ok({ id: copyId, version });
  });
}
