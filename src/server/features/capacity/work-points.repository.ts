/** Points of a portion, by category and product. */
import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

export type CategoryPoints = { readonly id: number; readonly name: string; readonly points: number };
export type ProductPoints = {
  readonly id: number;
  readonly name: string;
  readonly categoryId: number;
  /** Null: the points of its category. */
  readonly points: number | null;
};
export type Points = { readonly id: number; readonly points: number };

export async function listCategoryPoints(db: Database): Promise<readonly CategoryPoints[]> {
  const rows = await db.selectFrom('categories').select(['id', 'name', 'work_points']).orderBy('position').execute();
  return rows.map(({ id, name, work_points: points }) => ({ id, name, points }));
}

/** Products that were not archived. */
export async function listProductPoints(db: Database): Promise<readonly ProductPoints[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'category_id', 'work_points'])
    .where('archived_at', 'is', null)
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name, categoryId: row.category_id, points: row.work_points }));
}

/** The station that makes each product: its own, else its category's (`domain/menu/station.ts`). */
export async function listProductStations(db: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.id', (eb) => eb.fn.coalesce('products.station_id', 'categories.station_id').as('station')])
    .execute();
  return new Map(rows.flatMap(({ id, station }) => (station === null ? [] : [[id, station] as const])));
}

/** Writes only differences, because each written row invalidates the cached menus. */
export async function writeCategoryPoints(tx: Tx, points: readonly Points[]): Promise<void> {
  await sql`update categories set work_points = given.points from ${asTable(points)}
    where categories.id = given.id and work_points <> given.points`.execute(tx);
}

/** Sets the points of these products, and removes those of all others. */
export async function replaceProductPoints(tx: Tx, exceptions: readonly Points[]): Promise<void> {
  await sql`update products set work_points = given.points
    from products as every left join ${asTable(exceptions)} on given.id = every.id
    where products.id = every.id and products.work_points is distinct from given.points`.execute(tx);
}

function asTable(points: readonly Points[]) {
  return sql`unnest(${points.map(({ id }) => id)}::int[], ${points.map((one) => one.points)}::int[]) as given (id, points)`;
}
