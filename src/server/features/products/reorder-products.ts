import { sortByIds } from '#domain/menu/editing/sort-by-ids.ts';
import { err, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Editor } from './editor.ts';
import { placeProducts } from './product-writing.repository.ts';
import { listCategoryRows, listProductsOf } from './products.repository.ts';

/** Sorts the products of a category; those not named follow in their previous order. */
export function reorderProducts(
  services: DbServices,
  { staffId }: Editor,
  { categoryId, ids }: { readonly categoryId: number; readonly ids: readonly number[] },
): Promise<Result<{ readonly version: number }, ChangedMeanwhile | { readonly code: 'category_not_found' }>> {
  return saveByStaff(services, { subject: `menu-order:${categoryId}`, staffId }, async (tx, save) => {
    const category = (await listCategoryRows(tx)).find(({ id }) => id === categoryId);
    if (category === undefined) return err({ code: 'category_not_found' });
    const before = await listProductsOf(tx, categoryId);
    const after = sortByIds(before, ids);
    // Always written: two products may have the same name, so equal texts do not mean an equal order.
    await placeProducts(
      tx,
      after.map(({ id }) => id),
    );
    const inWords = (products: typeof before) => ({ Ordinea: products.map(({ name }) => name).join(', ') });
    return save({ title: `Ordinea produselor: ${category.name}`, before: inWords(before), after: inWords(after) });
  });
}
