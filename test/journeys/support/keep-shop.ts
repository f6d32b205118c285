/** Saves and restores the restaurant's settings, so that journeys are not affected by each other's pauses. */
import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

/** Referenced tables first. Without dishes, orders and people, because journeys create their own. */
const TABLES = [
  'restaurant',
  'services',
  'schedule_days',
  'schedule_intervals',
  'closures',
  'delivery_zones',
  'house_pictures',
  'legal_texts',
  'legal_drafts',
  'manager_grants',
  'service_pauses',
  'busy_modes',
  'sold_outs',
  'slot_limits',
  'closed_slots',
] as const;

/** Saves the present settings; the returned function restores them if anything has changed. */
export async function keepShop(db: Database): Promise<() => Promise<void>> {
  await sql`create schema kept`.execute(db);
  for (const table of TABLES) {
    await sql`create table ${sql.id('kept', table)} as table ${sql.id('public', table)}`.execute(db);
  }
  const changed = TABLES.map((table) => {
    const [now, before] = [sql.id('public', table), sql.id('kept', table)];
    return sql`(table ${now} except all table ${before}) union all (table ${before} except all table ${now})`;
  });
  const isOtherwise = changed.map((rows) => sql`exists (${rows})`);
  return () =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{
        otherwise: boolean;
      }>`select ${sql.join(isOtherwise, sql` or `)} as otherwise`.execute(tx);
      if (rows[0]?.otherwise !== true) return;
      for (const table of TABLES.toReversed()) await sql`delete from ${sql.id('public', table)}`.execute(tx);
      for (const table of TABLES) {
        const [now, before] = [sql.id('public', table), sql.id('kept', table)];
        await sql`insert into ${now} overriding system value table ${before}`.execute(tx);
      }
    });
}
