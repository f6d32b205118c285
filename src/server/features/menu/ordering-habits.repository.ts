import { sql } from 'kysely';
import type { OrderingHabits } from '#domain/menu/ordering-habits.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { byOwner } from '#server/platform/postgres/by-owner.ts';

/** Popularity rank by product, and the products ordered with each. */
export async function loadOrderingHabits(db: Database) {
  const popular = await db.selectFrom('popular_products').select(['product_id', 'rank']).execute();
  const together = await db
    .selectFrom('ordered_together')
    .select(['product_id', 'other_id'])
    .orderBy('rank')
    .orderBy('other_id')
    .execute();
  return {
    ranks: new Map(popular.map(({ product_id, rank }) => [product_id, rank])),
    together: byOwner(together, 'product_id', ({ other_id }) => other_id),
  };
}

/**
 * Writes only ranks that changed, because each write invalidates every cache of the menu. Sorted by key, because
 * several processes may write at once.
 */
export async function writePlaces(tx: Tx, { popular, together }: OrderingHabits): Promise<void> {
  await tx
    .deleteFrom('popular_products')
    .where('product_id', '<>', sql<number>`all(${[...popular]}::int[])`)
    .execute();
  await sql`
    insert into popular_products (product_id, rank)
    select id, place from unnest(${[...popular]}::int[]) with ordinality as learned (id, place)
    where exists (select from products where products.id = learned.id)
    order by id
    on conflict (product_id) do update set rank = excluded.rank where popular_products.rank <> excluded.rank
  `.execute(tx);
  const pairs = together.flatMap(({ productId, otherIds }) =>
    otherIds.map((otherId, index) => ({ productId, otherId, place: index + 1 })),
  );
  const productIds = pairs.map(({ productId }) => productId);
  const otherIds = pairs.map(({ otherId }) => otherId);
  const places = pairs.map(({ place }) => place);
  await sql`
    delete from ordered_together
    where (product_id, other_id) not in (select * from unnest(${productIds}::int[], ${otherIds}::int[]))
  `.execute(tx);
  await sql`
    insert into ordered_together (product_id, other_id, rank)
    select id, other, place
    from unnest(${productIds}::int[], ${otherIds}::int[], ${places}::int[]) as learned (id, other, place)
    where (select count(*) from products where products.id in (learned.id, learned.other)) = 2
    order by id, other
    on conflict (product_id, other_id) do update set rank = excluded.rank where ordered_together.rank <> excluded.rank
  `.execute(tx);
}
