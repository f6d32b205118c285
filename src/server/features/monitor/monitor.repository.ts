/** Figures of the whole shop for a monitor; numbers only. */
import { sql } from 'kysely';
import { ORDER_MOVES } from '#domain/orders/order-status.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import type { Database } from '#server/platform/database.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';
import type { HouseFigures, QueuedJobs } from './house-figures.ts';

/** Unanswered, by the same definition as alarms: for now and for later. */
const isWaiting = () => sql<boolean>`status in (${sql.join(ORDER_MOVES.accept.from)})`;

/** Present figures, in one statement; only open things are counted, which are few. */
export async function findHouseFigures(db: Database): Promise<Omit<HouseFigures, 'jobs'>> {
  const { rows } = await sql<Omit<HouseFigures, 'jobs'>>`
    select count(*) as "waitingOrders",
           coalesce(extract(epoch from now() - min(placed_at)), 0)::float8 as "oldestWaitingSeconds",
           (select count(distinct order_id) from order_alarms
             where order_id in (select id from orders where ${isWaiting()})) as "alarmedOrders",
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

/** Mails given up longer ago are not reported. */
const MAIL_DAYS = 7;
/** A little longer than a mail is retried (`platform/jobs.ts`). */
const GIVEN_UP_MINUTES = 30 * 60;

export type WaitingMails = {
  readonly waiting: number;
  readonly oldestAt: Instant | null;
  /** Given up after all retries, and not acknowledged. */
  readonly givenUp: number;
  readonly givenUpAt: Instant | null;
  /** The mail server's message about the newest of the mails that it refused. */
  readonly trouble: string | null;
};

/** Mails that are not sent. */
export async function findWaitingMails(db: Database, now: Instant): Promise<WaitingMails> {
  const isGivenUp = sql<boolean>`created_at <= ${givenUpBefore(now)}`;
  const row = await db
    .selectFrom('mails')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere(eb.not(isGivenUp)).as('waiting'),
      eb.fn.min('created_at').filterWhere(eb.not(isGivenUp)).as('oldest'),
      eb.fn.countAll<number>().filterWhere(isGivenUp).as('givenUp'),
      eb.fn.min('created_at').filterWhere(isGivenUp).as('oldestGivenUp'),
      sql<string | null>`(array_agg(last_error order by id desc) filter (where last_error is not null))[1]`.as(
        'trouble',
      ),
    ])
    .where('created_at', '>', new Date(plusMinutes(now, -MAIL_DAYS * MINUTES_PER_DAY)))
    .where('sent_at', 'is', null)
    .where('set_aside_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { waiting, oldest, givenUp, oldestGivenUp, trouble } = row;
  return { waiting, oldestAt: maybeInstant(oldest), givenUp, givenUpAt: maybeInstant(oldestGivenUp), trouble };
}

/** Acknowledges mails that were given up, so that they are no longer reported; those still being retried stay. */
export async function setMailsAside(db: Database, now: Instant): Promise<void> {
  await db
    .updateTable('mails')
    .set({ set_aside_at: new Date(now) })
    .where('created_at', '>', new Date(plusMinutes(now, -MAIL_DAYS * MINUTES_PER_DAY)))
    .where('created_at', '<=', givenUpBefore(now))
    .where('sent_at', 'is', null)
    .where('set_aside_at', 'is', null)
    .execute();
}

function givenUpBefore(now: Instant): Date {
  return new Date(plusMinutes(now, -GIVEN_UP_MINUTES));
}

/** The running or paused newsletter, and the number of remaining recipients; null without one. */
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
    select (select placed_at from orders where id > 0 order by id desc limit 1) as "lastAt",
           (select count(distinct order_id) from order_alarms
             where order_id in (select id from orders where ${isWaiting()} and id > 0)) as alarmed`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A list of values has one row');
  return { lastAt: maybeInstant(row.lastAt), alarmed: row.alarmed };
}
