import { anyOf } from '#server/platform/any-of.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

export type StockRow = {
  readonly productId: number;
  readonly sizeId: number;
  readonly productName: string;
  readonly sizeLabel: string;
  readonly isOn: boolean;
  readonly stock: number;
};

/** Sizes that never run out and may be sold, held as they are until the transaction ends. */
export async function holdUnlimitedSizes(tx: Tx, sizeIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('sizes')
    .innerJoin('products', 'products.id', 'sizes.product_id')
    .select('sizes.id')
    .where('sizes.id', '=', anyOf(sizeIds))
    .where('sizes.stock_unlimited', '=', true)
    .where('sizes.is_on', '=', true)
    .where('sizes.archived_at', 'is', null)
    .where('products.is_on', '=', true)
    .where('products.archived_at', 'is', null)
    .forShare('sizes')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Takes the pieces if they are there and may be sold: one statement, so nobody comes between look and take. */
export async function takeFromSize(
  tx: Tx,
  { sizeId, productId, quantity }: { readonly sizeId: number; readonly productId: number; readonly quantity: number },
): Promise<boolean> {
  const taken = await tx
    .updateTable('sizes')
    .from('products')
    .set((eb) => ({ stock: eb('stock', '-', quantity) }))
    .whereRef('products.id', '=', 'sizes.product_id')
    .where('sizes.id', '=', sizeId)
    .where('sizes.product_id', '=', productId)
    .where('sizes.is_on', '=', true)
    .where('sizes.archived_at', 'is', null)
    .where('products.is_on', '=', true)
    .where('products.archived_at', 'is', null)
    .where('sizes.stock_unlimited', '=', false)
    .where('sizes.stock', '>=', quantity)
    .returning('sizes.id')
    .execute();
  return taken.length === 1;
}

/** Puts pieces back, also where the size never runs out now: it may again one day. */
export async function returnToSize(tx: Tx, sizeId: number, quantity: number): Promise<void> {
  await tx
    .updateTable('sizes')
    .set((eb) => ({ stock: eb('stock', '+', quantity) }))
    .where('id', '=', sizeId)
    .execute();
}

/** How a size stands, for the sentence that refuses; null when it is not a size of this product. */
export async function findStock(tx: Tx, sizeId: number, productId: number): Promise<StockRow | null> {
  const row = await tx
    .selectFrom('sizes')
    .innerJoin('products', 'products.id', 'sizes.product_id')
    .select([
      'sizes.id',
      'product_id',
      'products.name',
      'label',
      'stock',
      'sizes.is_on',
      'products.is_on as product_on',
    ])
    .select(['sizes.archived_at', 'products.archived_at as product_archived_at'])
    .where('sizes.id', '=', sizeId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    productId: row.product_id,
    sizeId: row.id,
    productName: row.name,
    sizeLabel: row.label,
    isOn: row.is_on && row.product_on && row.archived_at === null && row.product_archived_at === null,
    stock: row.stock,
  };
}
