import { changedFields } from '#domain/changes/changed-fields.ts';
import type { Instant } from '#domain/time/instant.ts';
import { holdForSaving, recordChange } from '#server/features/changes/changes.door.ts';
import { loadCategories } from '#server/features/menu/menu.door.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { placeCategories } from './categories.repository.ts';
import { CATEGORY_ORDER } from './category-subject.ts';

/** Puts categories in this order; those that are not named stand behind, as they stood. */
export async function reorderCategories(
  { db, clock }: { readonly db: Database; readonly clock: () => Instant },
  { ids, staffId }: { readonly ids: readonly number[]; readonly staffId: number | null },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await holdForSaving(tx, CATEGORY_ORDER, null);
    const before = await loadCategories(tx);
    const place = new Map(ids.map((id, index) => [id, index]));
    const placeOf = (id: number) => place.get(id) ?? ids.length;
    const after = before.toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
    await placeCategories(
      tx,
      after.map(({ id }) => id),
    );
    const inWords = (categories: typeof before) => ({ Ordinea: categories.map(({ name }) => name).join(', ') });
    return recordChange(tx, {
      subject: CATEGORY_ORDER,
      title: 'Ordinea categoriilor',
      action: 'updated',
      fields: changedFields(inWords(before), inWords(after)),
      staffId,
      at: clock(),
    });
  });
}
