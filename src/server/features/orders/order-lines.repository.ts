/** The content of orders: lines, and the bundles they belong to. */

import { z } from 'zod';
import { ALLERGENS } from '#domain/menu/menu.ts';
import { bani } from '#domain/money/bani.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { StoredExtras } from '#server/platform/postgres/stored-extras.ts';
import type { StoredBundle, StoredLine, StoredOrder } from './stored-order.ts';

/** The content of an order; bundles are read only when a line belongs to one. */
export async function listContent(db: Database, orderId: number): Promise<Content> {
  return withBundles(db, orderId, (await listLines(db, [orderId])).get(orderId) ?? []);
}

type Content = Pick<StoredOrder, 'lines' | 'bundles'>;

/** These lines with the bundles of their order. */
export async function withBundles(db: Database, orderId: number, lines: readonly StoredLine[]): Promise<Content> {
  const hasBundles = lines.some(({ bundleId }) => bundleId !== null);
  return { lines, bundles: hasBundles ? await listBundles(db, orderId) : [] };
}

/** Messages on single lines of an order; lines without a message are left out. */
export async function listMessages(tx: Tx, orderId: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('order_lines')
    .select('message')
    .where('order_id', '=', orderId)
    .where('message', '!=', '')
    .execute();
  return rows.map(({ message }) => message);
}

/** Pieces per size that an order took from the stock. */
export async function listTakenPieces(tx: Tx, orderId: number) {
  const rows = await tx
    .selectFrom('order_lines')
    .select(['size_id', (eb) => eb.fn.sum<number>('quantity').as('quantity')])
    .where('order_id', '=', orderId)
    .where('took_stock', '=', true)
    .groupBy('size_id')
    .orderBy('size_id')
    .execute();
  return rows.map((row) => ({ sizeId: row.size_id, quantity: Number(row.quantity) }));
}

async function listBundles(db: Database, orderId: number): Promise<readonly StoredBundle[]> {
  return (await listBundlesOf(db, [orderId])).get(orderId) ?? [];
}

/** Bundles by the id of their order, in their original order; an order without any is left out. */
export async function listBundlesOf(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredBundle[]>> {
  const rows = await db
    .selectFrom('order_bundles')
    .select(['id', 'order_id', 'promotion_id', 'name', 'quantity', 'unit_price_bani'])
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const bundles = new Map<number, StoredBundle[]>();
  for (const row of rows) {
    const bundle = {
      id: row.id,
      promotionId: row.promotion_id,
      name: row.name,
      quantity: row.quantity,
      unitPrice: bani(row.unit_price_bani),
    };
    bundles.set(row.order_id, [...(bundles.get(row.order_id) ?? []), bundle]);
  }
  return bundles;
}

const Allergens = z.array(z.enum(ALLERGENS));

/** Lines by the id of their order, in their original order. */
export async function listLines(db: Database, orderIds: readonly number[]): Promise<ReadonlyMap<number, StoredLine[]>> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    // `stationIdOf` of domain/menu/station.ts as SQL.
    .leftJoin('stations', (join) =>
      join.on(({ eb, fn }) => eb('stations.id', '=', fn.coalesce('products.station_id', 'categories.station_id'))),
    )
    .selectAll('order_lines')
    .select(['stations.id as station_id', 'stations.name as station_name'])
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('order_id')
    .orderBy('order_lines.position')
    .orderBy('order_lines.id')
    .execute();
  const lines = new Map<number, StoredLine[]>();
  for (const row of rows) {
    const line = {
      bundleId: row.bundle_id,
      productId: row.product_id,
      sizeId: row.size_id,
      productName: row.product_name,
      sizeLabel: row.size_label,
      quantity: row.quantity,
      unitPrice: bani(row.unit_price_bani),
      regularPrice: bani(row.regular_price_bani),
      boxPrice: bani(row.box_price_bani),
      deposit: bani(row.deposit_bani),
      isFree: row.is_free,
      setLabel: row.set_label,
      extras: StoredExtras.parse(row.extras),
      message: row.message,
      allergens: Allergens.parse(row.allergens),
      // Lines of earlier versions do not say; an empty list was declared for none of them.
      declaresAllergens: row.allergens_declared ?? row.allergens.length > 0,
      isAgeRestricted: row.is_age_restricted,
      isFromFrozen: row.is_from_frozen,
      isMealCardExcluded: row.is_meal_card_excluded,
      station:
        row.station_id === null || row.station_name === null ? null : { id: row.station_id, name: row.station_name },
      vatBasisPoints: row.vat_basis_points,
      tookStock: row.took_stock,
    };
    lines.set(row.order_id, [...(lines.get(row.order_id) ?? []), line]);
  }
  return lines;
}
