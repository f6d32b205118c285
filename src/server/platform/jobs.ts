/**
 * Background jobs: queued in the caller's transaction, run at least once, retried until they succeed (pg-boss,
 * docs/decisions/0023).
 */
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { fromKysely, type JobResult, PgBoss } from 'pg-boss';
import type { Database } from './database.ts';
import type { Job, Queue } from './define/queue.ts';
import type { Tx } from './in-transaction.ts';
import type { Log } from './log.ts';
import { NO_TRACES, type Tracer } from './tracing/tracer.ts';

const SCHEMA = 'pgboss';
const FAILED_QUEUE = 'mail_failed';

const LOOK_FOR_WORK_SECONDS = 1;
/** Jobs fetched and settled together, because the two statements cost as much as half a mail. */
const BATCH = 10;
/** Jobs of a batch not begun by then are repeated, so that the first ones do not expire behind a slow mail server. */
const BATCH_MS = 15_000;
/** How often workers without a heartbeat are detected. */
const LOOK_FOR_DEAD_SECONDS = 30;

/** Queues a job inside `tx`: it exists only when the transaction commits. */
export type Enqueue = {
  (tx: Tx, job: Job): Promise<void>;
  /** The insert statement of a job, for use as a part (`with job as (…)`) of a larger statement. */
  readonly asStatement: (job: Job) => Promise<RawBuilder<unknown>>;
};

export type Jobs = {
  /** Await before a transaction begins, because starting takes a separate connection. */
  readonly ready: () => Promise<Enqueue>;
  /** Runs the jobs of `queue` one after the other, until closed; one that throws is repeated. */
  readonly work: (queue: Queue, work: (payload: unknown) => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Creates the tables and queues; as the schema's owner, after every update of the program. */
export async function installJobs(db: Database, queues: readonly Queue[]): Promise<void> {
  const boss = new PgBoss({ db: fromKysely(db), schema: SCHEMA, supervise: false, schedule: false });
  boss.on('error', ignore);
  await boss.start();
  await boss.createQueue(FAILED_QUEUE);
  for (const { name, retries } of queues) {
    const options = { ...retries, retryBackoff: true, deadLetter: FAILED_QUEUE };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
  await boss.stop({ graceful: false });
}

/** A SQL text with `$1`, `$2`, … as part of another statement, with renumbered parameters. */
function withValues(text: string, values: readonly unknown[]): RawBuilder<unknown> {
  const pieces = text.split(/\$(\d+)/);
  // Every second piece is a parameter's number.
  return sql.join(
    pieces.map((piece, index) => (index % 2 === 0 ? sql.raw(piece) : sql`${values[Number(piece) - 1]}`)),
    sql.raw(''),
  );
}

/** The outcome of a job, with its error. */
function settle(id: string, work: Promise<void>): Promise<JobResult> {
  return work.then(
    () => ({ id, status: 'completed' }),
    (error: unknown) => ({ id, status: 'failed', output: { reason: String(error) } }),
  );
}

/** A failed installation is thrown by the call that failed. */
function ignore() {}

/** Opens the jobs over `pool`; the first use starts pg-boss. */
export function openJobs(pool: Pool, log: Log, tracer: Pick<Tracer, 'within'> = NO_TRACES): Jobs {
  let starting: Promise<PgBoss> | undefined;
  let isWorking = false;

  async function start(): Promise<PgBoss> {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values ? [...values] : []) },
      schema: SCHEMA,
      migrate: false,
      createSchema: false,
      schedule: false,
      reindex: false,
      monitorVacuum: false,
      superviseIntervalSeconds: LOOK_FOR_DEAD_SECONDS,
      monitorIntervalSeconds: LOOK_FOR_DEAD_SECONDS,
    });
    boss.on('error', (error) => log.warn({ reason: error.message }, 'jobs.trouble'));
    return boss.start();
  }

  function started(): Promise<PgBoss> {
    starting ??= start().catch((error: unknown) => {
      // This caller gets the error; the next one tries again.
      starting = undefined;
      throw error;
    });
    return starting;
  }

  const traced = (queue: Queue, work: () => Promise<void>) =>
    tracer.within({ name: `job ${queue.name}`, kind: 'consumer', parent: null }, work);

  return {
    async ready() {
      const boss = await started();
      const enqueue = async (tx: Tx, { queue, payload }: Job) => {
        await boss.send(queue.name, payload, { db: fromKysely(tx) });
      };
      return Object.assign(enqueue, {
        asStatement: async ({ queue, payload }: Job) => {
          const said: RawBuilder<unknown>[] = [];
          const keepSaid = async (text: string, values: readonly unknown[] = []) => {
            said.push(withValues(text, values));
            return { rows: [] };
          };
          await boss.send(queue.name, payload, { db: { executeSql: keepSaid } });
          const [insert] = said;
          if (insert === undefined || said.length > 1) throw new Error('A job is one insert');
          return insert;
        },
      });
    },
    async work(queue, work) {
      const boss = await started();
      isWorking = true;
      const options = { pollingIntervalSeconds: LOOK_FOR_WORK_SECONDS, batchSize: BATCH, perJobResults: true } as const;
      const worker = await boss.work<unknown, void, typeof options>(queue.name, options, async (jobs) => {
        // Fetch again at once, because more may be waiting: a rush of orders must not wait a second for each batch of
        // mails.
        boss.notifyWorker(worker);
        const until = performance.now() + BATCH_MS;
        const results: JobResult[] = [];
        for (const { id, data } of jobs) {
          results.push(
            performance.now() < until
              ? await settle(
                  id,
                  traced(queue, () => work(data)),
                )
              : { id, status: 'failed' },
          );
        }
        return results;
      });
    },
    async close() {
      const boss = await starting?.catch(() => undefined);
      // Another process may be running jobs; closing does not wait for it.
      await boss?.stop({ graceful: isWorking, timeout: 5_000 });
    },
  };
}
