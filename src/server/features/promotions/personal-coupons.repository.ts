/** Personal coupons, with the terms they were given under. */
import { bani } from '#domain/money/bani.ts';
import type { Coupon } from '#domain/promotions/promotion.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { hideColumn, hideText } from '#server/platform/security/hide-text.ts';

/** The owner's mailbox in canonical form. */
export type OwnedCoupon = { readonly coupon: Coupon; readonly ownerEmailNormal: string };

/** By the normalised code. Switched off with its promotion; the promotion's dates do not apply to it. */
export async function findPersonalCoupon(db: Database, normalCode: string): Promise<OwnedCoupon | null> {
  const row = await selectOwned(db).where('personal_coupons.code', '=', normalCode).executeTakeFirst();
  return row === undefined ? null : readOwned(row);
}

/** The coupon that this promotion gave to this mailbox. */
export async function findCouponOfMailbox(
  db: Database,
  promotionId: number,
  emailNormal: string,
): Promise<Coupon | null> {
  const row = await selectOwned(db)
    .where('promotion_id', '=', promotionId)
    .where('email_normal', '=', emailNormal)
    .executeTakeFirst();
  return row === undefined ? null : readOwned(row).coupon;
}

function selectOwned(db: Database) {
  return db
    .selectFrom('personal_coupons')
    .innerJoin('promotions', 'promotions.id', 'personal_coupons.promotion_id')
    .select(['promotion_id', 'code', 'email_normal', 'valid_from', 'valid_until', 'promotions.is_active'])
    .select([
      'personal_coupons.discount_basis_points',
      'personal_coupons.discount_bani',
      'personal_coupons.min_order_bani',
    ]);
}

type OwnedRow = Awaited<ReturnType<ReturnType<typeof selectOwned>['execute']>>[number];

function readOwned(row: OwnedRow): OwnedCoupon {
  return {
    ownerEmailNormal: row.email_normal,
    coupon: {
      promotionId: row.promotion_id,
      type: 'NEWSLETTER_SUBSCRIPTION',
      code: row.code,
      isActive: row.is_active,
      discountBasisPoints: row.discount_basis_points,
      discountAmount: bani(row.discount_bani),
      minimumOrder: bani(row.min_order_bani),
      startDate: localDate(row.valid_from),
      endDate: localDate(row.valid_until),
    },
  };
}

/** The promotion for new subscribers on a day: the newest running one of its kind without a public code. */
export async function findSubscriptionPromotion(db: Database, day: LocalDate) {
  const row = await db
    .selectFrom('promotions')
    .select(['id', 'discount_basis_points', 'discount_bani', 'min_order_bani', 'validity_in_days', 'end_date'])
    .where('type', '=', 'NEWSLETTER_SUBSCRIPTION')
    .where('is_active', '=', true)
    .where('coupon_code', 'is', null)
    .where('start_date', '<=', day)
    .where('end_date', '>=', day)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    discountBasisPoints: row.discount_basis_points,
    discountAmount: bani(row.discount_bani),
    minimumOrder: bani(row.min_order_bani),
    validityInDays: row.validity_in_days,
    endDate: localDate(row.end_date),
  };
}

export type NewPersonalCoupon = Omit<Coupon, 'isActive' | 'type'> & {
  readonly emailNormal: string;
  readonly at: Date;
};

/** False when this mailbox already has a code of this promotion, in plain text or hashed. */
export async function insertPersonalCoupon(tx: Tx, coupon: NewPersonalCoupon): Promise<boolean> {
  const earlier = await tx
    .selectFrom('personal_coupons')
    .select('id')
    .where('promotion_id', '=', coupon.promotionId)
    .where('email_normal', '=', hideText(coupon.emailNormal))
    .executeTakeFirst();
  if (earlier !== undefined) return false;
  const inserted = await tx
    .insertInto('personal_coupons')
    .values({
      promotion_id: coupon.promotionId,
      code: coupon.code,
      email_normal: coupon.emailNormal,
      discount_basis_points: coupon.discountBasisPoints,
      discount_bani: coupon.discountAmount,
      min_order_bani: coupon.minimumOrder,
      valid_from: coupon.startDate,
      valid_until: coupon.endDate,
      issued_at: coupon.at,
    })
    .onConflict((conflict) => conflict.columns(['promotion_id', 'email_normal']).doNothing())
    .returning('id')
    .execute();
  return inserted.length === 1;
}

/** Replaces the owner's mailbox by its hash: the codes become unusable, and no second one is given. */
export async function hideCouponsOf(tx: Tx, emailNormal: string): Promise<void> {
  await tx
    .updateTable('personal_coupons')
    .set({ email_normal: hideText(emailNormal) })
    .where('email_normal', '=', emailNormal)
    .execute();
}

/** The same for codes whose last day was before `day`. */
export async function hideEndedCoupons(db: Database, day: LocalDate): Promise<void> {
  await db
    .updateTable('personal_coupons')
    .set({ email_normal: hideColumn('email_normal') })
    .where('valid_until', '<', day)
    .where('email_normal', 'not like', 'sha256:%')
    .execute();
}

const MOST_CODES = 200;

/** Every code a mailbox was given, the oldest first. */
export async function listCouponsOf(db: Database, emailNormal: string): Promise<readonly Coupon[]> {
  const rows = await selectOwned(db)
    .where('email_normal', '=', emailNormal)
    .orderBy('valid_from')
    .limit(MOST_CODES)
    .execute();
  return rows.map((row) => readOwned(row).coupon);
}
