/** What is sold: categories and products with their sizes and extras, in the order of the menu. */
import { z } from 'zod';
import { keysOf } from '#domain/keys-of.ts';
import { declaresAllergens } from '#domain/menu/declared-allergens.ts';
import { extraKey } from '#domain/menu/ingredient.ts';
import { ALLERGENS, type Category, type Extra, type Product, type Size } from '#domain/menu/menu.ts';
import { FIELDS_IN_RULES } from '#domain/menu/product-fields.ts';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type VatValues, valueOfRate } from '#domain/vat/vat-rates.ts';
import type { Database } from '#server/platform/database.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { byOwner } from '#server/platform/postgres/by-owner.ts';
import { StoredWindows } from '#server/platform/postgres/stored-windows.ts';
import { columnsOf, fieldsOfRow } from './product-columns.ts';
import { listStoredSizes, type StoredSize } from './sizes.repository.ts';
import { loadSoldOut, NOTHING_SOLD_OUT, type SoldOut } from './sold-outs.repository.ts';

const Allergens = z.array(z.enum(ALLERGENS));

/** Fields that the rules read. */
const FIELDS = [
  ...keysOf(FIELDS_IN_RULES),
  'name',
  'description',
  'isOn',
  'isOrderableToday',
  'isOrderableAhead',
  'allowsMessage',
  'stationId',
] as const;

/** Every category, with sold-out marks as of `now`, or without any for null; with `ids`, only those. */
export async function listCategories(
  db: Database,
  now: Instant | null,
  ids?: readonly number[],
): Promise<readonly Category[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'slug', 'name', 'additional_information', 'is_special', 'pickup_place', 'allows_message'])
    .select(['station_id', 'availability_windows'])
    .$if(ids !== undefined, (query) => query.where('id', '=', anyOf(ids ?? [])))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const categoryIds = rows.map(({ id }) => id);
  const extras = await listExtras(
    db,
    'category_id',
    categoryIds,
    now === null ? NOTHING_SOLD_OUT : await loadSoldOut(db, now),
  );
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    additionalInformation: row.additional_information,
    isSpecial: row.is_special,
    extras: extras.get(row.id) ?? [],
    pickupPlace: row.pickup_place,
    allowsMessage: row.allows_message,
    stationId: row.station_id,
    availabilityWindows: StoredWindows.parse(row.availability_windows),
  }));
}

/**
 * Every product that is not archived and has a size, with sold-out marks as of `now`, or without any for null; with
 * `ids`, only those.
 *
 * @param vat the values to give the rates for takeaway
 */
export async function listProducts(
  db: Database,
  now: Instant | null,
  { ids, vat }: { readonly ids?: readonly number[]; readonly vat: VatValues },
): Promise<readonly Product[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.id', 'products.slug', 'category_id', 'has_no_allergens'])
    .select(columnsOf(FIELDS))
    .select('vat_takeaway_rate_id')
    .select('products.availability_windows')
    .select((eb) => eb.fn.coalesce('products.work_points', 'categories.work_points').as('work_points'))
    .where('archived_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('products.id', '=', anyOf(ids ?? [])))
    .orderBy('categories.position')
    .orderBy('categories.id')
    .orderBy('products.position')
    .orderBy('products.id')
    .execute();
  const productIds = rows.map(({ id }) => id);
  const soldOut = now === null ? NOTHING_SOLD_OUT : await loadSoldOut(db, now);
  const sizes = await listStoredSizes(db, productIds);
  const extras = await listExtras(db, 'product_id', productIds, soldOut);
  return rows.flatMap((row) => {
    const ownSizes = sizes.get(row.id);
    if (ownSizes === undefined) return [];
    const fields = fieldsOfRow(FIELDS, row);
    return {
      ...fields,
      id: row.id,
      slug: row.slug,
      categoryId: row.category_id,
      extras: extras.get(row.id) ?? [],
      workPoints: row.work_points,
      availabilityWindows: StoredWindows.parse(row.availability_windows),
      sizes: ownSizes.map((size) => sizeAt(row.id, size, soldOut)),
      declaresAllergens: declaresAllergens({ ...fields, hasNoAllergens: row.has_no_allergens }),
      vatBasisPoints: valueOfRate(vat, row.vat_takeaway_rate_id),
    };
  });
}

/** The rates of a product, taken away and on the premises. */
export type ProductRates = { readonly takeaway: number; readonly onPremises: number };

/** The rates of every product that is not archived, by its id. */
export async function listProductRates(db: Database): Promise<ReadonlyMap<number, ProductRates>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'vat_takeaway_rate_id', 'vat_on_premises_rate_id'])
    .where('archived_at', 'is', null)
    .execute();
  return new Map(
    rows.map((row) => [row.id, { takeaway: row.vat_takeaway_rate_id, onPremises: row.vat_on_premises_rate_id }]),
  );
}

function sizeAt(productId: number, size: StoredSize, soldOut: SoldOut): Size {
  const leftOut = namesAt(soldOut.leftOut, productId, size.id);
  return {
    id: size.id,
    label: size.label,
    price: size.price,
    // The price of an unneeded box is kept for later.
    boxPrice: size.boxNeeded ? size.boxPrice : ZERO_BANI,
    deposit: size.deposit,
    isOn: size.isOn,
    isSoldOut: soldOut.sizes.has(size.id) || soldOut.products.has(productId),
    ranOutOf: namesAt(soldOut, productId, size.id),
    ...(leftOut.length === 0 ? {} : { leftOut }),
    stockUnlimited: size.stockUnlimited,
    stock: size.stock,
    minimumQuantity: size.minimumQuantity,
    grams: size.grams,
  };
}

function namesAt(
  { products, sizes }: Pick<SoldOut, 'products' | 'sizes'>,
  productId: number,
  sizeId: number,
): readonly string[] {
  return [...new Set([...(products.get(productId) ?? []), ...(sizes.get(sizeId) ?? [])])];
}

async function listExtras(
  db: Database,
  owner: 'product_id' | 'category_id',
  ownerIds: readonly number[],
  soldOut: SoldOut,
): Promise<ReadonlyMap<number, readonly Extra[]>> {
  const rows = await db
    .selectFrom('extras')
    .select([`${owner} as owner_id`, 'name', 'price_bani', 'allergens'])
    .where(owner, '=', anyOf(ownerIds))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return byOwner(rows, 'owner_id', (row) => ({
    name: row.name,
    price: bani(row.price_bani),
    allergens: Allergens.parse(row.allergens),
    isSoldOut: soldOut.extras.has(extraKey(row.name)),
    ranOutOf: soldOut.extras.get(extraKey(row.name)) ?? [],
  }));
}
