/** The sizes of products as stored, sold-out marks ignored. */
import type { SizeSheet } from '#domain/menu/product-sheet.ts';
import { bani } from '#domain/money/bani.ts';
import type { Database } from '#server/platform/database.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { byOwner } from '#server/platform/postgres/by-owner.ts';

export type StoredSize = SizeSheet & { readonly id: number; readonly stock: number };

/** Sizes by product, in their order; archived ones are not among them. */
export async function listStoredSizes(
  db: Database,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredSize[]>> {
  const rows = await db
    .selectFrom('sizes')
    .select(['id', 'product_id', 'label', 'price_bani', 'box_needed', 'box_price_bani', 'deposit_bani', 'is_on'])
    .select(['stock_unlimited', 'stock', 'minimum_quantity', 'grams'])
    .where('archived_at', 'is', null)
    .where('product_id', '=', anyOf(productIds))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return byOwner(rows, 'product_id', (row) => ({
    id: row.id,
    label: row.label,
    price: bani(row.price_bani),
    isOn: row.is_on,
    stockUnlimited: row.stock_unlimited,
    stock: row.stock,
    minimumQuantity: row.minimum_quantity,
    boxNeeded: row.box_needed,
    boxPrice: bani(row.box_price_bani),
    deposit: bani(row.deposit_bani),
    grams: row.grams,
  }));
}
