/** Undo data of an import: the previous state, and the versions it wrote. */
import { z } from 'zod';
import type { GroupUse } from '#domain/menu/options/option-sheet.ts';
import type { StoredProduct } from '#server/features/products/index.ts';

const Uses = z.array(z.object({ groupId: z.int(), sizeLabel: z.string() }));

/** Only `runImport` writes the column, so a stored product is read without validation. */
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
