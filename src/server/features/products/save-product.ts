import { sentenceOf } from '#contract/errors.ts';
import { wireField } from '#contract/menu/product-fields.ts';
import type { EntryInput } from '#contract/menu/products-wire.ts';
import { changedFields } from '#domain/changes/changed-fields.ts';
import { decideProduct, type ProductField, type ProductProblems } from '#domain/menu/editing/decide-product.ts';
import { neededRights } from '#domain/menu/editing/menu-rights.ts';
import { restoreLocked } from '#domain/menu/editing/restore-locked.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, holdForSaving, recordChange } from '#server/features/changes/changes.door.ts';
import { announceWindowTurns } from '#server/features/menu/menu.door.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { sanitiseHtml } from '#server/platform/security/sanitise-html.ts';
import { describeProduct } from './describe-product.ts';
import { draftFromEntry, type Fields } from './draft-from-entry.ts';
import { type EditingServices, type Editor, loadMenuRights } from './editor.ts';
import { findProduct } from './find-product.ts';
import { insertNew } from './insert-new.ts';
import { NEW_PRODUCTS, productSubject, productTitle } from './product-subject.ts';
import { listSizeIds, updateProduct, writeExtras, writeSimilar, writeSizes } from './product-writing.repository.ts';
import { listCategoryRows } from './products.repository.ts';

export type SaveProductRefusal =
  | ChangedMeanwhile
  | { readonly code: 'entry_not_found' | 'prices_not_granted' | 'deletion_not_granted' }
  | { readonly code: 'invalid_request'; readonly fields: Fields };

export type SavedProduct = { readonly id: number; readonly version: number; readonly isNew: boolean };

/**
 * Saves a product, new or known, with its sizes, extras and suggestions: one transaction, shown at the next request. What
 * the request leaves out stays as it is; what whoever asks may not change must be as it is.
 */
export function saveProduct(
  { db, clock }: EditingServices,
  editor: Editor,
  entry: EntryInput,
): Promise<Result<SavedProduct, SaveProductRefusal>> {
  const id = entry.id ?? null;
  return inRefusableTransaction<SavedProduct, SaveProductRefusal>(db, async (tx) => {
    const held = await holdForSaving(
      tx,
      id === null ? NEW_PRODUCTS : productSubject(id),
      id === null ? null : entry.version,
    );
    if (!held.ok) return held;
    const before = id === null ? null : await findProduct(tx, id);
    if (id !== null && before === null) return err({ code: 'entry_not_found' });
    const sizeIds = id === null ? new Set<number>() : await listSizeIds(tx, id);
    const read = draftFromEntry(entry, { stored: before, categories: await listCategoryRows(tx), sizeIds });
    const decided = decideProduct(restoreLocked(read.draft, before));
    if (!decided.ok || Object.keys(read.fields).length > 0) {
      const fields = { ...(decided.ok ? {} : describeProblems(decided.error)), ...read.fields };
      return err({ code: 'invalid_request', fields });
    }
    const sheet = { ...decided.value, description: sanitiseHtml(decided.value.description) };

    const rights = await loadMenuRights(tx, editor);
    const needed = neededRights(before, sheet);
    if (needed.changesPrices && !rights.mayChangePrices) return err({ code: 'prices_not_granted' });
    if (needed.deletesSizes && !rights.mayDelete) return err({ code: 'deletion_not_granted' });

    const savedId = before === null ? await insertNew(tx, sheet) : before.id;
    if (before !== null) {
      await updateProduct(tx, savedId, sheet, { isMoved: before.categoryId !== sheet.categoryId });
    }
    await writeSizes(tx, savedId, sheet.sizes, clock());
    await writeExtras(tx, savedId, sheet.extras);
    await writeSimilar(tx, savedId, sheet.similarIds);
    if (sheet.availabilityWindows.length > 0) await announceWindowTurns(tx, clock());
    const after = await findProduct(tx, savedId);
    const version = await recordChange(tx, {
      subject: productSubject(savedId),
      title: productTitle(sheet.name),
      action: before === null ? 'created' : 'updated',
      fields: changedFields(
        before === null ? {} : describeProduct(before),
        after === null ? {} : describeProduct(after),
      ),
      staffId: editor.staffId,
      at: clock(),
    });
    return ok({ id: savedId, version, isNew: before === null });
  });
}

function describeProblems(problems: ProductProblems): Fields {
  // The keys of the rules' answer are its fields.
  const fields = Object.keys(problems) as ProductField[];
  return Object.fromEntries(
    fields.map((field) => [wireField(field), sentenceOf(problems[field] ?? 'invalid_request')]),
  );
}
