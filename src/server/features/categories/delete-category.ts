import type { ErrorFacts } from '#contract/errors.ts';
import { err, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, type Save, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { deleteCategoryRow, lockCategory } from './categories.repository.ts';
import { categorySubject, categoryTitle, describeCategory } from './describe-category.ts';
import { listStaffCategories } from './list-staff-categories.ts';

type DeleteRefusal =
  | ChangedMeanwhile
  | { readonly code: 'category_not_found' }
  | { readonly code: 'category_in_use'; readonly details: ErrorFacts<'category_in_use'> };

/** Deletes a category without products; otherwise returns their number (readings 40). */
export function deleteCategory(
  services: DbServices,
  { id, staffId }: { readonly id: number; readonly staffId: number },
): Promise<Result<object, DeleteRefusal>> {
  const saving = { subject: categorySubject(id), staffId };
  return saveByStaff<object, DeleteRefusal>(services, saving, (tx, save) => deleteCategoryWithin(tx, save, id));
}

/** The same as a part of another transaction, which holds the lock of the category. */
export async function deleteCategoryWithin(tx: Tx, save: Save, id: number): Promise<Result<object, DeleteRefusal>> {
  if (!(await lockCategory(tx, id))) return err({ code: 'category_not_found' });
  const [category] = await listStaffCategories(tx, [id]);
  if (category === undefined) return err({ code: 'category_not_found' });
  const { name, products, archivedProducts } = category;
  if (products + archivedProducts > 0) {
    return err({ code: 'category_in_use', details: { name, products, archivedProducts } });
  }
  return save({
    title: categoryTitle(name),
    action: 'deleted',
    before: describeCategory(category),
    write: () => deleteCategoryRow(tx, id),
  });
}
