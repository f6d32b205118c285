import type { Menu } from '#domain/menu/menu.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { listCategories, listProducts } from './menu.repository.ts';

/** These products with their categories, as they stand inside the transaction, whatever has run out. */
export async function loadMenuPart(tx: Tx, productIds: readonly number[]): Promise<Menu> {
  const products = await listProducts(tx, null, { ids: productIds });
  const categories = await listCategories(tx, null, [...new Set(products.map(({ categoryId }) => categoryId))]);
  return { categories, products };
}
