import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { instant } from '#domain/time/instant.ts';
import type { Config } from './config.ts';
import { ensureFirstAdmin } from './features/accounts/ensure-first-admin.ts';
import { seedDemo } from './features/demo/seed-demo.ts';
import type { Database } from './platform/database.ts';
import { hasUndeclaredProxy } from './platform/http/undeclared-proxy.ts';
import { installJobs } from './platform/jobs.ts';
import { migrate } from './platform/postgres/migrate.ts';

const MIGRATIONS = fileURLToPath(new URL('../../db/migrations/', import.meta.url));

export type PreparedDatabase = {
  /** The administrator made by this start, for the owner to read once; null when there was one. */
  readonly createdAdmin: { readonly email: string; readonly password: string } | null;
  /** The same for the manager of the demo restaurant. */
  readonly createdManager: { readonly email: string; readonly password: string } | null;
  /** Before this start, requests were passed on by a proxy that the settings do not name. */
  readonly hasUndeclaredProxy: boolean;
};

/** Any number will do, as long as every version of the program uses the same one. */
const PREPARE_LOCK = 7_308_331;
const LOOK_AGAIN_AFTER_MS = 200;

/**
 * Makes `db` ready to serve: its schema is ours, what a first start needs is in it.
 * Runs in the supervisor, before any worker, with the rights of the schema's owner. Nodes that start at once take turns.
 *
 * @param db with three connections or more: one holds the turn
 */
export async function prepareDatabase(db: Database, config: Config): Promise<PreparedDatabase> {
  return inTurn(db, async () => {
    await migrate(db, MIGRATIONS);
    await installJobs(db);
    const createdManager = config.isDemo ? await seedDemo(db, instant(Date.now())) : null;
    return {
      createdAdmin: await ensureFirstAdmin(db, config),
      createdManager,
      hasUndeclaredProxy: await hasUndeclaredProxy(db, { ...config, now: instant(Date.now()) }),
    };
  });
}

/**
 * Works while no other node does. The lock is a transaction's, which a pooler leaves alone; a node that dies gives it back.
 * Asked for again and again, not waited for: a statement that waits would hold up what the other node builds.
 */
async function inTurn<Value>(db: Database, work: () => Promise<Value>): Promise<Value> {
  let done: { readonly value: Value } | undefined;
  try {
    await db.transaction().execute(async (turn) => {
      // Nothing is said in this transaction for as long as the work takes.
      await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(turn);
      while (!(await takesTurn(turn))) await wait(LOOK_AGAIN_AFTER_MS);
      done = { value: await work() };
    });
  } catch (error) {
    // What was done is committed and may hold a password that is told once: the loss of the lock undoes none of it.
    if (done === undefined) throw error;
  }
  if (done === undefined) throw new Error('A transaction that ends well has done its work');
  return done.value;
}

async function takesTurn(turn: Database): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(PREPARE_LOCK)}) as "isOurs"`.execute(turn);
  return rows[0]?.isOurs === true;
}
