import { sql } from 'kysely';
import { STANDING_STATUSES } from '#domain/orders/status-sets.ts';
import type { Database } from '#server/platform/database.ts';
import { isIn } from '#server/platform/postgres/is-in.ts';

type OrderedDishes = { readonly lines: readonly { readonly productId: number }[] };

/**
 * The dishes of an account's last orders, the newest first; without rejected or cancelled orders, and without bundles.
 */
export async function listOrderedDishes(
  db: Database,
  { userId, most }: { readonly userId: number; readonly most: number },
): Promise<readonly OrderedDishes[]> {
  const { rows } = await sql<{ dishes: readonly number[] }>`
    with lately as (
      select id, placed_at from real_orders
      where user_id = ${userId} and ${isIn('status', STANDING_STATUSES)}
      order by placed_at desc, id desc
      limit ${most}
    )
    select array_agg(product_id order by position) as dishes
    from lately
    join order_lines on order_id = lately.id and bundle_id is null
    group by lately.id, lately.placed_at
    order by lately.placed_at desc, lately.id desc`.execute(db);
  return rows.map(({ dishes }) => ({ lines: dishes.map((productId) => ({ productId })) }));
}
