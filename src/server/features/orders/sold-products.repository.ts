import { sql } from 'kysely';
import type { SoldProduct, SoldTogether } from '#domain/menu/ordering-habits.ts';
import { SOLD_STATUSES } from '#domain/orders/status-sets.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { isIn } from '#server/platform/postgres/is-in.ts';

type Sold = { readonly sold: readonly SoldProduct[]; readonly together: readonly SoldTogether[] };

/**
 * How many accepted orders contained each product, and each pair of products of different categories, among the last
 * orders placed from `since` on. An order counts once, whatever the pieces; free products of promotions do not count.
 */
export async function countSoldProducts(
  db: Database,
  { since, limit }: { readonly since: Instant; readonly limit: number },
): Promise<Sold> {
  const { rows } = await sql<{ product_id: number; other_id: number | null; orders: number }>`
    with lately as (
      select id from real_orders
      where ${isIn('status', SOLD_STATUSES)} and placed_at >= ${new Date(since)}
      order by placed_at desc
      limit ${limit}
    ), held as materialized (
      select distinct order_id, product_id, category_id
      from order_lines
      join lately on lately.id = order_id
      join products on products.id = product_id
      where not is_free
    )
    select product_id, null::int as other_id, count(*)::int as orders from held group by product_id
    union all
    select held.product_id, other.product_id, count(*)::int
    from held
    join held as other on other.order_id = held.order_id and other.category_id <> held.category_id
    group by held.product_id, other.product_id
  `.execute(db);
  return {
    sold: rows.flatMap((row) => (row.other_id === null ? [{ productId: row.product_id, orders: row.orders }] : [])),
    together: rows.flatMap(({ product_id: productId, other_id: otherId, orders }) =>
      otherId === null ? [] : [{ productId, otherId, orders }],
    ),
  };
}
