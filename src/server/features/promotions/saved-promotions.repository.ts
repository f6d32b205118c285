/** Promotions for the back office: all of them, including products no longer on the menu. */
import { sql } from 'kysely';
import type { AdminPromotion } from '#contract/promotions/wire.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { STANDING_STATUSES } from '#domain/orders/status-sets.ts';
import type { PromotionType } from '#domain/promotions/kinds.ts';
import type { PromotionFacts } from '#domain/promotions/parse-promotion.ts';
import type { PromotionRules } from '#domain/promotions/promotion-rules.ts';
import type { PromotionCondition } from '#domain/promotions/promotion-type.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { isIn } from '#server/platform/postgres/is-in.ts';
import { type NamesInPromotion, promotionSubject } from './describe-promotion.ts';

export type StoredOption = {
  readonly setId: number;
  readonly productId: number;
  readonly productName: string;
  readonly sizeId: number;
  readonly sizeLabel: string;
  readonly price: Bani;
  readonly boxPrice: Bani;
  readonly isArchived: boolean;
};

/** Every option of these sets, in its original order. */
export async function listStoredOptions(db: Database, setIds: readonly number[]): Promise<readonly StoredOption[]> {
  const rows = await db
    .selectFrom('promotion_options')
    .innerJoin('sizes', 'sizes.id', 'promotion_options.size_id')
    .innerJoin('products', 'products.id', 'promotion_options.product_id')
    .select(['set_id', 'promotion_options.product_id', 'size_id', 'products.name', 'sizes.label', 'sizes.price_bani'])
    .select(['sizes.box_needed', 'sizes.box_price_bani'])
    .select((eb) =>
      eb.or([eb('sizes.archived_at', 'is not', null), eb('products.archived_at', 'is not', null)]).as('gone'),
    )
    .where('set_id', '=', anyOf(setIds))
    .orderBy('promotion_options.position')
    .orderBy('size_id')
    .execute();
  return rows.map((row) => ({
    setId: row.set_id,
    productId: row.product_id,
    productName: row.name,
    sizeId: row.size_id,
    sizeLabel: row.label,
    price: bani(row.price_bani),
    boxPrice: bani(row.box_needed ? row.box_price_bani : 0),
    isArchived: Boolean(row.gone),
  }));
}

/** A size that guests find on the menu. */
export type SizeOnMenu = {
  readonly productId: number;
  readonly categoryId: number;
  readonly price: Bani;
  readonly boxPrice: Bani;
};

/** The sizes of what promotions name, by product or by category; none of what has left the menu. */
export async function listSizesOnMenu(
  db: Database,
  promotions: readonly { readonly rules: Pick<PromotionRules, 'productIds' | 'categoryIds'> }[],
): Promise<readonly SizeOnMenu[]> {
  const productIds = promotions.flatMap(({ rules }) => rules.productIds);
  const categoryIds = promotions.flatMap(({ rules }) => rules.categoryIds);
  if (productIds.length + categoryIds.length === 0) return [];
  const rows = await db
    .selectFrom('sizes')
    .innerJoin('products', 'products.id', 'sizes.product_id')
    .select(['product_id', 'products.category_id', 'price_bani', 'box_needed', 'box_price_bani'])
    .where('sizes.archived_at', 'is', null)
    .where('products.archived_at', 'is', null)
    .where((eb) =>
      eb.or([eb('products.id', '=', anyOf(productIds)), eb('products.category_id', '=', anyOf(categoryIds))]),
    )
    .execute();
  return rows.map((row) => ({
    productId: row.product_id,
    categoryId: row.category_id,
    price: bani(row.price_bani),
    boxPrice: bani(row.box_needed ? row.box_price_bani : 0),
  }));
}

/** How often each promotion's code stands in an order; what was given back does not count. */
export async function countRedemptions(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('coupon_redemptions')
    .select(({ fn }) => ['promotion_id', fn.countAll<string>().as('count')])
    .where('promotion_id', '=', anyOf(ids))
    .where('released_at', 'is', null)
    .groupBy('promotion_id')
    .execute();
  return new Map(rows.map(({ promotion_id, count }) => [promotion_id, Number(count)]));
}

