/** Figures of the whole shop for a monitor; numbers only. */
import { sql } from 'kysely';
import { UNDECIDED_STATUSES } from '#domain/orders/status-sets.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { isIn } from '#server/platform/postgres/is-in.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';
import type { QueuedJobs, ShopFigures } from './shop-figures.ts';

/** Unanswered, by the same definition as alarms: for now and for later. */
const isWaiting = isIn('status', UNDECIDED_STATUSES);

/** Present figures, in one statement; only open things are counted, which are few. */
export async function findShopFigures(db: Database): Promise<Omit<ShopFigures, 'jobs'>> {
  const { rows } = await sql<Omit<ShopFigures, 'jobs'>>`
    select count(*) as "waitingOrders",
           coalesce(extract(epoch from now() - min(placed_at)), 0)::float8 as "oldestWaitingSeconds",
           (select count(distinct order_id) from order_alarms
             where order_id in (select id from orders where ${isWaiting})) as "alarmedOrders",
           pg_database_size(current_database()) as "databaseBytes",
           (select extract(epoch from now() - max(finished_at))::float8 from backups where trouble is null)
             as "backupAgeSeconds",
           (select pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)::float8
              from pg_replication_slots where slot_name = 'pofta_backup') as "uncopiedLogBytes"
      from orders where status = 'NEW'`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate has one row');
  return row;
}

/** Unfinished jobs, by queue and state. */
export async function listQueuedJobs(db: Database): Promise<readonly QueuedJobs[]> {
  const { rows } = await sql<QueuedJobs>`
    select name as queue, state::text as state, count(*) as jobs
      from pgboss.job where state < 'completed' group by name, state`.execute(db);
  return rows;
}

/** The letter to subscribers that is under way or held, and to how many it has yet to go; null without one. */
export async function findNewsletterUnderWay(
  db: Database,
): Promise<{ readonly isPaused: boolean; readonly waiting: number; readonly trouble: string | null } | null> {
  const row = await db
    .selectFrom('campaigns')
    .select((eb) => [
      'state',
      'trouble',
      eb
        .selectFrom('campaign_recipients')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('campaign_id', '=', 'campaigns.id')
        .where('campaign_recipients.state', '=', 'waiting')
        .as('waiting'),
    ])
    .where('state', 'in', ['sending', 'paused'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { isPaused: row.state === 'paused', waiting: row.waiting ?? 0, trouble: row.trouble };
}

/** Enrolled tablets, and when each was last used. */
export async function listTablets(
  db: Database,
  now: Instant,
): Promise<readonly { readonly name: string; readonly seenAt: Instant }[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['name', 'last_seen_at'])
    .where('kind', '=', 'panel')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .orderBy('name')
    .execute();
  return rows.map(({ name, last_seen_at }) => ({ name, seenAt: readInstant(last_seen_at) }));
}

/** The version of the database server, as `18.4`. */
export async function findDatabaseVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select split_part(current_setting('server_version'), ' ', 1) as version`.execute(db);
  return rows[0]?.version ?? '';
}

/** The last placed order, and how many unanswered ones have an alarm; without those of a rehearsal. */
export async function findOrderSigns(
  db: Database,
): Promise<{ readonly lastAt: Instant | null; readonly alarmed: number }> {
  const { rows } = await sql<{ lastAt: Date | null; alarmed: number }>`
    select (select placed_at from real_orders order by id desc limit 1) as "lastAt",
           (select count(distinct order_id) from order_alarms
             where order_id in (select id from real_orders where ${isWaiting})) as alarmed`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A list of values has one row');
  return { lastAt: maybeInstant(row.lastAt), alarmed: row.alarmed };
}

/** The plain address that an administrator has accepted; null for none. */
export async function findKnownPlainAddress(db: Database): Promise<string | null> {
  const row = await db.selectFrom('restaurant').select('plain_address_known').executeTakeFirst();
  return row?.plain_address_known ?? null;
}

export async function keepKnownPlainAddress(db: Database, address: string): Promise<void> {
  await db.updateTable('restaurant').set({ plain_address_known: address }).execute();
}
