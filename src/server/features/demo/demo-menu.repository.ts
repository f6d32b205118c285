import { windowsFromWire } from '#contract/menu/codec.ts';
import { LISTED_ON_WIRE } from '#contract/menu/product-on-wire.ts';
import { takeFromWire } from '#contract/values/named-fields.ts';
import { keysOf } from '#domain/keys-of.ts';
import { LISTED_FIELDS, type ListedFields } from '#domain/menu/product-fields.ts';
import { bani } from '#domain/money/bani.ts';
import { rowOfFields } from '#server/features/menu/index.ts';
import { writeGroupWithin, writeUsesWithin } from '#server/features/options/index.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { sanitiseHtml } from '#server/platform/security/sanitise-html.ts';
import type { DemoFile } from './demo-file.ts';

/** A size, with the data for inventing orders. */
export type SeededSize = {
  readonly productId: number;
  readonly sizeId: number;
  /** The id it has in the file. */
  readonly fileId: string;
};

type Hashes = { readonly categories: ReadonlyMap<string, string>; readonly products: ReadonlyMap<string, string> };

const MOST_SIMILAR = 6;
const LISTED = keysOf(LISTED_FIELDS);

/** Inserts categories, products, sizes, extras, groups of options, pictures; returns the ids of sizes. */
export async function insertMenu(tx: Tx, file: DemoFile, hashes: Hashes): Promise<readonly SeededSize[]> {
  const categoryIds = await insertCategories(tx, file, hashes.categories);
  const productIds = await insertProducts(tx, file, categoryIds);
  const idOf = (slug: string) => required(productIds, slug);
  const sizes = await tx
    .insertInto('sizes')
    .values(
      file.products.flatMap((product) =>
        product.dimensions.map((size, position) => ({
          product_id: idOf(product.slug),
          position,
          label: size.value,
          price_bani: size.priceBani,
          box_needed: size.boxNeeded,
          box_price_bani: size.boxPriceBani,
          deposit_bani: size.sgrDepositBani,
          is_on: size.available,
          stock_unlimited: size.stockUnlimited,
          stock: size.stock ?? 0,
          minimum_quantity: size.minimumQuantityNumber,
          grams: size.grams ?? null,
        })),
      ),
    )
    .returning(['id', 'product_id', 'position'])
    .execute();
  await insertExtras(tx, file, categoryIds, productIds);
  await insertOptionGroups(tx, file, productIds);
  await insertProductPictures(tx, file, productIds, hashes.products);
  await insertSimilar(tx, file, productIds);
  return file.products.flatMap((product) =>
    product.dimensions.map((size, position) => {
      const productId = idOf(product.slug);
      const row = sizes.find((one) => one.product_id === productId && one.position === position);
      if (row === undefined) throw new Error(`The size ${size.id} was not written`);
      return { productId, sizeId: row.id, fileId: size.id };
    }),
  );
}

