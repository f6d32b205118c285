import { dailyHours, isDailyMenuOver } from '#domain/menu/daily-menu.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { closeOpenDays, findDailyCategory, findOpenDay } from './daily-menus.repository.ts';

/**
 * Switches the dishes of a menu of the day off once its hours have ended. The window of the category has stopped orders by
 * then; this keeps yesterday's dishes from coming back when it opens again.
 */
export async function closeDailyMenus(db: Database, now: Instant): Promise<void> {
  const category = await findDailyCategory(db);
  const day = await findOpenDay(db);
  if (category === null || day === null || !isDailyMenuOver(day, dailyHours(category.windows), now)) return;
  await inTransaction(db, (tx) => closeOpenDays(tx, category.id));
}
