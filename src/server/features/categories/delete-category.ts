import type { ErrorFacts } from '#contract/errors.ts';
import { changedFields } from '#domain/changes/changed-fields.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { holdForSaving, recordChange } from '#server/features/changes/changes.door.ts';
import type { Database } from '#server/platform/database.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { deleteCategoryRow, holdCategory } from './categories.repository.ts';
import { categorySubject, categoryTitle } from './category-subject.ts';
import { describeCategory } from './describe-category.ts';
import { listStaffCategories } from './list-staff-categories.ts';

export type DeleteRefusal =
  | { readonly code: 'category_not_found' }
  | { readonly code: 'category_in_use'; readonly details: ErrorFacts<'category_in_use'> };

/** Deletes a category that no product belongs to; otherwise tells how many do (readings 40). */
export async function deleteCategory(
  { db, clock }: { readonly db: Database; readonly clock: () => Instant },
  { id, staffId }: { readonly id: number; readonly staffId: number | null },
): Promise<Result<{ readonly name: string }, DeleteRefusal>> {
  return inRefusableTransaction(db, async (tx): Promise<Result<{ readonly name: string }, DeleteRefusal>> => {
    const subject = categorySubject(id);
    await holdForSaving(tx, subject, null);
    if (!(await holdCategory(tx, id))) return err({ code: 'category_not_found' });
    const [category] = await listStaffCategories(tx, [id]);
    if (category === undefined) return err({ code: 'category_not_found' });
    const { name, products, archivedProducts } = category;
    if (products + archivedProducts > 0)
      return err({ code: 'category_in_use', details: { name, products, archivedProducts } });
    await deleteCategoryRow(tx, id);
    await recordChange(tx, {
      subject,
      title: categoryTitle(name),
      action: 'deleted',
      fields: changedFields(describeCategory(category), {}),
      staffId,
      at: clock(),
    });
    return ok({ name });
  });
}
