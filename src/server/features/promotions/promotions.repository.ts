import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { StoredPicture } from '#domain/menu/shown-menu.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { DELIVERY_METHODS } from '#domain/orders/order.ts';
import { STANDING_STATUSES } from '#domain/orders/status-sets.ts';
import { PROMOTION_TYPES, type PromotionType, REDUCTION_TYPES, typesThatEnterBy } from '#domain/promotions/kinds.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import type { SinglePiece } from '#domain/promotions/price-cut.ts';
import type { Coupon, Promotion } from '#domain/promotions/promotion.ts';
import type { PromotionRules, Used } from '#domain/promotions/promotion-rules.ts';
import type { StoredPromotion } from '#domain/promotions/shown-promotion.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';
import type { DB } from '#server/platform/database.types.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { countRows } from '#server/platform/postgres/count-rows.ts';
import { isIn } from '#server/platform/postgres/is-in.ts';
import { StoredWindows } from '#server/platform/postgres/stored-windows.ts';
import { hideColumn, hideText } from '#server/platform/security/hide-text.ts';

/** Upper bound, more than guests could read. */
const MOST_PROMOTIONS = 200;
/** Upper bound, more than a restaurant creates in decades; carts with older ones contain nothing still sold. */
const MOST_IN_ORDERS = 2_000;

const Conditions = z.array(z.object({ conditionType: z.string(), conditionValue: z.string() }));

/** The column `rules`: fields that a kind does not have may be missing. */
const Rules: z.ZodType<PromotionRules> = z.object({
  productIds: z.array(z.int()).default([]),
  categoryIds: z.array(z.int()).default([]),
  windows: StoredWindows.default([]),
  methods: z.array(z.enum(DELIVERY_METHODS)).default([]),
  zoneCodes: z.array(z.string()).default([]),
  paidPieces: z.int().default(0),
  freePieces: z.int().default(0),
  mostUses: z.int().nullable().default(null),
  budget: z.int().transform(bani).nullable().default(null),
  mostUsesPerPerson: z.int().nullable().default(null),
});

/** Active ones, the newest first. */
export async function listActivePromotions(db: Database): Promise<readonly StoredPromotion[]> {
  const rows = await selectPromotions(db).where('is_active', '=', true).orderBy('promotions.id', 'desc').execute();
  return withSets(db, rows);
}

export type PromotionPage = {
  /** Null for every type. */
  readonly type: PromotionType | null;
  readonly page: number;
  readonly size: number;
};

