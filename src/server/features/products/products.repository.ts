/** Products for editing: archived ones included, with all switches. */

import { type ExpressionBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { ENTRY_ORDERS, ENTRY_STATES } from '#contract/products/wire.ts';
import type { AvailabilityWindow } from '#domain/menu/availability-window.ts';
import type { ManagerSettings } from '#domain/menu/editing/menu-rights.ts';
import { ALLERGENS, type Extra } from '#domain/menu/menu.ts';
import type { ProductSheet } from '#domain/menu/product-sheet.ts';
import type { StoredPicture } from '#domain/menu/shown-menu.ts';
import { bani } from '#domain/money/bani.ts';
import type { Instant } from '#domain/time/instant.ts';
import { columnsOf, fieldsOfRow, loadSizes, STORED_FIELDS, type StoredSize } from '#server/features/menu/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { DB } from '#server/platform/database.types.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { byOwner } from '#server/platform/postgres/by-owner.ts';
import { maybeInstant } from '#server/platform/postgres/read-instant.ts';
import { StoredWindows } from '#server/platform/postgres/stored-windows.ts';

/** More than any category has. */
const MOST_IN_CATEGORY = 5_000;

const Allergens = z.array(z.enum(ALLERGENS));

export type EntryFilter = {
  /** Folded words that the name must contain. */
  readonly words: readonly string[];
  readonly categoryId: number | null;
  readonly state: (typeof ENTRY_STATES)[number];
  /** Things sold out at this moment count as not orderable. */
  readonly at: Instant;
};

export type EntryPage = {
  readonly sort: (typeof ENTRY_ORDERS)[number];
  readonly page: number;
  readonly size: number;
};

/** The product ids of one page. */
export async function listProductIds(
  db: Database,
  filter: EntryFilter,
  { sort, page, size }: EntryPage,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select('products.id')
    .where(matching(filter))
    .$if(filter.state === 'archived', (query) => query.orderBy('products.archived_at', 'desc'))
    .$if(sort === 'name', (query) => query.orderBy('products.search_name'))
    .$if(sort === 'newest', (query) => query.orderBy('products.id', 'desc'))
    .$if(sort === 'menu', (query) =>
      query.orderBy('categories.position').orderBy('categories.id').orderBy('products.position'),
    )
    .orderBy('products.id')
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countProducts(db: Database, filter: EntryFilter): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A word contains only letters and digits, so nothing in it needs escaping for `like`. */
function matching({ words, categoryId, state, at }: EntryFilter) {
  return ({ eb, and, not, exists }: ExpressionBuilder<DB, 'products'>) =>
    and([
      eb('products.archived_at', state === 'archived' ? 'is not' : 'is', null),
      ...words.map((word) => eb('products.search_name', 'like', `%${word}%`)),
      ...(categoryId === null ? [] : [eb('products.category_id', '=', categoryId)]),
      ...(state === 'unavailable' ? [not(exists(orderableSizes(eb, at)))] : []),
    ]);
}

/** `isSizeOrderable` of domain/menu/availability.ts as SQL. */
function orderableSizes(eb: ExpressionBuilder<DB, 'products'>, at: Instant) {
  return eb
    .selectFrom('sizes')
    .select('sizes.id')
    .whereRef('sizes.product_id', '=', 'products.id')
    .where('products.is_on', '=', true)
    .where('sizes.is_on', '=', true)
    .where('sizes.archived_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sold_outs')
            .select('sold_outs.id')
            .where((mark) =>
              mark.or([
                mark('sold_outs.size_id', '=', mark.ref('sizes.id')),
                mark('sold_outs.product_id', '=', mark.ref('sizes.product_id')),
              ]),
            )
            .where((mark) => mark.or([mark('ends_at', 'is', null), mark('ends_at', '>', new Date(at))])),
        ),
      ),
    )
    .where((size) =>
      size.or([
        size('sizes.stock_unlimited', '=', true),
        size('sizes.stock', '>=', size.ref('sizes.minimum_quantity')),
      ]),
    );
}

/** Products by id, in that order; archived ones included. */
export async function listStoredProducts(db: Database, ids: readonly number[]): Promise<readonly StoredProduct[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('stations', 'stations.id', 'products.station_id')
    .select(['products.id', 'products.slug', 'category_id', 'products.archived_at', 'products.availability_windows'])
    .select(['categories.name as category_name', 'categories.is_special', 'stations.name as station_name'])
    .select(columnsOf(STORED_FIELDS))
    .where('products.id', '=', anyOf(ids))
    .execute();
  const sizes = await loadSizes(db, ids);
  const extras = await listExtras(db, ids);
  const pictures = await listPictures(db, ids);
  const similar = await listSimilar(db, ids);
  const addOns = await listAddOns(db, ids);
  const found = rows.map(
    (row): StoredProduct => ({
      ...fieldsOfRow(STORED_FIELDS, row),
      id: row.id,
      slug: row.slug,
      categoryId: row.category_id,
      categoryName: row.category_name,
      isInSpecialCategory: row.is_special,
      archivedAt: maybeInstant(row.archived_at),
      sizes: sizes.get(row.id) ?? [],
      extras: extras.get(row.id) ?? [],
      availabilityWindows: StoredWindows.parse(row.availability_windows),
      stationName: row.station_name ?? '',
      pictures: pictures.get(row.id) ?? [],
      similarIds: similar.get(row.id) ?? [],
      addOnIds: addOns.get(row.id) ?? [],
    }),
  );
  return ids.flatMap((id) => found.filter((product) => product.id === id));
}

