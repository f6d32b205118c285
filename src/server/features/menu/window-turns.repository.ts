import { sql } from 'kysely';
import type { AvailabilityWindow } from '#domain/menu/availability-window.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { DB } from '#server/platform/database.types.ts';
import { StoredWindows } from '#server/platform/postgres/stored-windows.ts';

/** The windows of every category, of every product on the menu and of every active promotion. */
export async function listWindows(db: Database): Promise<readonly (readonly AvailabilityWindow[])[]> {
  const rows = await db
    .selectFrom('categories')
    .select('availability_windows')
    .unionAll(db.selectFrom('products').select('availability_windows').where('archived_at', 'is', null))
    .unionAll(
      db
        .selectFrom('promotions')
        .select(
          sql<DB['products']['availability_windows']>`coalesce(rules->'windows', '[]')`.as('availability_windows'),
        )
        .where('is_active', '=', true),
    )
    .execute();
  return rows.map((row) => StoredWindows.parse(row.availability_windows)).filter((windows) => windows.length > 0);
}

/** Stores moments at which the shown menu changes by time (docs/decisions/0094); existing ones stay. */
export async function insertMenuTurns(db: Database, moments: readonly Instant[]): Promise<void> {
  if (moments.length === 0) return;
  await db
    .insertInto('data_turns')
    .values(moments.map((at) => ({ topic: 'menu', at: new Date(at) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
