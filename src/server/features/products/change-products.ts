import type { CHANGE_ACTIONS } from '#contract/changes.ts';
import type { EntriesChange } from '#contract/menu/products-wire.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/changes.door.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { describeProduct, productSubject, productTitle } from './describe-product.ts';
import { type Editor, loadMenuRights } from './editor.ts';
import { moveProduct, setArchived, setProductOn } from './product-writing.repository.ts';
import { listCategoryRows, listStoredProducts, type StoredProduct } from './products.repository.ts';

export type ChangeProductsRefusal =
  | ChangedMeanwhile
  | { readonly code: 'entry_not_found' | 'category_not_found' | 'deletion_not_granted' };

export type ChangedProduct = { readonly id: number; readonly categoryId: number };

const ACTIONS = {
  availability: 'updated',
  category: 'updated',
  archive: 'archived',
  restore: 'restored',
} as const satisfies Record<EntriesChange['kind'], (typeof CHANGE_ACTIONS)[number]>;

/**
 * Changes several products in one step, all or none; each is recorded as if changed alone. Returns those that changed
 * with their previous category, so that the step can be undone. Moved products keep their relative order, after those
 * already in the category.
 */
export function changeProducts(
  services: DbServices,
  editor: Editor,
  { ids, change }: { readonly ids: readonly number[]; readonly change: EntriesChange },
): Promise<Result<readonly ChangedProduct[], ChangeProductsRefusal>> {
  const wanted = [...new Set(ids)];
  const saving = { subject: wanted.map(productSubject), staffId: editor.staffId };
  return saveByStaff<readonly ChangedProduct[], ChangeProductsRefusal>(services, saving, async (tx, save, at) => {
    const products = await listStoredProducts(tx, wanted);
    if (products.length < wanted.length) return err({ code: 'entry_not_found' });
    const refused = await refuse(tx, editor, change);
    if (refused !== null) return err(refused);
    const different = products.filter((product) => isDifferent(product, change));
    for (const { id } of different) {
      if (change.kind === 'availability') await setProductOn(tx, id, change.available);
      else if (change.kind === 'category') await moveProduct(tx, id, change.categoryId);
      else await setArchived(tx, id, change.kind === 'archive' ? at : null);
    }
    const changed = different.map(({ id, categoryId }) => ({ id, categoryId }));
    const after = await listStoredProducts(
      tx,
      changed.map(({ id }) => id),
    );
    for (const [index, before] of different.entries()) {
      const now = after[index] ?? before;
      await save({
        subject: productSubject(before.id),
        title: productTitle(before.name),
        action: ACTIONS[change.kind],
        before: describeProduct(before),
        after: describeProduct(now),
      });
    }
    return ok(changed);
  });
}

async function refuse(tx: Tx, editor: Editor, change: EntriesChange): Promise<ChangeProductsRefusal | null> {
  if (change.kind === 'category') {
    const isThere = (await listCategoryRows(tx)).some(({ id }) => id === change.categoryId);
    return isThere ? null : { code: 'category_not_found' };
  }
  if (change.kind === 'availability') return null;
  return (await loadMenuRights(tx, editor)).mayDelete ? null : { code: 'deletion_not_granted' };
}

/** A product already in that state is unchanged; an archived one is neither switched nor moved. */
function isDifferent(product: StoredProduct, change: EntriesChange): boolean {
  const isArchived = product.archivedAt !== null;
  switch (change.kind) {
    case 'availability':
      return !isArchived && product.isOn !== change.available;
    case 'category':
      return !isArchived && product.categoryId !== change.categoryId;
    case 'archive':
      return !isArchived;
    case 'restore':
      return isArchived;
  }
}
