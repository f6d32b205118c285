import { sql } from 'kysely';
import { openDatabase } from '#server/platform/database.ts';
import type { Orderable } from '#test/support/an-order.ts';
import { aRunningShop, type RunningShop } from '#test/support/running-shop.ts';

/** Addresses of guests are what their requests say, so that limits per address meet no benchmark. */
const SETTINGS = { DEMO: 'on', TRUST_PROXY: '1' };

/**
 * The demo restaurant with one worker. `npm run bench` sets a folder that its benchmarks share, so that the pictures of
 * the demo are generated once; a benchmark run by itself creates its own.
 */
export function aDemoShop(): Promise<RunningShop> {
  const dataDir = process.env.BENCH_DATA_DIR ?? '';
  return aRunningShop({ settings: SETTINGS, ...(dataDir === '' ? {} : { dataDir }) });
}

/** The same for another commit, whose database may have another schema: in a folder of its own. */
function aDemoShopOf(root: string): Promise<RunningShop> {
  return aRunningShop({ settings: SETTINGS, root });
}

export type DemoShop = {
  readonly shop: RunningShop;
  /** Sizes with unlimited stock, of different products, without age restriction and without required options. */
  readonly dishes: readonly Orderable[];
} & AsyncDisposable;

/**
 * The demo restaurant, open at any hour.
 *
 * @param root folder of another commit
 */
export async function openDemoShop(root?: string): Promise<DemoShop> {
  const shop = await (root === undefined ? aDemoShop() : aDemoShopOf(root));
  const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'bench' });
  try {
    await db.updateTable('restaurant').set({ is_open_around_the_clock: true }).execute();
    await db.deleteFrom('closures').execute();
    // The database of an earlier commit may lack this table.
    const { rows: known } = await sql<{ has_options: boolean }>`
      select to_regclass('option_group_uses') is not null as has_options`.execute(db);
    const rows = await db
      .selectFrom('products')
      .innerJoin('sizes', 'sizes.product_id', 'products.id')
      .innerJoin('categories', 'categories.id', 'products.category_id')
      .select((eb) => ['products.id', eb.fn.min('sizes.id').as('sizeId')])
      .where('products.is_orderable_today', '=', true)
      .where('products.is_on', '=', true)
      .where('products.is_age_restricted', '=', false)
      .where('categories.is_special', '=', false)
      // Read from the row as JSON: the table of an earlier commit may lack this column.
      .where(sql<boolean>`coalesce(to_jsonb(categories) -> 'availability_windows', '[]') = '[]'`)
      .where(sql<boolean>`coalesce(to_jsonb(products) -> 'availability_windows', '[]') = '[]'`)
      .where('sizes.is_on', '=', true)
      .where('sizes.stock_unlimited', '=', true)
      .where('sizes.minimum_quantity', '=', 1)
      .$if(known[0]?.has_options === true, (query) =>
        query.where(sql<boolean>`not exists (
          select from option_group_uses as use join option_groups as asked on asked.id = use.group_id
          where asked.minimum > 0 and (use.product_id = products.id or use.category_id = products.category_id))`),
      )
      .groupBy('products.id')
      .orderBy('products.id')
      .execute();
    return { shop, dishes: rows, [Symbol.asyncDispose]: shop[Symbol.asyncDispose] };
  } finally {
    await db.destroy();
  }
}