/** What promotions gave; rejected orders and rehearsals do not count. */
type Given = {
  /** Number of orders with an automatic reduction. */
  readonly orders: number;
  /** The total reduction, including its codes. */
  readonly amount: Bani;
};

/** What each promotion gave; missing for promotions without orders. */
export async function sumGiven(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Given>> {
  const { rows } = await sql<{ id: number; orders: number; amount: number }>`
    select wanted.id, count(*) filter (where taken.code is null) as orders, sum(taken.amount) as amount
    from unnest(${[...ids]}::int[]) as wanted (id)
    join real_orders as orders on orders.reductions @> jsonb_build_array(jsonb_build_object('promotionId', wanted.id))
      and orders.reductions <> '[]' and ${isIn('orders.status', STANDING_STATUSES)}
    cross join lateral jsonb_to_recordset(orders.reductions) as taken ("promotionId" int, code text, amount int)
    where taken."promotionId" = wanted.id
    group by wanted.id`.execute(db);
  return new Map(rows.map(({ id, orders, amount }) => [id, { orders: Number(orders), amount: bani(Number(amount)) }]));
}

/** How many orders have each bundle; rejected orders and rehearsals do not count. */
export async function countOrdersOfBundles(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; orders: string }>`
    select order_bundles.promotion_id as id, count(distinct orders.id) as orders
    from order_bundles join real_orders as orders on orders.id = order_bundles.order_id
    where order_bundles.promotion_id = any(${[...ids]}::int[]) and ${isIn('orders.status', STANDING_STATUSES)}
    group by 1`.execute(db);
  return new Map(rows.map(({ id, orders }) => [id, Number(orders)]));
}

/** The latest change of each promotion. */
export async function listPromotionVersions(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const subjects = ids.map(promotionSubject);
  if (subjects.length === 0) return new Map();
  const rows = await db
    .selectFrom('changes')
    .select(({ fn }) => ['subject', fn.max('id').as('version')])
    .where('subject', 'in', subjects)
    .groupBy('subject')
    .execute();
  return new Map(rows.map(({ subject, version }) => [Number(subject.split(':')[1]), Number(version)]));
}

/** Display names of a promotion's products, categories and zones, including those no longer on the menu. */
export async function loadNamesIn(
  db: Database,
  { productIds, categoryIds, zoneCodes }: Pick<AdminPromotion, 'productIds' | 'categoryIds' | 'zoneCodes'>,
): Promise<NamesInPromotion> {
  const { rows } = await sql<{ kind: keyof NamesInPromotion; name: string }>`
    select 'products' as kind, name from products where id = any(${[...productIds]}::int[])
    union all select 'categories', name from categories where id = any(${[...categoryIds]}::int[])
    union all select 'zones', city from delivery_zones where code = any(${[...zoneCodes]}::text[])
    order by 1, 2`.execute(db);
  const named = (kind: keyof NamesInPromotion) => rows.filter((row) => row.kind === kind).map(({ name }) => name);
  return { products: named('products'), categories: named('categories'), zones: named('zones') };
}

export type SavedPromotion = PromotionFacts & {
  readonly type: PromotionType;
  readonly isActive: boolean;
  readonly imageHash: string | null;
  readonly conditions: readonly PromotionCondition[];
};

function rowOf(promotion: SavedPromotion) {
  return {
    name: promotion.name,
    description: promotion.description,
    type: promotion.type,
    is_active: promotion.isActive,
    coupon_code: promotion.couponCode,
    discount_basis_points: promotion.discountBasisPoints,
    discount_bani: promotion.discountAmount,
    validity_in_days: promotion.validityInDays,
    min_order_bani: promotion.minimumOrder,
    start_date: promotion.startDate,
    end_date: promotion.endDate,
    image_hash: promotion.imageHash,
    conditions: JSON.stringify(promotion.conditions),
    rules: JSON.stringify(promotion.rules),
  };
}

