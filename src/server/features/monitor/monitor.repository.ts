/** What a monitor watches of the house as a whole; numbers only. */
import { sql } from 'kysely';
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