/** In every state, active ones first, then the newest. */
export async function listPromotions(
  db: Database,
  { type, page, size }: PromotionPage,
): Promise<readonly StoredPromotion[]> {
  const rows = await selectPromotions(db)
    .where(ofType(type))
    .orderBy('is_active', 'desc')
    .orderBy('promotions.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return withSets(db, rows);
}

export function countPromotions(db: Database, type: PromotionType | null): Promise<number> {
  return countRows(db.selectFrom('promotions').where(ofType(type)));
}

export async function findStoredPromotion(db: Database, id: number): Promise<StoredPromotion | null> {
  const rows = await selectPromotions(db).where('promotions.id', '=', id).execute();
  const [promotion] = await withSets(db, rows);
  return promotion ?? null;
}

function ofType(type: PromotionType | null) {
  return ({ eb, and }: ExpressionBuilder<DB, 'promotions'>) =>
    and(type === null ? [] : [eb('promotions.type', '=', type)]);
}

/** Promotions of some types in every state, the newest first. */
export async function listPromotionsOfTypes(
  db: Database,
  types: readonly PromotionType[],
): Promise<readonly Promotion[]> {
  const rows = await selectPromotions(db)
    .where('type', 'in', [...types])
    .orderBy('promotions.id', 'desc')
    .limit(MOST_IN_ORDERS)
    .execute();
  return withSets(db, rows);
}

function selectPromotions(db: Database) {
  return db
    .selectFrom('promotions')
    .leftJoin('images', 'images.hash', 'promotions.image_hash')
    .select(['id', 'name', 'description', 'type', 'is_active', 'coupon_code', 'discount_basis_points', 'discount_bani'])
    .select(['validity_in_days', 'min_order_bani', 'start_date', 'end_date', 'conditions', 'rules'])
    .select(['images.hash', 'images.width', 'images.height', 'images.placeholder'])
    .limit(MOST_PROMOTIONS);
}

type PromotionRow = Awaited<ReturnType<ReturnType<typeof selectPromotions>['execute']>>[number];

async function withSets(db: Database, rows: readonly PromotionRow[]): Promise<readonly StoredPromotion[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const sets = await db
    .selectFrom('promotion_sets')
    .select(['id', 'promotion_id', 'label', 'is_free'])
    .where('promotion_id', '=', anyOf(ids))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const options = await db
    .selectFrom('promotion_options')
    .select(['set_id', 'product_id', 'size_id'])
    .where('set_id', '=', anyOf(sets.map(({ id }) => id)))
    .orderBy('position')
    .orderBy('size_id')
    .execute();
  return rows.map((row) => ({
    ...datesOf(row),
    id: row.id,
    name: row.name,
    description: row.description,
    type: z.enum(PROMOTION_TYPES).parse(row.type),
    isActive: row.is_active,
    couponCode: row.coupon_code,
    discountBasisPoints: row.discount_basis_points,
    discountAmount: bani(row.discount_bani),
    validityInDays: row.validity_in_days,
    minimumOrder: bani(row.min_order_bani),
    conditions: Conditions.parse(row.conditions),
    rules: Rules.parse(row.rules),
    picture: pictureOf(row),
    sets: sets
      .filter(({ promotion_id }) => promotion_id === row.id)
      .map((set) => ({
        id: set.id,
        label: set.label,
        isFree: set.is_free,
        options: options
          .filter(({ set_id }) => set_id === set.id)
          .map(({ product_id, size_id }) => ({ productId: product_id, sizeId: size_id })),
      })),
  }));
}

/** By its normalised code. */
export async function findCouponByCode(db: Database, normalCode: string): Promise<Coupon | null> {
  const row = await db
    .selectFrom('promotions')
    .select(['id', 'type', 'coupon_code', 'is_active', 'discount_basis_points', 'discount_bani', 'min_order_bani'])
    .select(['start_date', 'end_date'])
    .where((eb) => eb(eb.fn<string>('upper', ['coupon_code']), '=', normalCode))
    .where('type', 'in', [...typesThatEnterBy('code')])
    .executeTakeFirst();
  if (row?.coupon_code == null) return null;
  return {
    ...datesOf(row),
    promotionId: row.id,
    type: z.enum(REDUCTION_TYPES).parse(row.type),
    code: row.coupon_code,
    isActive: row.is_active,
    discountBasisPoints: row.discount_basis_points,
    discountAmount: bani(row.discount_bani),
    minimumOrder: bani(row.min_order_bani),
  };
}

/** Mailbox and phone in canonical form; `null` when unknown. */
export type Redeemer = { readonly emailNormal: string | null; readonly phoneNormal: string | null };

/** Whether the mailbox or the phone has used the promotion; uses given back by rejected orders do not count. */
export async function hasRedemption(
  db: Database,
  promotionId: number,
  { emailNormal, phoneNormal }: Redeemer,
): Promise<boolean> {
  const row = await db
    .selectFrom('coupon_redemptions')
    .select('id')
    .where('promotion_id', '=', promotionId)
    .where('released_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('email_normal', '=', emailNormal),
        eb('phone_normal', '=', phoneNormal),
        // The redemption of a person who deleted their account contains hashes.
        ...[emailNormal, phoneNormal]
          .filter((known) => known !== null)
          .map(hideText)
          .flatMap((hidden) => [eb('email_normal', '=', hidden), eb('phone_normal', '=', hidden)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type Redemption = {
  readonly promotionId: number;
  readonly orderId: number;
  /** '' for a caller without a mailbox: then only the phone counts. */
  readonly emailNormal: string;
  readonly phoneNormal: string;
  readonly at: Date;
};

/** Returns no row when the mailbox or the phone has used it; waits for a transaction that is using it now. */
export function redeeming(redemption: Redemption): RawBuilder<{ readonly id: number }> {
  return sql`insert into coupon_redemptions (promotion_id, order_id, email_normal, phone_normal, redeemed_at)
    values (${redemption.promotionId}, ${redemption.orderId}, nullif(${redemption.emailNormal}, ''),
      ${redemption.phoneNormal},
      ${redemption.at})
    on conflict do nothing returning id`;
}

/** False when there was nothing to give back, or it was given back already. */
export async function releaseRedemption(db: Database, orderId: number, at: Date): Promise<boolean> {
  const released = await db
    .updateTable('coupon_redemptions')
    .set({ released_at: at })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .returning('id')
    .execute();
  return released.length === 1;
}

/**
 * Redeems again what an order gave back; false when the mailbox or the phone has used it meanwhile. Two at once wait for
 * each other at the unique index: the second fails with its transaction, and finds it used when it is tried again.
 */
export async function redeemAgain(db: Database, orderId: number, at: Date): Promise<boolean> {
  const { rows } = await sql`update coupon_redemptions as given_back set redeemed_at = ${at}, released_at = null
    where order_id = ${orderId} and released_at is not null and not exists (select from coupon_redemptions as used
      where used.promotion_id = given_back.promotion_id and used.released_at is null
        and (used.email_normal = given_back.email_normal or used.phone_normal = given_back.phone_normal))
    returning id`.execute(db);
  return rows.length > 0;
}

function datesOf(row: { readonly start_date: string; readonly end_date: string }): {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
} {
  return { startDate: localDate(row.start_date), endDate: localDate(row.end_date) };
}

function pictureOf({ hash, width, height, placeholder }: PromotionRow): StoredPicture | null {
  if (hash === null || width === null || height === null || placeholder === null) return null;
  return { hash, width, height, placeholder };
}

/** Addresses and phones of redemptions become SHA-256 hashes. */
export async function hideRedeemers(db: Database, orderIds: readonly number[]): Promise<void> {
  await db
    .updateTable('coupon_redemptions')
    .set({ email_normal: hideColumn('email_normal'), phone_normal: hideColumn('phone_normal') })
    .where('order_id', '=', anyOf(orderIds))
    .execute();
}

/** What orders have used of limited promotions. */
export async function listUsed(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Used>> {
  const rows = await db
    .selectFrom('promotion_counters')
    .select(['promotion_id', 'uses', 'given_bani'])
    .where('promotion_id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.promotion_id, { uses: row.uses, given: bani(Number(row.given_bani)) }]));
}

/** What one order takes of a limited promotion. */
export type TakenUse = {
  readonly promotionId: number;
  readonly amount: Bani;
  readonly mostUses: number | null;
  readonly budget: Bani | null;
};

/**
 * Returns a row for each promotion with enough left; waits for orders that are taking from the same one. All
 * transactions lock by id, so that two orders with the same two promotions cannot deadlock.
 */
export function takingUses(uses: readonly TakenUse[]): RawBuilder<unknown> {
  const rows = uses.map(
    ({ promotionId, amount, mostUses, budget }) =>
      sql`(${promotionId}::int, ${amount}::int, ${mostUses}::int, ${budget}::int)`,
  );
  return sql`update promotion_counters set uses = uses + 1, given_bani = given_bani + taken.amount
    from (values ${sql.join(rows)}) as taken (id, amount, most_uses, budget),
      (select promotion_id as id from promotion_counters
        where promotion_id = any(${uses.map(({ promotionId }) => promotionId)}::int[])
        order by promotion_id for update) as locked
    where promotion_id = taken.id and locked.id = taken.id and (taken.most_uses is null or uses < taken.most_uses)
      and (taken.budget is null or given_bani + taken.amount <= taken.budget)
    returning promotion_id`;
}

/**
 * Gives back what a rejected order, or one that was never paid, had taken of limited promotions, and the uses of its
 * person; locks counters by id, like `takingUses`.
 */
export async function releaseUses(db: Database, orderId: number): Promise<void> {
  await sql`with released as (delete from promotion_uses where order_id = ${orderId})
    update promotion_counters set uses = greatest(0, uses - 1), given_bani = greatest(0, given_bani - taken.amount)
    from (select promotion_counters.promotion_id as id, (reduction->>'amount')::bigint as amount
      from all_orders, jsonb_array_elements(all_orders.reductions) as reduction, promotion_counters
      where all_orders.id = ${orderId} and promotion_counters.promotion_id = (reduction->>'promotionId')::int
      order by 1 for update of promotion_counters) as taken
    where promotion_id = taken.id`.execute(db);
}

/** Takes them again for an order that comes after all, beyond the limits too; returns what is used with it. */
export async function retakeUses(
  db: Database,
  orderId: number,
): Promise<readonly (Used & { readonly promotionId: number; readonly amount: Bani })[]> {
  const { rows } = await sql<{ promotionId: number; amount: string; uses: number; given: string }>`
    update promotion_counters set uses = uses + 1, given_bani = given_bani + taken.amount
    from (select promotion_counters.promotion_id as id, (reduction->>'amount')::bigint as amount
      from all_orders, jsonb_array_elements(all_orders.reductions) as reduction, promotion_counters
      where all_orders.id = ${orderId} and promotion_counters.promotion_id = (reduction->>'promotionId')::int
      order by 1 for update of promotion_counters) as taken
    where promotion_id = taken.id
    returning promotion_id as "promotionId", taken.amount, uses, given_bani as given`.execute(db);
  return rows.map(({ promotionId, amount, uses, given }) => ({
    promotionId,
    amount: bani(Number(amount)),
    uses,
    given: bani(Number(given)),
  }));
}

/** How a person is found: by hashes of the known facts, and by columns of orders that were not rejected. */
export type RecognisedPerson = {
  readonly keys: readonly string[];
  readonly accountId: number | null;
  readonly email: string;
  readonly phone: string;
};

/**
 * Serialises the orders of one person until the transaction ends. Each key is locked, in the same order in all
 * transactions, so that they cannot deadlock.
 */
export async function lockPerson(tx: Tx, { keys }: Pick<RecognisedPerson, 'keys'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${[...keys]}::text[]) as key`.execute(
    tx,
  );
}

const isStanding = isIn('status', STANDING_STATUSES);

/** Whether the person has an order that was not rejected, and how many of the person's orders used each promotion. */
export async function listUsesOfPerson(
  db: Database,
  ids: readonly number[],
  { keys, accountId, email, phone }: RecognisedPerson,
): Promise<{ readonly hasOrdered: boolean; readonly uses: ReadonlyMap<number, number> }> {
  const { rows } = await sql<{ hasOrdered: boolean; uses: Readonly<Record<string, number>> }>`
    select exists (select from orders where user_id = ${accountId}::bigint and ${isStanding})
      or exists (select from orders where phone = ${phone} and phone <> '' and ${isStanding})
      or exists (select from orders where email_normal = ${normalEmail(email)} and email_normal <> '' and ${isStanding})
        as "hasOrdered",
      (select coalesce(jsonb_object_agg(promotion_id, uses), '{}') from (
        select promotion_id, count(distinct order_id) as uses from promotion_uses
        where promotion_id = any(${[...ids]}::int[]) and person = any(${[...keys]}::text[])
        group by promotion_id) as counted) as uses`.execute(db);
  const [row] = rows as [(typeof rows)[number]];
  const uses = new Map(Object.entries(row.uses).map(([id, count]) => [Number(id), count]));
  return { hasOrdered: row.hasOrdered, uses };
}

/** Records that an order of this person used these promotions. */
export function writingUsesOfPerson(
  orderId: number,
  promotionIds: readonly number[],
  { keys }: Pick<RecognisedPerson, 'keys'>,
): RawBuilder<unknown> {
  return sql`insert into promotion_uses (promotion_id, order_id, person)
    select promotion_id, ${orderId}, person
    from unnest(${[...promotionIds]}::int[]) as promotion_id, unnest(${[...keys]}::text[]) as person`;
}

/** Starts counting the uses of a promotion that gets limits. */
export async function startCounting(db: Database, promotionId: number): Promise<void> {
  await sql`insert into promotion_counters (promotion_id) values (${promotionId}) on conflict do nothing`.execute(db);
}

/** Every size of a promotion's products, with its lowest price since a moment. */
export async function listLowestPrices(
  db: Database,
  { productIds, categoryIds }: Pick<PromotionRules, 'productIds' | 'categoryIds'>,
  since: Instant,
): Promise<readonly (SinglePiece & { readonly lowest: Bani })[]> {
  const { rows } = await sql<{
    product_id: number;
    category_id: number;
    size_id: number;
    price: number;
    lowest: number;
  }>`
    select products.id as product_id, products.category_id, sizes.id as size_id, sizes.price_bani as price,
      least(sizes.price_bani, min(had.price_bani)) as lowest
    from products join sizes on sizes.product_id = products.id left join (
      select size_id, price_bani, lead(valid_from) over (partition by size_id order by valid_from) as valid_until
      from price_history) as had on had.size_id = sizes.id and (had.valid_until is null or had.valid_until > ${new Date(since)})
    where (products.id = any(${[...productIds]}::int[]) or products.category_id = any(${[...categoryIds]}::int[]))
      and products.archived_at is null and sizes.archived_at is null and not products.is_age_restricted
    group by products.id, sizes.id`.execute(db);
  return rows.map((row) => ({
    productId: row.product_id,
    categoryId: row.category_id,
    sizeId: row.size_id,
    isAgeRestricted: false,
    price: bani(row.price),
    unitPrice: bani(row.price),
    lowest: bani(row.lowest),
  }));
}
