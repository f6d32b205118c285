import type { Database } from '#server/platform/database.ts';
import { listStoredProducts } from './products.repository.ts';
import type { StoredProduct } from './stored-product.ts';

/** A product with everything staff may write, archived or not; `null` when there is none. */
export async function findProduct(db: Database, id: number): Promise<StoredProduct | null> {
  const [product] = await listStoredProducts(db, [id]);
  return product ?? null;
}
