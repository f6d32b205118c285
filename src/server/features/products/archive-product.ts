import type { CHANGE_ACTIONS } from '#contract/changes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { holdForSaving, recordChange } from '#server/features/changes/changes.door.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { type EditingServices, type Editor, loadMenuRights } from './editor.ts';
import { findProduct } from './find-product.ts';
import { productSubject, productTitle } from './product-subject.ts';
import { deleteProduct, setArchived } from './product-writing.repository.ts';
import { isProductNamed } from './products.repository.ts';

export type ArchiveRefusal = { readonly code: 'entry_not_found' | 'deletion_not_granted' | 'entry_in_use' };

export type Archived = { readonly version: number; readonly canBeRestored: boolean };

/**
 * Takes a product off the menu; orders keep what they say, and it can be restored. One that is archived already is
 * deleted for good, unless an order or a promotion names it (readings 40).
 */
export function archiveProduct(
  services: EditingServices,
  editor: Editor,
  id: number,
): Promise<Result<Archived, ArchiveRefusal>> {
  return moveProduct(services, editor, id, async (tx, { archivedAt }) => {
    if (archivedAt === null) {
      await setArchived(tx, id, services.clock());
      return ok('archived');
    }
    if (await isProductNamed(tx, id)) return err({ code: 'entry_in_use' });
    await deleteProduct(tx, id);
    return ok('deleted');
  });
}

/** Puts an archived product back where it stood, as it was; one that is on the menu stays there. */
export function restoreProduct(
  services: EditingServices,
  editor: Editor,
  id: number,
): Promise<Result<Archived, ArchiveRefusal>> {
  return moveProduct(services, editor, id, async (tx, { archivedAt }) => {
    if (archivedAt === null) return ok('updated');
    await setArchived(tx, id, null);
    return ok('restored');
  });
}

type Move = (
  tx: Parameters<typeof setArchived>[0],
  product: NonNullable<Awaited<ReturnType<typeof findProduct>>>,
) => Promise<Result<(typeof CHANGE_ACTIONS)[number], ArchiveRefusal>>;

function moveProduct(
  { db, clock }: EditingServices,
  editor: Editor,
  id: number,
  move: Move,
): Promise<Result<Archived, ArchiveRefusal>> {
  return inRefusableTransaction<Archived, ArchiveRefusal>(db, async (tx) => {
    await holdForSaving(tx, productSubject(id), null);
    const product = await findProduct(tx, id);
    if (product === null) return err({ code: 'entry_not_found' });
    const { mayDelete } = await loadMenuRights(tx, editor);
    if (!mayDelete) return err({ code: 'deletion_not_granted' });
    const moved = await move(tx, product);
    if (!moved.ok) return moved;
    const version = await recordChange(tx, {
      subject: productSubject(id),
      title: productTitle(product.name),
      action: moved.value,
      fields: [],
      staffId: editor.staffId,
      at: clock(),
    });
    return ok({ version, canBeRestored: moved.value !== 'deleted' });
  });
}
