/** Which dishes the day's menu offers on which day; the dishes themselves are products (docs/decisions/0216). */
import { sql } from 'kysely';
import type { AvailabilityWindow } from '#domain/menu/availability-window.ts';
import { DAILY_MENU_NAME } from '#domain/menu/daily-menu.ts';
import { DAILY_MENU_SLUG } from '#domain/menu/daily-menu-slug.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { StoredWindows } from '#server/platform/postgres/stored-windows.ts';

export type DailyCategory = { readonly id: number; readonly windows: readonly AvailabilityWindow[] };

export async function findDailyCategory(db: Database): Promise<DailyCategory | null> {
  const row = await db
    .selectFrom('categories')
    .select(['id', 'availability_windows'])
    .where('slug', '=', DAILY_MENU_SLUG)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, windows: StoredWindows.parse(row.availability_windows) };
}

/** Before every other category. */
export async function insertDailyCategory(tx: Tx): Promise<number> {
  const { id } = await tx
    .insertInto('categories')
    .values(({ selectFrom, fn, lit, eb }) => ({
      slug: DAILY_MENU_SLUG,
      name: DAILY_MENU_NAME,
      position: selectFrom('categories').select(
        eb(fn.coalesce(fn.min('position'), lit(1)), '-', lit(1)).as('position'),
      ),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setDailyWindows(
  tx: Tx,
  categoryId: number,
  windows: readonly AvailabilityWindow[],
): Promise<void> {
  const availability_windows = JSON.stringify(windows);
  await tx.updateTable('categories').set({ availability_windows }).where('id', '=', categoryId).execute();
}

export type OfferedDish = { readonly productId: number; readonly price: Bani; readonly portions: number | null };
export type OfferedDay = { readonly day: LocalDate; readonly dishes: readonly OfferedDish[] };

/** The menus of the last days, the newest first; dishes no longer in the category or on the menu are left out. */
export async function listOfferedDays(db: Database, categoryId: number, most: number): Promise<readonly OfferedDay[]> {
  const days = db.selectFrom('daily_menu_dishes').select('day').distinct().orderBy('day', 'desc').limit(most);
  const rows = await db
    .selectFrom('daily_menu_dishes')
    .innerJoin('products', 'products.id', 'daily_menu_dishes.product_id')
    .select(['daily_menu_dishes.day', 'product_id', 'price_bani', 'portions'])
    .where('products.category_id', '=', categoryId)
    .where('products.archived_at', 'is', null)
    .where('daily_menu_dishes.day', 'in', days)
    .orderBy('daily_menu_dishes.day', 'desc')
    .orderBy('daily_menu_dishes.position')
    .execute();
  const dishes = new Map<string, OfferedDish[]>();
  for (const { day, product_id: productId, price_bani: price, portions } of rows) {
    dishes.set(day, [...(dishes.get(day) ?? []), { productId, price: bani(price), portions }]);
  }
  return [...dishes].map(([day, ofDay]) => ({ day: localDate(day), dishes: ofDay }));
}

/** Replaces the dishes of a day. */
export async function replaceOfferedDay(tx: Tx, { day, dishes }: OfferedDay): Promise<void> {
  await tx.deleteFrom('daily_menu_dishes').where('day', '=', day).execute();
  if (dishes.length === 0) return;
  await tx
    .insertInto('daily_menu_dishes')
    .values(
      dishes.map(({ productId, price, portions }, position) => ({
        day,
        product_id: productId,
        position,
        price_bani: price,
        portions,
      })),
    )
    .execute();
}

/** Switches them on for today only, and removes sold-out marks. */
export async function offerProducts(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('products')
    .set({ is_on: true, is_orderable_today: true, is_orderable_ahead: false })
    .where('id', '=', anyOf(ids))
    .execute();
  await tx.deleteFrom('sold_outs').where('product_id', '=', anyOf(ids)).execute();
}

/** Switches off every other dish of the category. */
export async function turnOffOthers(tx: Tx, categoryId: number, kept: readonly number[]): Promise<void> {
  await tx
    .updateTable('products')
    .set({ is_on: false })
    .where('category_id', '=', categoryId)
    .where('is_on', '=', true)
    .where((eb) => eb.not(eb('id', '=', anyOf(kept))))
    .execute();
}

/** Sets price and portions of one size; `kept` leaves the stock unchanged. */
export async function setDailySize(
  tx: Tx,
  sizeId: number,
  { price, portions }: { readonly price: Bani; readonly portions: number | null | 'kept' },
): Promise<void> {
  const stock =
    portions === 'kept'
      ? {}
      : portions === null
        ? { stock_unlimited: true }
        : { stock_unlimited: false, stock: portions };
  await tx
    .updateTable('sizes')
    .set({ price_bani: price, is_on: true, ...stock })
    .where('id', '=', sizeId)
    .execute();
}

/** The day whose menu is not closed yet; null for none. */
export async function findOpenDay(db: Database): Promise<LocalDate | null> {
  const row = await db
    .selectFrom('daily_menu_dishes')
    .select((eb) => eb.fn.max('day').as('day'))
    .where('is_over', '=', false)
    .executeTakeFirst();
  return row?.day == null ? null : localDate(row.day);
}

/** Switches off the dishes of menus not closed yet, and closes these menus. */
export async function closeOpenDays(tx: Tx, categoryId: number): Promise<void> {
  await sql`update products set is_on = false where is_on and category_id = ${categoryId}
    and id in (select product_id from daily_menu_dishes where not is_over)`.execute(tx);
  await tx.updateTable('daily_menu_dishes').set({ is_over: true }).where('is_over', '=', false).execute();
}
