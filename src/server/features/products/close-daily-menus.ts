import { dailyHours, isDailyMenuOver } from '#domain/menu/daily-menu.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { closeOpenDays, findDailyCategory, findOpenDay } from './daily-menus.repository.ts';

/**
 * Switches off the dishes of a menu of the day when its hours have ended. The category's window has already stopped
 * orders; this prevents yesterday's dishes from being offered when it opens again.
 */
export async function closeDailyMenus(db: Database, now: Instant): Promise<void> {
  const category = await findDailyCategory(db);
  const day = await findOpenDay(db);
  if (category === null || day === null || !isDailyMenuOver(day, dailyHours(category.windows), now)) return;
  await inTransaction(db, (tx) => closeOpenDays(tx, category.id));
}
