/** Rows of the demonstration, and which of them may be deleted. */
import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

/** Ids to delete, to keep, and to archive. */
export type DemoPlan = {
  readonly orders: readonly number[];
  /** Of `orders`: placed by people, not by the demonstration. */
  readonly trialOrders: number;
  readonly products: readonly number[];
  /** Referenced by orders or bundles that stay: archived instead of deleted. */
  readonly archivedProducts: readonly number[];
  readonly promotions: readonly number[];
  readonly categories: readonly number[];
  readonly kept: {
    readonly products: number;
    readonly categories: number;
    readonly promotions: number;
    readonly orders: number;
  };
};

/** Marks all existing rows as demonstration data; called when no other rows can exist. */
export async function markDemoRows(tx: Tx): Promise<void> {
  await sql`insert into demo_rows (kind, row_id)
    select 'category', id from categories union all
    select 'product', id from products union all
    select 'promotion', id from promotions union all
    select 'order', id from orders`.execute(tx);
}

export async function hasDemoRows(db: Database): Promise<boolean> {
  return (await db.selectFrom('demo_rows').select('kind').limit(1).executeTakeFirst()) !== undefined;
}

/** Things of a kind saved by staff belong to them: 'product' selects the ids of 'product:12'. */
const savedByStaff = (kind: string) => sql<number>`select split_part(subject, ':', 2)::bigint from changes
  where subject ~ ${`^${kind}:[0-9]+$`} and action in ('created', 'updated', 'restored')`;

/** Orders of the demonstration, and trial orders placed before the restaurant got its own name. */
const demoOrders = sql<number>`select id from orders where id in (select row_id from demo_rows where kind = 'order')
  or placed_at < coalesce((select min(at) from changes where subject = 'contact'), 'infinity')`;

/** What would be deleted now. */
export async function planDemoRemoval(db: Database): Promise<DemoPlan> {
  const ids = async (query: ReturnType<typeof sql<{ id: number }>>) =>
    (await query.execute(db)).rows.map(({ id }) => Number(id));
  const orders = await ids(sql`${demoOrders} order by id`);
  const marked = (kind: string) => sql`select row_id from demo_rows where kind = ${kind}`;
  const stays = (kind: string) => sql`select row_id from demo_rows where kind = ${kind}
    and row_id in (${savedByStaff(kind)})`;
  const promotions = await ids(sql`select id from promotions where id in (${marked('promotion')})
    and id not in (${savedByStaff('promotion')}) order by id`);
  const products = await ids(sql`select id from products where id in (${marked('product')})
    and id not in (${savedByStaff('product')}) order by id`);
  const named = await ids(sql`select distinct product_id as id from order_lines
      where product_id = any(${products}) and order_id not in (${demoOrders})
    union select distinct product_id from promotion_options join promotion_sets on promotion_sets.id = set_id
      where product_id = any(${products}) and promotion_id <> all(${promotions})`);
  const soldPromotions = await ids(sql`select distinct promotion_id as id from order_bundles
      where promotion_id = any(${promotions}) and order_id not in (${demoOrders})
    union select promotion_id from coupon_redemptions
      where promotion_id = any(${promotions}) and order_id not in (${demoOrders})
    union select promotion_id from personal_coupons where promotion_id = any(${promotions})`);
  const gone = products.filter((id) => !named.includes(id));
  const categories = await ids(sql`select id from categories where id in (${marked('category')})
    and id not in (${savedByStaff('category')})
    and not exists (select from products where category_id = categories.id and products.id <> all(${gone})) order by id`);
  const countOf = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows.length;
  const keptCategories =
    (await countOf(sql`select id from categories where id in (${marked('category')})`)) - categories.length;
  return {
    orders,
    trialOrders: await countOf(sql`select id from (${demoOrders}) as d where id not in (${marked('order')})`),
    products: gone,
    archivedProducts: named,
    promotions: promotions.filter((id) => !soldPromotions.includes(id)),
    categories,
    kept: {
      products: (await countOf(stays('product'))) + named.length,
      categories: keptCategories,
      promotions: (await countOf(stays('promotion'))) + soldPromotions.length,
      orders: await countOf(sql`select id from real_orders where id not in (${demoOrders})`),
    },
  };
}

/** Deletes what the plan names, and the marks of these rows. */
export async function carryOutDemoRemoval(tx: Tx, plan: DemoPlan, now: Date): Promise<void> {
  const { orders, promotions, products, archivedProducts, categories } = plan;
  await sql`delete from orders where id = any(${orders})`.execute(tx);
  await sql`update promotions set is_active = false where id in (select row_id from demo_rows where kind = 'promotion')
    and id <> all(${promotions}) and id not in (${savedByStaff('promotion')})`.execute(tx);
  await sql`delete from promotions where id = any(${promotions})`.execute(tx);
  await sql`delete from sizes where product_id = any(${products})`.execute(tx);
  await sql`delete from products where id = any(${products})`.execute(tx);
  await sql`update products set archived_at = ${now} where id = any(${archivedProducts}) and archived_at is null`.execute(
    tx,
  );
  await sql`delete from categories where id = any(${categories})`.execute(tx);
  await sql`delete from demo_rows`.execute(tx);
}

/**
 * Deletes settings never saved by staff, which are still the demonstration's; localities stay, because they are the
 * owner's list.
 */
export async function deleteUnsavedSettings(tx: Tx): Promise<void> {
  const { rows } = await sql<{ subject: string }>`select distinct subject from changes`.execute(tx);
  const isUnsaved = (subject: string) => !rows.some((row) => row.subject === subject);
  if (isUnsaved('contact')) {
    await sql`update restaurant set name = '', tagline = '', about_us = '', phone = '', email = '', company = '{}'`.execute(
      tx,
    );
  }
  if (isUnsaved('address')) {
    await sql`update restaurant set county = '', postal_code = '', street = '', street_number = '', city = '',
      latitude = null, longitude = null`.execute(tx);
  }
  if (isUnsaved('schedule')) {
    await sql`update restaurant set is_open_around_the_clock = false`.execute(tx);
    await sql`delete from schedule_days`.execute(tx);
    await sql`delete from closures`.execute(tx);
  }
  if (isUnsaved('services')) await sql`delete from services`.execute(tx);
  if (isUnsaved('payment-methods')) {
    await sql`update restaurant set cash_payment = false, card_payment = false, cash_and_card_payment = false,
      other_payments = '{}'`.execute(tx);
  }
  if (isUnsaved('house-pictures')) await sql`delete from house_pictures`.execute(tx);
}
