import { STOCK_KEPT } from '#domain/menu/product-sheet.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { DAY_MS, type Instant } from '#domain/time/instant.ts';
import { categorySubject, deleteCategoryWithin } from '#server/features/categories/index.ts';
import { type ChangedMeanwhile, findVersion, saveByStaff, saveWithin } from '#server/features/changes/index.ts';
import { hidePicturesWithin, loadOptions } from '#server/features/menu/index.ts';
import { writeUsesWithin } from '#server/features/options/index.ts';
import {
  loadProductWithin,
  productSubject,
  productTitle,
  recordProduct,
  removeProductWithin,
  writeProduct,
} from '#server/features/products/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { deletePictures, findShownVersion } from './import-pictures.repository.ts';
import { deleteUnusedGroups, findUndo, listImports, markUndone, type StoredImport } from './imports.repository.ts';
import { MENU_IMPORT, MENU_LOCKS } from './run-import.ts';
import { isSameUse, UndoRecord } from './undo-record.ts';

export type UndoRefusal = ChangedMeanwhile | { readonly code: 'import_not_found' | 'import_not_undoable' };
export type Undone = {
  readonly undone: number;
  readonly left: readonly { readonly name: string; readonly reason: string }[];
};

/** Undo is possible for a day: long enough to check the menu, short enough that few orders depend on it. */
export function mayUndo({ state, importedAt }: StoredImport, at: Instant): boolean {
  return state === 'imported' && importedAt !== null && at - importedAt < DAY_MS;
}

/** Restores the state before an import. Things that staff changed since stay, and are returned. */
export function undoImport(
  services: DbServices,
  { id, staffId }: { readonly id: number; readonly staffId: number },
): Promise<Result<Undone, UndoRefusal>> {
  return saveByStaff<Undone, UndoRefusal>(services, { subject: MENU_LOCKS, staffId }, async (tx, save, at) => {
    const [stored] = await listImports(tx, id);
    if (stored === undefined) return err({ code: 'import_not_found' });
    if (!mayUndo(stored, at)) return err({ code: 'import_not_undoable' });
    const record = UndoRecord.parse(await findUndo(tx, id));
    const { ofProducts, ofCategories } = await loadOptions(tx);
    const by = { staffId, at };
    const left: { name: string; reason: string }[] = [];
    let undone = 0;
    for (const entry of record.products) {
      const isUsedAlike = isSameUse(ofProducts.get(entry.id) ?? [], entry.usesAfter);
      const name = await undoProduct(tx, entry, { importId: id, isUsedAlike, ...by });
      if (name === null) undone += 1;
      else left.push({ name, reason: 'A fost schimbat după import, rămâne așa.' });
    }
    for (const { id: categoryId, isNew, usesBefore, usesAfter } of record.categories) {
      if (isSameUse(ofCategories.get(categoryId) ?? [], usesAfter)) {
        await writeUsesWithin(tx, { categoryId }, usesBefore);
      }
      // A category with products stays: they were returned above, or added since.
      if (isNew) {
        await saveWithin(tx, { subject: categorySubject(categoryId), ...by }, (one) =>
          deleteCategoryWithin(tx, one, categoryId),
        );
      }
    }
    await deleteUnusedGroups(tx, record.groupIds);
    await deletePictures(tx, id);
    await markUndone(tx, id);
    await save({
      subject: MENU_IMPORT,
      title: `Import anulat: ${stored.fileName}`,
      after: { 'Produse puse la loc': String(undone), 'Rămase schimbate': left.map(({ name }) => name).join(', ') },
    });
    return ok({ undone, left });
  });
}

/** Null when it was restored; otherwise the name of the product that staff changed since. */
async function undoProduct(
  tx: Tx,
  { id, version, before, usesBefore }: UndoRecord['products'][number],
  {
    importId,
    isUsedAlike,
    ...by
  }: {
    readonly importId: number;
    readonly isUsedAlike: boolean;
    readonly staffId: number;
    readonly at: Instant;
  },
): Promise<string | null> {
  const subject = productSubject(id);
  const saved = await saveWithin<string | null, never>(tx, { subject, ...by }, async (save) => {
    const now = await loadProductWithin(tx, id);
    // Deleted meanwhile, so there is nothing to undo.
    if (now === null) return ok(null);
    const shown = await findShownVersion(tx, importId, id);
    if ((await findVersion(tx, subject)) !== (shown ?? version) || !isUsedAlike) return ok(now.name);
    if (before !== null) {
      // The import set a picture only when there was none.
      if (shown !== null) await hidePicturesWithin(tx, id);
      const sizes = before.sizes.map((size) => ({ ...size, stock: STOCK_KEPT as typeof STOCK_KEPT }));
      await writeProduct(tx, { ...before, sizes }, now, by.at);
      await writeUsesWithin(tx, { productId: id }, usesBefore);
      await recordProduct(tx, save, id, now);
      return ok(null);
    }
    await save({ title: productTitle(now.name), action: await removeProductWithin(tx, id, by.at) });
    return ok(null);
  });
  return saved.ok ? saved.value : '';
}
