/**
 * Writes products. The caller holds the lock `product:{id}`, so that no other save writes the same one; orders may take
 * stock meanwhile.
 */

import { sql } from 'kysely';
import type { ManagerSettings } from '#domain/menu/editing/menu-rights.ts';
import type { Extra } from '#domain/menu/menu.ts';
import { type ProductSheet, type SizeSheet, STOCK_KEPT } from '#domain/menu/product-sheet.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { Instant } from '#domain/time/instant.ts';
import { rowOfFields, STORED_FIELDS } from '#server/features/menu/index.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';

/** Every column of a product's row except its position. */
function productRow(sheet: ProductSheet) {
  return {
    ...rowOfFields(STORED_FIELDS, sheet),
    availability_windows: JSON.stringify(sheet.availabilityWindows),
  };
}

/** Writes a new product at the end of its category. */
export async function insertProduct(tx: Tx, sheet: ProductSheet, slug: string): Promise<number> {
  const { id } = await tx
    .insertInto('products')
    .values({
      ...productRow(sheet),
      slug,
      category_id: sheet.categoryId,
      position: await nextPosition(tx, sheet.categoryId),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Overwrites a product; in another category it is placed last. */
export async function updateProduct(
  tx: Tx,
  id: number,
  sheet: ProductSheet,
  { isMoved }: { readonly isMoved: boolean },
): Promise<void> {
  const place = isMoved
    ? { category_id: sheet.categoryId, position: await nextPosition(tx, sheet.categoryId) }
    : { category_id: sheet.categoryId };
  await tx
    .updateTable('products')
    .set({ ...productRow(sheet), ...place })
    .where('id', '=', id)
    .execute();
}

/** Puts a product at the end of a category. */
export async function moveProduct(tx: Tx, id: number, categoryId: number): Promise<void> {
  const position = await nextPosition(tx, categoryId);
  await tx.updateTable('products').set({ category_id: categoryId, position }).where('id', '=', id).execute();
}

/** Products get the positions of this order, from 0; one already in place is not written. */
export async function placeProducts(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`update products set position = place.position - 1
    from unnest(${[...ids]}::integer[]) with ordinality as place (id, position)
    where products.id = place.id and products.position <> place.position - 1`.execute(tx);
}

async function nextPosition(tx: Tx, categoryId: number): Promise<number> {
  const row = await tx
    .selectFrom('products')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('category_id', '=', categoryId)
    .executeTakeFirst();
  return (row?.last ?? -1) + 1;
}

/** Used slugs with this prefix. */
export async function listSlugsLike(tx: Tx, slug: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('products')
    .select('slug')
    .where((eb) => eb.or([eb('slug', '=', slug), eb('slug', 'like', `${slug}-%`)]))
    .execute();
  return new Set(rows.map((row) => row.slug));
}

/** Ids of a product's sizes, archived ones included. */
export async function listSizeIds(tx: Tx, productId: number): Promise<ReadonlySet<number>> {
  const rows = await tx.selectFrom('sizes').select('id').where('product_id', '=', productId).execute();
  return new Set(rows.map(({ id }) => id));
}

function sizeRow(size: SizeSheet, position: number) {
  return {
    label: size.label,
    position,
    price_bani: size.price,
    is_on: size.isOn,
    stock_unlimited: size.stockUnlimited,
    ...(size.stock === STOCK_KEPT ? {} : { stock: size.stock }),
    minimum_quantity: size.minimumQuantity,
    box_needed: size.boxNeeded,
    box_price_bani: size.boxPrice,
    deposit_bani: size.deposit,
    grams: size.grams,
    archived_at: null,
  };
}

/**
 * Writes the sizes of a product in order: existing ones keep their ids, missing ones are archived, because orders,
 * carts and bundles reference them. Rows are locked in ascending order, like in orders, which prevents deadlocks.
 */
export async function writeSizes(tx: Tx, productId: number, sizes: readonly SizeSheet[], at: Instant): Promise<void> {
  const placed = sizes.map((size, position) => ({ size, position }));
  const kept = placed.flatMap(({ size, position }) => (size.id === null ? [] : [{ ...size, id: size.id, position }]));
  await tx.selectFrom('sizes').select('id').where('product_id', '=', productId).orderBy('id').forUpdate().execute();
  await tx
    .updateTable('sizes')
    .set({ archived_at: new Date(at) })
    .where('product_id', '=', productId)
    .where('archived_at', 'is', null)
    .where((eb) => eb.not(eb('id', '=', anyOf(kept.map(({ id }) => id)))))
    .execute();
  for (const { id, position, ...size } of kept) {
    await tx
      .updateTable('sizes')
      .set(sizeRow({ ...size, id }, position))
      .where('id', '=', id)
      .where('product_id', '=', productId)
      .execute();
  }
  for (const { size, position } of placed) {
    if (size.id !== null) continue;
    await tx
      .insertInto('sizes')
      .values({ product_id: productId, ...sizeRow(size, position) })
      .execute();
  }
}

/** Replaces the product's own extras, in order. */
export async function writeExtras(tx: Tx, productId: number, extras: readonly Extra[]): Promise<void> {
  await tx.deleteFrom('extras').where('product_id', '=', productId).execute();
  if (extras.length === 0) return;
  await tx
    .insertInto('extras')
    .values(
      extras.map(({ name, price, allergens }, position) => ({
        product_id: productId,
        name,
        price_bani: price,
        allergens: [...allergens],
        position,
      })),
    )
    .execute();
}

/** Replaces the similar products; unknown ids and the product itself are left out. */
export async function writeSimilar(tx: Tx, productId: number, similarIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('similar_products').where('product_id', '=', productId).execute();
  const wanted = await othersThatAre(tx, productId, similarIds);
  if (wanted.length === 0) return;
  await tx
    .insertInto('similar_products')
    .values(wanted.map((similarId, position) => ({ product_id: productId, similar_id: similarId, position })))
    .execute();
}

/** Replaces the add-ons in the cart; unknown ids and the product itself are left out. */
export async function writeAddOns(tx: Tx, productId: number, addOnIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('product_add_ons').where('product_id', '=', productId).execute();
  const wanted = await othersThatAre(tx, productId, addOnIds);
  if (wanted.length === 0) return;
  await tx
    .insertInto('product_add_ons')
    .values(wanted.map((addOnId, position) => ({ product_id: productId, add_on_id: addOnId, position })))
    .execute();
}

/** Without duplicates, in the given order. */
async function othersThatAre(tx: Tx, productId: number, ids: readonly number[]): Promise<readonly number[]> {
  const known = await tx.selectFrom('products').select('id').where('id', '=', anyOf(ids)).execute();
  return [...new Set(ids)].filter((id) => id !== productId && known.some((one) => one.id === id));
}

/** The copy shows the same pictures. */
export async function copyPictures(tx: Tx, fromId: number, toId: number): Promise<void> {
  await tx
    .insertInto('product_images')
    .columns(['product_id', 'image_hash', 'position', 'alt'])
    .expression((eb) =>
      eb
        .selectFrom('product_images')
        .select((of) => [of.val(toId).as('product_id'), 'image_hash', 'position', 'alt'])
        .where('product_id', '=', fromId),
    )
    .execute();
}

export async function setProductOn(tx: Tx, id: number, isOn: boolean): Promise<void> {
  await tx.updateTable('products').set({ is_on: isOn }).where('id', '=', id).execute();
}

export async function setProductFacts(
  tx: Tx,
  id: number,
  facts:
    | { readonly is_age_restricted: boolean }
    | { readonly vat_takeaway_basis_points: number; readonly vat_on_premises_basis_points: number },
): Promise<void> {
  await tx.updateTable('products').set(facts).where('id', '=', id).execute();
}

/** The deposit of every size; rows are locked in ascending order, like in orders. */
export async function setDeposits(tx: Tx, productId: number, deposit: Bani): Promise<void> {
  await tx.selectFrom('sizes').select('id').where('product_id', '=', productId).orderBy('id').forUpdate().execute();
  await tx
    .updateTable('sizes')
    .set({ deposit_bani: deposit })
    .where('product_id', '=', productId)
    .where('archived_at', 'is', null)
    .execute();
}

/** `false` when it is not a size of this product, or archived. */
export async function setSize(
  tx: Tx,
  { productId, sizeId }: { readonly productId: number; readonly sizeId: number },
  set: { readonly is_on: boolean } | { readonly stock_unlimited: boolean; readonly stock?: number },
): Promise<boolean> {
  const changed = await tx
    .updateTable('sizes')
    .set(set)
    .where('id', '=', sizeId)
    .where('product_id', '=', productId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function setArchived(tx: Tx, id: number, at: Instant | null): Promise<void> {
  await tx
    .updateTable('products')
    .set({ archived_at: at === null ? null : new Date(at) })
    .where('id', '=', id)
    .execute();
}

/** Deletes it with its sizes and their prices; the caller has checked that no order and no promotion references it. */
export async function deleteProduct(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('sizes').where('product_id', '=', id).execute();
  await tx.deleteFrom('products').where('id', '=', id).execute();
}

export async function writeManagerGrants(
  tx: Tx,
  { changePrices, deleteProducts, asksSecondFactor }: ManagerSettings,
): Promise<void> {
  const grants = {
    change_prices: changePrices,
    delete_products: deleteProducts,
    asks_second_factor: asksSecondFactor,
  };
  await tx
    .insertInto('manager_grants')
    .values({ id: 1, ...grants })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(grants))
    .execute();
}
