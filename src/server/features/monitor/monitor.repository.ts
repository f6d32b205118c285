/** What a monitor watches of the shop as a whole; numbers only. */
import { sql } from 'kysely';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import type { Database } from '#server/platform/database.ts';
import type { HouseFigures, QueuedJobs } from './house-figures.ts';

/** As it is now, in one statement; counts are of open things, which are few. */
export async function findHouseFigures(db: Database): Promise<Omit<HouseFigures, 'jobs'>> {
  const { rows } = await sql<Omit<HouseFigures, 'jobs'>>`
    select count(*) as "waitingOrders",
           coalesce(extract(epoch from now() - min(placed_at)), 0)::float8 as "oldestWaitingSeconds",
           (select count(distinct order_id) from order_alarms
             where order_id in (select id from orders where status = 'NEW')) as "alarmedOrders",
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

/** Jobs that are not done, by queue and state. */
export async function listQueuedJobs(db: Database): Promise<readonly QueuedJobs[]> {
  const { rows } = await sql<QueuedJobs>`
    select name as queue, state::text as state, count(*) as jobs
      from pgboss.job where state < 'completed' group by name, state`.execute(db);
  return rows;
}

/** Older mails were given up; that they were not sent says nothing of today. */
const MAIL_DAYS = 7;

/** Mails that are not sent yet, and the oldest of them. */
export async function findWaitingMails(
  db: Database,
  now: Instant,
): Promise<{ readonly waiting: number; readonly oldestAt: Instant | null }> {
  const row = await db
    .selectFrom('mails')
    .select((eb) => [eb.fn.countAll<number>().as('waiting'), eb.fn.min('created_at').as('oldest')])
    .where('created_at', '>', new Date(plusMinutes(now, -MAIL_DAYS * MINUTES_PER_DAY)))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { waiting: row.waiting, oldestAt: maybeInstant(row.oldest) };
}

/** The last order that was placed, and how many wait although an alarm was raised; without those of a rehearsal. */
export async function findOrderSigns(
  db: Database,
): Promise<{ readonly lastAt: Instant | null; readonly alarmed: number }> {
  const { rows } = await sql<{ lastAt: Date | null; alarmed: number }>`
    select (select placed_at from orders where id > 0 order by id desc limit 1) as "lastAt",
           (select count(distinct order_id) from order_alarms
             where order_id in (select id from orders where status = 'NEW' and id > 0)) as alarmed`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A list of values has one row');
  return { lastAt: maybeInstant(row.lastAt), alarmed: row.alarmed };
}

function maybeInstant(at: Date | null): Instant | null {
  return at === null ? null : instant(at.getTime());
}
