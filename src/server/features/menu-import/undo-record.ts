/** What an import keeps to be undone: what stood there, and the versions it wrote. */
import { z } from 'zod';
import type { GroupUse } from '#domain/menu/options/option-sheet.ts';
import type { StoredProduct } from '#server/features/products/products.door.ts';

const Uses = z.array(z.object({ groupId: z.int(), sizeLabel: z.string() }));

/** The column is written by `runImport` alone, so a stored product is read as what it was. */
export const UndoRecord = z.object({
  products: z.array(
    z.object({
      id: z.int(),
      version: z.int(),
      /** Null: the import added it. */
      before: z.custom<StoredProduct>((value) => typeof value === 'object' && value !== null).nullable(),
      usesBefore: Uses,
      usesAfter: Uses,
    }),
  ),
  categories: z.array(z.object({ id: z.int(), isNew: z.boolean(), usesBefore: Uses, usesAfter: Uses })),
  groupIds: z.array(z.int()),
});
export type UndoRecord = z.output<typeof UndoRecord>;

export function isSameUse(some: readonly GroupUse[], others: readonly GroupUse[]): boolean {
  const inWords = (uses: readonly GroupUse[]) =>
    uses.map(({ groupId, sizeLabel }) => `${groupId} ${sizeLabel}`).join('\n');
  return inWords(some) === inWords(others);
}
