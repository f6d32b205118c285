/** Products as a part of another feature's transaction: a menu that is taken over, and taken back. */
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

/** Products with everything staff may write, archived ones too, and the categories there are. */
export async function loadWholeMenu(
  db: Database,
  ids: readonly number[],
): Promise<{ readonly products: readonly StoredProduct[]; readonly categories: readonly CategoryRow[] }> {
  return { products: await listStoredProducts(db, ids), categories: await listCategoryRows(db) };
}

/** As it stands now; null when it is gone. */
export function loadProductWithin(tx: Tx, id: number): Promise<StoredProduct | null> {
  return findProduct(tx, id);
}

/** Deletes a product, or archives it where an order or a promotion names it; tells which. */
export async function removeProductWithin(tx: Tx, id: number, at: Instant): Promise<'archived' | 'deleted'> {
  const isNamed = await isProductNamed(tx, id);
  if (isNamed) await setArchived(tx, id, at);
  else await deleteProduct(tx, id);
  return isNamed ? 'archived' : 'deleted';
}

/** Suggests these beside a product and in the cart, in this order. */
export async function suggestWithin(
  tx: Tx,
  id: number,
  { similarIds, addOnIds }: Pick<StoredProduct, 'similarIds' | 'addOnIds'>,
): Promise<void> {
  await writeSimilar(tx, id, similarIds);
  await writeAddOns(tx, id, addOnIds);
}
