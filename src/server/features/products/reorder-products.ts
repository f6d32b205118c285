import { changedFields } from '#domain/changes/changed-fields.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { holdForSaving, recordChange } from '#server/features/changes/changes.door.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import type { EditingServices, Editor } from './editor.ts';
import { menuOrderSubject } from './product-subject.ts';
import { placeProducts } from './product-writing.repository.ts';
import { listCategoryRows, listProductsOf } from './products.repository.ts';

/** Puts the products of a category in this order; those that are not named stand behind, as they stood. */
export function reorderProducts(
  { db, clock }: EditingServices,
  { staffId }: Editor,
  { categoryId, ids }: { readonly categoryId: number; readonly ids: readonly number[] },
): Promise<Result<number, { readonly code: 'category_not_found' }>> {
  const at = clock();
  return inTransaction(db, async (tx) => {
    const subject = menuOrderSubject(categoryId);
    await holdForSaving(tx, subject, null);
    const category = (await listCategoryRows(tx)).find(({ id }) => id === categoryId);
    if (category === undefined) return err({ code: 'category_not_found' });
    const before = await listProductsOf(tx, categoryId);
    const place = new Map(ids.map((id, index) => [id, index]));
    const placeOf = ({ id }: { readonly id: number }) => place.get(id) ?? ids.length;
    const after = before.toSorted((one, other) => placeOf(one) - placeOf(other));
    await placeProducts(
      tx,
      after.map(({ id }) => id),
    );
    const inWords = (products: typeof before) => ({ Ordinea: products.map(({ name }) => name).join(', ') });
    const fields = changedFields(inWords(before), inWords(after));
    const title = `Ordinea produselor: ${category.name}`;
    return ok(await recordChange(tx, { subject, title, action: 'updated', fields, staffId, at }));
  });
}
