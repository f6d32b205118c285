/** Writes products as part of another feature's transaction: a menu import, and its undo. */
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { deleteProduct, setArchived, writeAddOns, writeSimilar } from './product-writing.repository.ts';
import {
  type CategoryRow,
  findProduct,
  isProductNamed,
  listCategoryRows,
  listStoredProducts,
  type StoredProduct,
} from './products.repository.ts';

export type { StoredProduct };

/** Products with every field that staff may edit, archived ones included, and all categories. */
export async function loadWholeMenu(
  db: Database,
  ids: readonly number[],
  at: Instant,
): Promise<{ readonly products: readonly StoredProduct[]; readonly categories: readonly CategoryRow[] }> {
  return { products: await listStoredProducts(db, ids, at), categories: await listCategoryRows(db) };
}

/** The present product; null when it was deleted. */
export function loadProductWithin(tx: Tx, id: number, at: Instant): Promise<StoredProduct | null> {
  return findProduct(tx, id, at);
}

/** Deletes a product, or archives it when an order or a promotion references it; returns which. */
export async function removeProductWithin(tx: Tx, id: number, at: Instant): Promise<'archived' | 'deleted'> {
  const isNamed = await isProductNamed(tx, id);
  if (isNamed) await setArchived(tx, id, at);
  else await deleteProduct(tx, id);
  return isNamed ? 'archived' : 'deleted';
}

/** Sets the similar products and the add-ons in the cart, in this order. */
export async function suggestWithin(
  tx: Tx,
  id: number,
  { similarIds, addOnIds }: Pick<StoredProduct, 'similarIds' | 'addOnIds'>,
): Promise<void> {
  await writeSimilar(tx, id, similarIds);
  await writeAddOns(tx, id, addOnIds);
}
