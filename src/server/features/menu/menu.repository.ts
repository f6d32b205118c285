import { z } from 'zod';
import { NutritionFacts } from '#contract/menu.ts';
import { ALLERGENS, type Category, type Extra, type Nutrition, type Product, type Size } from '#domain/menu/menu.ts';
import { bani } from '#domain/money/bani.ts';
import { anyOf } from '#server/platform/any-of.ts';
import type { Database } from '#server/platform/database.ts';
import type { StoredPicture } from '#server/platform/stored-picture.ts';

export type StoredCategory = Category & { readonly picture: StoredPicture | null };

/** A product with what only its own page and its card show. */
export type StoredProduct = Product & {
  readonly isVeggie: boolean;
  readonly isFasting: boolean;
  readonly isFromFrozen: boolean;
  readonly ingredients: string;
  readonly additives: string;
  readonly mayContain: Product['allergens'];
  readonly nutrition: Nutrition | null;
  readonly pictures: readonly (StoredPicture & { readonly id: number; readonly alt: string })[];
  /** Chosen by the restaurant, in its order. */
  readonly similarIds: readonly number[];
};

const Allergens = z.array(z.enum(ALLERGENS));
const PICTURE = ['images.hash', 'images.width', 'images.height', 'images.placeholder'] as const;

/** Every category, in the order of the menu; with `ids`, only those. */
export async function listCategories(db: Database, ids?: readonly number[]): Promise<readonly StoredCategory[]> {
  const rows = await db
    .selectFrom('categories')
    .leftJoin('images', 'images.hash', 'categories.image_hash')
    .select(['id', 'slug', 'name', 'additional_information', 'is_special', 'pickup_place', 'allows_message'])
    .select(PICTURE)
    .$if(ids !== undefined, (query) => query.where('categories.id', '=', anyOf(ids ?? [])))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const extras = await listExtras(
    db,
    'category_id',
    rows.map(({ id }) => id),
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
    picture: pictureOf(row),
  }));
}

/** Every product that was not archived and has a size, in the order of the menu; with `ids`, only those. */
export async function listProducts(db: Database, ids?: readonly number[]): Promise<readonly StoredProduct[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select([
      'products.id',
      'products.slug',
      'category_id',
      'products.name',
      'description',
      'is_on',
      'is_orderable_today',
      'is_orderable_ahead',
      'products.allows_message',
      'is_veggie',
      'is_fasting',
      'is_from_frozen',
      'is_age_restricted',
      'ingredients',
      'additives',
      'allergens',
      'may_contain',
      'nutrition',
      'vat_takeaway_basis_points',
    ])
    .where('archived_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('products.id', '=', anyOf(ids ?? [])))
    .orderBy('categories.position')
    .orderBy('categories.id')
    .orderBy('products.position')
    .orderBy('products.id')
    .execute();
  const productIds = rows.map(({ id }) => id);
  const sizes = await listSizes(db, productIds);
  const extras = await listExtras(db, 'product_id', productIds);
  const pictures = await listPictures(db, productIds);
  const similar = await listSimilar(db, productIds);
  return rows.flatMap((row) => {
    const ownSizes = sizes.get(row.id);
    if (ownSizes === undefined) return [];
    return {
      id: row.id,
      slug: row.slug,
      categoryId: row.category_id,
      name: row.name,
      description: row.description,
      isOn: row.is_on,
      isOrderableToday: row.is_orderable_today,
      isOrderableAhead: row.is_orderable_ahead,
      allowsMessage: row.allows_message,
      extras: extras.get(row.id) ?? [],
      sizes: ownSizes,
      allergens: Allergens.parse(row.allergens),
      isAgeRestricted: row.is_age_restricted,
      vatBasisPoints: row.vat_takeaway_basis_points,
      isVeggie: row.is_veggie,
      isFasting: row.is_fasting,
      isFromFrozen: row.is_from_frozen,
      ingredients: row.ingredients,
      additives: row.additives,
      mayContain: Allergens.parse(row.may_contain),
      nutrition: NutritionFacts.nullable().parse(row.nutrition),
      pictures: pictures.get(row.id) ?? [],
      similarIds: similar.get(row.id) ?? [],
    };
  });
}

async function listSizes(db: Database, productIds: readonly number[]): Promise<ReadonlyMap<number, readonly Size[]>> {
  const rows = await db
    .selectFrom('sizes')
    .select([
      'id',
      'product_id',
      'label',
      'price_bani',
      'box_price_bani',
      'deposit_bani',
      'is_on',
      'stock_unlimited',
      'stock',
      'minimum_quantity',
      'grams',
    ])
    .where('archived_at', 'is', null)
    .where('product_id', '=', anyOf(productIds))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return byOwner(rows, 'product_id', (row) => ({
    id: row.id,
    label: row.label,
    price: bani(row.price_bani),
    boxPrice: bani(row.box_price_bani),
    deposit: bani(row.deposit_bani),
    isOn: row.is_on,
    stockUnlimited: row.stock_unlimited,
    stock: row.stock,
    minimumQuantity: row.minimum_quantity,
    grams: row.grams,
  }));
}

async function listExtras(
  db: Database,
  owner: 'product_id' | 'category_id',
  ownerIds: readonly number[],
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
  }));
}

async function listPictures(db: Database, productIds: readonly number[]) {
  const rows = await db
    .selectFrom('product_images')
    .innerJoin('images', 'images.hash', 'product_images.image_hash')
    .select(['product_id', 'id', 'alt'])
    .select(PICTURE)
    .where('product_id', '=', anyOf(productIds))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return byOwner(rows, 'product_id', ({ product_id: _, ...picture }) => picture);
}

async function listSimilar(db: Database, productIds: readonly number[]) {
  const rows = await db
    .selectFrom('similar_products')
    .select(['product_id', 'similar_id'])
    .where('product_id', '=', anyOf(productIds))
    .orderBy('position')
    .orderBy('similar_id')
    .execute();
  return byOwner(rows, 'product_id', (row) => row.similar_id);
}

/** Rows as lists under the id of what they belong to, in the order they came. */
function byOwner<Key extends string, Row extends Readonly<Record<Key, number | null>>, Value>(
  rows: readonly Row[],
  key: Key,
  read: (row: Row) => Value,
): ReadonlyMap<number, readonly Value[]> {
  const lists = new Map<number, Value[]>();
  for (const row of rows) {
    const owner = row[key];
    if (owner === null) continue;
    const list = lists.get(owner);
    if (list === undefined) lists.set(owner, [read(row)]);
    else list.push(read(row));
  }
  return lists;
}

function pictureOf(row: {
  readonly hash: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly placeholder: string | null;
}): StoredPicture | null {
  const { hash, width, height, placeholder } = row;
  if (hash === null || width === null || height === null || placeholder === null) return null;
  return { hash, width, height, placeholder };
}
