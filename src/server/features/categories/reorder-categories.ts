import { sortByIds } from '#domain/menu/editing/sort-by-ids.ts';
import type { Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import { loadCategories } from '#server/features/menu/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { placeCategories } from './categories.repository.ts';
import { CATEGORY_ORDER } from './describe-category.ts';

/** Sorts categories; those not named follow in their previous order. */
export function reorderCategories(
  services: DbServices,
  { ids, staffId }: { readonly ids: readonly number[]; readonly staffId: number },
): Promise<Result<{ readonly version: number }, ChangedMeanwhile>> {
  return saveByStaff(services, { subject: CATEGORY_ORDER, staffId }, async (tx, save) => {
    const before = await loadCategories(tx);
    const after = sortByIds(before, ids);
    const inWords = (categories: typeof before) => ({ Ordinea: categories.map(({ name }) => name).join(', ') });
    return save({
      title: 'Ordinea categoriilor',
      before: inWords(before),
      after: inWords(after),
      write: () =>
        placeCategories(
          tx,
          after.map(({ id }) => id),
        ),
    });
  });
}
