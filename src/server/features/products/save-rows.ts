import type { ChangedRow, EntryInput } from '#contract/products/wire.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { productSubject } from './describe-product.ts';
import type { Editor } from './editor.ts';
import { listStoredProducts, type StoredProduct } from './products.repository.ts';
import { type SaveProductRefusal, saveProductWithin } from './save-product.ts';

/**
 * Changes single fields of many products in one step, all or none; each is recorded as if changed alone. The last change
 * of a field wins: other fields of the same product may have been changed meanwhile, and stay.
 *
 * @returns how many products were sent
 */
export function saveRows(
  services: DbServices,
  editor: Editor,
  rows: readonly ChangedRow[],
): Promise<Result<number, SaveProductRefusal>> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  const saving = { subject: ids.map(productSubject), staffId: editor.staffId };
  return saveByStaff<number, SaveProductRefusal>(services, saving, async (tx, save, at) => {
    const stored = new Map((await listStoredProducts(tx, ids)).map((product) => [product.id, product]));
    for (const [place, row] of rows.entries()) {
      const product = stored.get(row.id);
      if (product === undefined || product.archivedAt !== null) return err({ code: 'entry_not_found' });
      const saved = await saveProductWithin(tx, { editor, entry: entryOfRow(row, product), save, at });
      if (!saved.ok) return err(inRow(saved.error, place, row, product));
    }
    return ok(ids.length);
  });
}

/** The whole product with the changed fields: sizes that a row leaves out are kept, not archived. */
function entryOfRow(row: ChangedRow, { sizes }: StoredProduct): EntryInput {
  const changed = new Map(row.dimensions.map((size) => [size.id, size]));
  const kept = sizes.map(({ id }) => changed.get(id) ?? { id });
  const unknown = row.dimensions.filter(({ id }) => sizes.every((size) => size.id !== id));
  return { ...row, dimensions: [...kept, ...unknown] };
}

/** Fields are named by the row, and sizes by their place in the row. */
function inRow(
  refusal: SaveProductRefusal,
  place: number,
  { dimensions }: ChangedRow,
  { sizes }: StoredProduct,
): SaveProductRefusal {
  if (refusal.code !== 'invalid_request') return refusal;
  const order = [
    ...sizes.map(({ id }) => dimensions.findIndex((size) => size.id === id)),
    ...dimensions.keys().filter((index) => sizes.every(({ id }) => id !== dimensions[index]?.id)),
  ];
  const fields = Object.entries(refusal.fields).map(([field, sentence]) => {
    const named = field.replace(/^dimensions\.(\d+)/, (_, index: string) => `dimensions.${order[Number(index)]}`);
    return [`rows.${place}.${named}`, sentence];
  });
  return { code: 'invalid_request', fields: Object.fromEntries(fields) };
}