export async function insertPromotion(tx: Tx, promotion: SavedPromotion): Promise<number> {
  const { id } = await tx.insertInto('promotions').values(rowOf(promotion)).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updatePromotion(tx: Tx, id: number, promotion: SavedPromotion): Promise<void> {
  await tx.updateTable('promotions').set(rowOf(promotion)).where('id', '=', id).execute();
}

/**
 * Whether an order, a code of a subscriber or a newsletter names the promotion: then it has to stay.
 *
 * @param code its public code; null without one
 */
export async function isPromotionNamed(tx: Tx, id: number, code: string | null): Promise<boolean> {
  const { rows } = await sql<{ isNamed: boolean }>`
    select exists (select from order_bundles where promotion_id = ${id})
      or exists (select from coupon_redemptions where promotion_id = ${id})
      or exists (select from personal_coupons where promotion_id = ${id})
      or exists (select from all_orders where reductions <> '[]'
        and reductions @> jsonb_build_array(jsonb_build_object('promotionId', ${id}::int)))
      or exists (select from campaigns where upper(coupon_code) = upper(${code}::text)) as "isNamed"`.execute(tx);
  return rows[0]?.isNamed === true;
}

/** With its sets and counters. */
export async function deletePromotionRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('promotions').where('id', '=', id).execute();
}

/** The promotion with this public code. */
export async function findCodeOwner(
  db: Database,
  normalCode: string,
): Promise<{ readonly id: number; readonly name: string } | null> {
  const row = await db
    .selectFrom('promotions')
    .select(['id', 'name'])
    .where((eb) => eb(eb.fn<string>('upper', ['coupon_code']), '=', normalCode))
    .executeTakeFirst();
  return row ?? null;
}

export type SavedSet = {
  /** Id of an existing set, which guests may have in their carts. */
  readonly id: number | null;
  readonly label: string;
  readonly isFree: boolean;
  readonly options: readonly { readonly productId: number; readonly sizeId: number }[];
};

/** Replaces the sets of a bundle; a set named by its id keeps it. */
export async function replaceSets(tx: Tx, promotionId: number, sets: readonly SavedSet[]): Promise<void> {
  const standing = await tx.selectFrom('promotion_sets').select('id').where('promotion_id', '=', promotionId).execute();
  const kept = new Set<number>();
  for (const [position, { id, label, isFree, options }] of sets.entries()) {
    const row = { position, label, is_free: isFree };
    const isStanding = id !== null && !kept.has(id) && standing.some((one) => one.id === id);
    const setId = isStanding ? id : await insertSet(tx, promotionId, row);
    kept.add(setId);
    if (isStanding) {
      await tx.updateTable('promotion_sets').set(row).where('id', '=', setId).execute();
      await tx.deleteFrom('promotion_options').where('set_id', '=', setId).execute();
    }
    const rows = options.map(({ productId, sizeId }, place) => {
      return { set_id: setId, product_id: productId, size_id: sizeId, position: place };
    });
    await tx.insertInto('promotion_options').values(rows).execute();
  }
  await tx
    .deleteFrom('promotion_sets')
    .where('promotion_id', '=', promotionId)
    .where('id', '<>', sql<number>`all(${[...kept]}::int[])`)
    .execute();
}

async function insertSet(
  tx: Tx,
  promotionId: number,
  row: { readonly position: number; readonly label: string; readonly is_free: boolean },
): Promise<number> {
  const { id } = await tx
    .insertInto('promotion_sets')
    .values({ ...row, promotion_id: promotionId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Number of personal codes that each promotion gave to subscribers. */
export async function countIssuedCodes(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('personal_coupons')
    .select(({ fn }) => ['promotion_id', fn.countAll<string>().as('count')])
    .where('promotion_id', '=', anyOf(ids))
    .groupBy('promotion_id')
    .execute();
  return new Map(rows.map(({ promotion_id, count }) => [promotion_id, Number(count)]));
}
