import type { z } from 'zod';
import type { DailyMenuResponse } from '#contract/products/daily-menu-wire.ts';
import { calendarDay } from '#contract/values/fields.ts';
import { dailyHours, orderByLikeness } from '#domain/menu/daily-menu.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { formatMinuteOfDay } from '#domain/time/minute-of-day.ts';
import { findVersion } from '#server/features/changes/index.ts';
import type { Database } from '#server/platform/database.ts';
import { findDailyCategory, listOfferedDays, type OfferedDish } from './daily-menus.repository.ts';
import { type Editor, loadMenuRights } from './editor.ts';
import { listProductIds, listStoredProducts, type StoredProduct } from './products.repository.ts';

/** Subject of the menu of the day. */
export const DAILY_MENU = 'daily-menu';

/** Two weeks with a menu on each day. */
const MOST_DAYS = 14;
/** Upper bound, more than a kitchen cooks at noon in a year. */
const MOST_DISHES = 300;

/** Every dish of the day's menu category, in order. */
export async function listDailyProducts(db: Database, categoryId: number): Promise<readonly StoredProduct[]> {
  const filter = { words: [], categoryId, state: 'all', at: instant(0) } as const;
  return listStoredProducts(db, await listProductIds(db, filter, { sort: 'menu', page: 0, size: MOST_DISHES }));
}

export async function loadDailyMenu(
  db: Database,
  editor: Editor,
  now: Instant,
): Promise<z.input<typeof DailyMenuResponse>> {
  const version = await findVersion(db, DAILY_MENU);
  const category = await findDailyCategory(db);
  const products = category === null ? [] : await listDailyProducts(db, category.id);
  const days = category === null ? [] : await listOfferedDays(db, category.id, MOST_DAYS);
  const today = dateOf(now);
  const isOffered = products.some(({ isOn }) => isOn);
  const earlier = days.filter(({ day }) => !(isOffered && day === today));
  const hours = dailyHours(category?.windows ?? []);
  const present = (dishes: readonly OfferedDish[]) =>
    dishes.flatMap((dish) =>
      products.filter(({ id }) => id === dish.productId).flatMap((one) => presentDish(one, dish)),
    );
  return {
    version,
    day: calendarDay.toWire(today),
    from: formatMinuteOfDay(hours.fromMinute),
    until: formatMinuteOfDay(hours.untilMinute),
    dishes: products.filter(({ isOn }) => isOn).flatMap((product) => presentDish(product)),
    known: products.flatMap((product) => presentDish(product)),
    earlier: orderByLikeness(
      earlier.map(({ day }) => day),
      today,
    ).flatMap((wanted) =>
      earlier
        .filter(({ day }) => day === wanted)
        .map(({ day, dishes }) => ({ day: calendarDay.toWire(day), dishes: present(dishes) })),
    ),
    mayChangePrices: (await loadMenuRights(db, editor)).mayChangePrices,
  };
}

/** With its first size, as now or as it was offered. */
function presentDish({ id, name, sizes: [size] }: StoredProduct, offered?: OfferedDish) {
  if (size === undefined) return [];
  const now = { price: size.price, portions: size.stockUnlimited ? null : size.stock };
  const { price, portions } = offered ?? now;
  return [{ productId: id, name, value: size.label, price: leiFromBani(price), portions }];
}
