import type { StoredProduct } from '#server/features/products/index.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { DemoFile } from './demo-file.ts';
import type { DemoPictures } from './demo-pictures.ts';

/** First and last day, both included. */
export type Season = { readonly startDate: string; readonly endDate: string };

/** Writes bundles with their choices, and coupons. */
export async function insertPromotions(
  tx: Tx,
  file: DemoFile,
  {
    products,
    season,
    pictures,
  }: { readonly products: readonly StoredProduct[]; readonly season: Season; readonly pictures: DemoPictures },
): Promise<void> {
  const dates = { start_date: season.startDate, end_date: season.endDate };
  for (const promotion of file.promotions) {
    const { id } = await tx
      .insertInto('promotions')
      .values({
        name: promotion.name,
        description: promotion.description,
        type: promotion.type,
        image_hash: pictures.promotions.get(promotion.slug)?.hash ?? null,
        ...dates,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [position, { label, isFree, options }] of promotion.sets.entries()) {
      const set = await tx
        .insertInto('promotion_sets')
        .values({ promotion_id: id, position, label, is_free: isFree })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('promotion_options')
        .values(
          options.map((option, index) => {
            const product = products.find(({ name }) => name === option.product);
            const size = product?.sizes.find(({ label }) => label === option.size);
            if (product === undefined || size === undefined) {
              throw new Error(`The bundle asks for ${option.product}, ${option.size}, which is not on the menu`);
            }
            return { set_id: set.id, product_id: product.id, size_id: size.id, position: index };
          }),
        )
        .execute();
    }
  }
  await tx
    .insertInto('promotions')
    .values(
      file.coupons.map((coupon) => ({
        name: coupon.name,
        description: coupon.description,
        type: coupon.type,
        coupon_code: coupon.couponCode,
        discount_basis_points: Math.round(coupon.discountPercentage * 100),
        discount_bani: coupon.discountAmountBani,
        validity_in_days: coupon.validityInDays,
        min_order_bani: coupon.minOrderValueBani,
        conditions: JSON.stringify(coupon.conditions),
        ...dates,
      })),
    )
    .execute();
}