async function insertCategories(tx: Tx, { categories }: DemoFile, hashes: ReadonlyMap<string, string>) {
  const rows = await tx
    .insertInto('categories')
    .values(
      categories.map((category) => ({
        slug: category.slug,
        name: category.name,
        position: category.order,
        additional_information: category.additionalInformation,
        is_special: category.specialCategory,
        pickup_place: category.givenLocationForPickup,
        allows_message: category.preferredMessage,
        image_hash: hashes.get(category.slug) ?? null,
        availability_windows: JSON.stringify(windowsFromWire(category.availabilityWindows)),
      })),
    )
    .returning(['id', 'slug'])
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

async function insertProducts(tx: Tx, { products }: DemoFile, categoryIds: ReadonlyMap<string, number>) {
  const rows = await tx
    .insertInto('products')
    .values(
      products.map((product, position) => ({
        slug: product.slug,
        category_id: required(categoryIds, product.category),
        name: product.name,
        description: sanitiseHtml(product.description),
        position,
        is_orderable_today: product.orderTypes.standard,
        is_orderable_ahead: product.orderTypes.preOrder,
        allows_message: product.allowPreferredMessage,
        ...rowOfFields(LISTED, takeFromWire<typeof LISTED_ON_WIRE, ListedFields>(LISTED_ON_WIRE, product)),
        ingredients: product.ingredientsText,
        additives: product.additivesText,
        // Its lists are complete, empty ones too.
        has_no_allergens: product.allergens.length === 0,
        nutrition: JSON.stringify({ ...product.nutritionPer100, basis: product.nutritionBasis }),
        vat_takeaway_basis_points: product.vatPercent.takeawayOrDelivery * 100,
        vat_on_premises_basis_points: product.vatPercent.onPremises * 100,
      })),
    )
    .returning(['id', 'slug'])
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

async function insertExtras(
  tx: Tx,
  file: DemoFile,
  categoryIds: ReadonlyMap<string, number>,
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  const ofCategories = file.categories.flatMap(({ slug, extraIngredients }) =>
    extraIngredients.map((extra, position) => ({
      category_id: required(categoryIds, slug),
      product_id: null,
      position,
      name: extra.name,
      price_bani: extra.priceBani,
      allergens: extra.allergens,
    })),
  );
  const ofProducts = file.products.flatMap(({ slug, extras }) =>
    extras.map((extra, position) => ({
      category_id: null,
      product_id: required(productIds, slug),
      position,
      name: extra.name,
      price_bani: extra.priceBani,
      allergens: extra.allergens,
    })),
  );
  await tx
    .insertInto('extras')
    .values([...ofCategories, ...ofProducts])
    .execute();
}

async function insertOptionGroups(tx: Tx, file: DemoFile, productIds: ReadonlyMap<string, number>): Promise<void> {
  const groupIds = new Map<string, number>();
  for (const { key, options, ...group } of file.optionGroups) {
    const sheet = options.map(({ name, priceBani, sizePrices, most, isDefault, allergens, ...option }) => {
      const vat = option.vatPercent === null ? null : option.vatPercent * 100;
      return {
        id: null,
        name,
        price: priceBani === null ? null : bani(priceBani),
        sizePrices: sizePrices.map((one) => ({ sizeLabel: one.sizeLabel, price: bani(one.priceBani) })),
        most,
        isDefault,
        allergens,
        productId: option.product === null ? null : required(productIds, option.product),
        opensGroupId: option.opens === null ? null : required(groupIds, option.opens),
        vatTakeawayBasisPoints: vat,
        vatOnPremisesBasisPoints: vat,
        deposit: bani(option.sgrDepositBani),
        isAgeRestricted: false,
      };
    });
    groupIds.set(key, await writeGroupWithin(tx, { ...group, options: sheet }, null));
  }
  for (const { slug, optionGroups } of file.products) {
    const uses = optionGroups.map((key) => ({ groupId: required(groupIds, key), sizeLabel: '' }));
    await writeUsesWithin(tx, { productId: required(productIds, slug) }, uses);
  }
}

async function insertProductPictures(
  tx: Tx,
  { products }: DemoFile,
  productIds: ReadonlyMap<string, number>,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  await tx
    .insertInto('product_images')
    .values(
      products.map(({ slug, pictureOf = slug, name }) => ({
        product_id: required(productIds, slug),
        image_hash: required(hashes, pictureOf),
        alt: name,
      })),
    )
    .execute();
}

/** Dishes of the same category become similar products. */
async function insertSimilar(tx: Tx, { products }: DemoFile, productIds: ReadonlyMap<string, number>): Promise<void> {
  const rows = products.flatMap((product) =>
    products
      .filter((other) => other.category === product.category && other.slug !== product.slug)
      .slice(0, MOST_SIMILAR)
      .map((other, position) => ({
        product_id: required(productIds, product.slug),
        similar_id: required(productIds, other.slug),
        position,
      })),
  );
  await tx.insertInto('similar_products').values(rows).execute();
}

/** First and last day, both included. */
export type Season = { readonly startDate: string; readonly endDate: string };

/** Writes bundles with their choices, and coupons. */
export async function insertPromotions(
  tx: Tx,
  file: DemoFile,
  {
    sizes,
    season,
    hashes,
  }: { readonly sizes: readonly SeededSize[]; readonly season: Season; readonly hashes: ReadonlyMap<string, string> },
): Promise<void> {
  const dates = { start_date: season.startDate, end_date: season.endDate };
  for (const promotion of file.promotions) {
    const { id } = await tx
      .insertInto('promotions')
      .values({
        name: promotion.name,
        description: promotion.description,
        type: promotion.type,
        image_hash: hashes.get(promotion.slug) ?? null,
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
          options.map(({ dimensionId }, index) => {
            const size = sizes.find(({ fileId }) => fileId === dimensionId);
            if (size === undefined) throw new Error(`The bundle asks for ${dimensionId}, which is not on the menu`);
            return { set_id: set.id, product_id: size.productId, size_id: size.sizeId, position: index };
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

function required<Value>(values: ReadonlyMap<string, Value>, slug: string): Value {
  const value = values.get(slug);
  if (value === undefined) throw new Error(`The demo has no ${slug}`);
  return value;
}