async function listExtras(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, readonly Extra[]>> {
  const rows = await db
    .selectFrom('extras')
    .select(['product_id', 'name', 'price_bani', 'allergens'])
    .where('product_id', '=', anyOf(ids))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return byOwner(rows, 'product_id', (row) => ({
    name: row.name,
    price: bani(row.price_bani),
    allergens: Allergens.parse(row.allergens),
  }));
}

async function listPictures(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('product_images')
    .innerJoin('images', 'images.hash', 'product_images.image_hash')
    .select(['product_id', 'id', 'alt', 'images.hash', 'images.width', 'images.height', 'images.placeholder'])
    .where('product_id', '=', anyOf(ids))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return byOwner(rows, 'product_id', ({ product_id: _, ...picture }) => picture);
}

async function listSimilar(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('similar_products')
    .select(['product_id', 'similar_id'])
    .where('product_id', '=', anyOf(ids))
    .orderBy('position')
    .orderBy('similar_id')
    .execute();
  return byOwner(rows, 'product_id', (row) => row.similar_id);
}

async function listAddOns(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('product_add_ons')
    .select(['product_id', 'add_on_id'])
    .where('product_id', '=', anyOf(ids))
    .orderBy('position')
    .orderBy('add_on_id')
    .execute();
  return byOwner(rows, 'product_id', (row) => row.add_on_id);
}

/** Names by number, of those that are there. */
export async function listProductNames(
  db: Database,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  const rows = await db.selectFrom('products').select(['id', 'name']).where('id', '=', anyOf(ids)).execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

/** The products of a category on the menu, in order. */
export function listProductsOf(
  db: Database,
  categoryId: number,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  return db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('category_id', '=', categoryId)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(MOST_IN_CATEGORY)
    .execute();
}

export type CategoryRow = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly isSpecial: boolean;
  readonly allowsMessage: boolean;
  readonly stationId: number | null;
  readonly availabilityWindows: readonly AvailabilityWindow[];
};

/** Every category in the order of the menu, including empty ones. */
export async function listCategoryRows(db: Database): Promise<readonly CategoryRow[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'slug', 'name', 'is_special', 'allows_message', 'station_id', 'availability_windows'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    isSpecial: row.is_special,
    allowsMessage: row.allows_message,
    stationId: row.station_id,
    availabilityWindows: StoredWindows.parse(row.availability_windows),
  }));
}

/** Extras by category. */
export async function listCategoryExtras(db: Database): Promise<ReadonlyMap<number, readonly Extra[]>> {
  const rows = await db
    .selectFrom('extras')
    .select(['category_id', 'name', 'price_bani', 'allergens'])
    .where('category_id', 'is not', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return byOwner(rows, 'category_id', (row) => ({
    name: row.name,
    price: bani(row.price_bani),
    allergens: Allergens.parse(row.allergens),
  }));
}

/** Number of products that are not archived, by category. */
export async function countProductsByCategory(db: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('products')
    .select(({ fn }) => ['category_id', fn.countAll<string>().as('count')])
    .where('archived_at', 'is', null)
    .groupBy('category_id')
    .execute();
  return new Map(rows.map((row) => [row.category_id, Number(row.count)]));
}

/** Rights granted to managers; none by default. */
export async function findManagerGrants(db: Database): Promise<ManagerSettings> {
  const row = await db.selectFrom('manager_grants').selectAll().executeTakeFirst();
  return {
    changePrices: row?.change_prices ?? false,
    deleteProducts: row?.delete_products ?? false,
    asksSecondFactor: row?.asks_second_factor ?? false,
  };
}

/** Whether an order or a promotion references the product. */
export async function isProductNamed(db: Database, id: number): Promise<boolean> {
  const { named } = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('order_lines').select(sql`1`.as('one')).where('product_id', '=', id)),
          eb.exists(eb.selectFrom('promotion_options').select(sql`1`.as('one')).where('product_id', '=', id)),
        ])
        .as('named'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(named);
}

/** A product as stored, with every field that staff may edit. */
export type StoredProduct = Omit<ProductSheet, 'sizes'> & {
  readonly id: number;
  readonly slug: string;
  readonly categoryName: string;
  /** Name of its own station; '' for none. */
  readonly stationName: string;
  readonly isInSpecialCategory: boolean;
  /** Without archived ones. */
  readonly sizes: readonly StoredSize[];
  readonly pictures: readonly (StoredPicture & { readonly id: number; readonly alt: string })[];
  readonly archivedAt: Instant | null;
};

/** A product with every field that staff may edit, archived or not; `null` when it does not exist. */
export async function findProduct(db: Database, id: number): Promise<StoredProduct | null> {
  const [product] = await listStoredProducts(db, [id]);
  return product ?? null;
}
