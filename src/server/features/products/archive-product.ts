import { err, ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { productSubject, productTitle } from './describe-product.ts';
import { type Editor, loadMenuRights } from './editor.ts';
import { deleteProduct, setArchived } from './product-writing.repository.ts';
import { findProduct, isProductNamed } from './products.repository.ts';

export type ArchiveRefusal =
  | ChangedMeanwhile
  | { readonly code: 'entry_not_found' | 'deletion_not_granted' | 'entry_in_use' };

export type Archived = { readonly version: number; readonly canBeRestored: boolean };

/**
 * Archives a product, or restores an archived one to its position. Orders keep their copy. An already archived product
 * is deleted permanently, unless an order or a promotion references it (readings 40).
 */
export function archiveProduct(
  services: DbServices,
  editor: Editor,
  { id, isBack }: { readonly id: number; readonly isBack: boolean },
): Promise<Result<Archived, ArchiveRefusal>> {
  const saving = { subject: productSubject(id), staffId: editor.staffId };
  return saveByStaff<Archived, ArchiveRefusal>(services, saving, async (tx, save, at) => {
    const product = await findProduct(tx, id);
    if (product === null) return err({ code: 'entry_not_found' });
    if (!(await loadMenuRights(tx, editor)).mayDelete) return err({ code: 'deletion_not_granted' });
    const isArchived = product.archivedAt !== null;
    const isForGood = isArchived && !isBack;
    if (isForGood && (await isProductNamed(tx, id))) return err({ code: 'entry_in_use' });
    if (isForGood) await deleteProduct(tx, id);
    else if (isArchived === isBack) await setArchived(tx, id, isBack ? null : at);
    const restored = isArchived ? 'restored' : 'updated';
    const action = isForGood ? 'deleted' : isBack ? restored : 'archived';
    const saved = await save({ title: productTitle(product.name), action });
    return ok({ ...saved.value, canBeRestored: !isForGood });
  });
}
