import { type RawBuilder, sql } from 'kysely';
import type { StockTake } from '#domain/orders/placing/judge-order.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';

export type StockRow = {
  readonly productId: number;
  readonly sizeId: number;
  readonly productName: string;
  readonly sizeLabel: string;
  readonly isOn: boolean;
  readonly stock: number;
};

/** The outcome of a take: `refused` leaves the stock unchanged. */
export type TakenSize = { readonly sizeId: number; readonly outcome: 'taken' | 'unlimited' | 'refused' };

/**
 * Takes available, orderable pieces in one statement, so that no other order can come between reading and taking.
 * Limited sizes are locked in ascending order.
 */
export async function takeFromSizes(tx: Tx, takes: readonly StockTake[]): Promise<readonly TakenSize[]> {
  const { rows } = await sql<TakenSize>`
    with takes as (
      select * from unnest(${takes.map(({ sizeId }) => sizeId)}::int[], ${takes.map(({ productId }) => productId)}::int[],
        ${takes.map(({ quantity }) => quantity)}::int[]) as take (size_id, product_id, quantity)
    ), held as materialized (
      select id from sizes where not stock_unlimited and id in (select size_id from takes) order by id for no key update
    ), sellable as (
      select sizes.id, sizes.stock_unlimited, takes.quantity
      from takes join sizes on sizes.id = takes.size_id and sizes.product_id = takes.product_id
        join products on products.id = sizes.product_id
      where sizes.is_on and sizes.archived_at is null and products.is_on and products.archived_at is null
    ), taken as (
      update sizes set stock = stock - sellable.quantity
      from sellable join held on held.id = sellable.id
      where sizes.id = sellable.id and sizes.is_on and sizes.archived_at is null
        and not sizes.stock_unlimited and sizes.stock >= sellable.quantity
      returning sizes.id
    )
    select takes.size_id as "sizeId", case when taken.id is not null then 'taken'
      when sellable.stock_unlimited then 'unlimited' else 'refused' end as outcome
    from takes left join sellable on sellable.id = takes.size_id left join taken on taken.id = takes.size_id
    order by takes.size_id`.execute(tx);
  return rows;
}

/** Pieces left of the sizes with limited stock, by size; locked until the transaction ends. */
export type LockedStock = ReadonlyMap<number, number>;

/**
 * Part of an order's first statement: locks the limited ones of the sizes, in ascending order, and returns `id` and
 * `stock` of each.
 *
 * @param condition additional condition
 */
export function stockLock(sizeIds: readonly number[], condition: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`select id, stock from sizes where not stock_unlimited and id = ${anyOf(sizeIds)} and ${condition}
    order by id for no key update`;
}

export async function lockStock(tx: Tx, sizeIds: readonly number[]): Promise<LockedStock> {
  const { rows } = await sql<{ id: number; stock: number }>`${stockLock(sizeIds, sql`true`)}`.execute(tx);
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** Puts pieces back, even when the size is unlimited now, because it may become limited again. */
export async function returnToSize(tx: Tx, sizeId: number, quantity: number): Promise<void> {
  await tx
    .updateTable('sizes')
    .set((eb) => ({ stock: eb('stock', '+', quantity) }))
    .where('id', '=', sizeId)
    .execute();
}

/** The stock of a size, for the refusal's sentence; null when it is not a size of this product. */
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
