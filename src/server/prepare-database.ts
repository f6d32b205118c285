import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { instant } from '#domain/time/instant.ts';
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts';
import type { Config } from './config.ts';
import { ensureFirstAdmin } from './features/accounts/ensure-first-admin.ts';
import { resetAdmin } from './features/accounts/reset-admin.ts';
import { seedDemo } from './features/demo/seed-demo.ts';
import { seedFirstTexts } from './features/legal/seed-first-texts.ts';
import type { Database } from './platform/database.ts';
import { hasUndeclaredProxy } from './platform/http/undeclared-proxy.ts';
import { installJobs } from './platform/jobs.ts';
import { openLog } from './platform/log.ts';
import { migrate } from './platform/postgres/migrate.ts';
import { replaceOldKeys } from './platform/security/replace-old-keys.ts';
import { openSecurityLog } from './platform/security/security-log.ts';
import { QUEUES } from './queues.ts';

export const MIGRATIONS = fileURLToPath(new URL('../../db/migrations/', import.meta.url));
/** The legal texts of a new shop. */
const FIRST_TEXTS = fileURLToPath(new URL('../../db/seed/legal/', import.meta.url));

export type PreparedDatabase = {
  /** The administrator created or reset by this start, printed once; null when one exists. */
  readonly createdAdmin: { readonly email: string; readonly password: string } | null;
  /** The same for the manager of the demo restaurant. */
  readonly createdManager: { readonly email: string; readonly password: string } | null;
  /** Before this start, requests were forwarded by a proxy that the settings do not declare. */
  readonly hasUndeclaredProxy: boolean;
};

const LOOK_AGAIN_AFTER_MS = 200;

/**
 * Prepares `db` for serving: migrations, and the data of a first start. Runs before any worker, in a separate process
 * that exits (`prepare.ts`), as the schema's owner. Nodes that start at once take turns.
 *
 * @param db with at least three connections, because one holds the lock
 * @param beforeAccounts called when an account may be committed next: from then on the work is short, and interrupting
 *   it would lose a password
 */
export async function prepareDatabase(
  db: Database,
  config: Config,
  beforeAccounts: () => void = () => {},
): Promise<PreparedDatabase> {
  return inTurn(db, async () => {
    await migrate(db, MIGRATIONS);
    await seedFirstTexts(db, FIRST_TEXTS);
    await installJobs(db, QUEUES);
    // With an external database, other machines may be running now.
    if (config.databaseUrl === null) await replaceOldKeys(db, instant(Date.now()));
    const createdManager = config.isDemo ? await seedDemo(db, instant(Date.now()), beforeAccounts) : null;
    beforeAccounts();
    return {
      createdAdmin: await ensureAdmin(db, config),
      createdManager,
      hasUndeclaredProxy: await hasUndeclaredProxy(db, { ...config, now: instant(Date.now()) }),
    };
  });
}

async function ensureAdmin(db: Database, config: Config): Promise<PreparedDatabase['createdAdmin']> {
  if (config.resetAdmin === null) return ensureFirstAdmin(db, config);
  const now = instant(Date.now());
  const securityLog = openSecurityLog(db, () => now, openLog(config.logLevel));
  return resetAdmin(db, { email: config.resetAdmin, now, securityLog });
}

/**
 * Runs while no other node does. The lock belongs to a transaction, so that it works through a pooler and is released
 * when the node dies. It is polled, because a waiting statement would block the other node's index builds.
 */
async function inTurn<Value>(db: Database, work: () => Promise<Value>): Promise<Value> {
  let done: { readonly value: Value } | undefined;
  try {
    await db.transaction().execute(async (turn) => {
      // This transaction is idle while the work runs.
      await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(turn);
      while (!(await takesTurn(turn))) await wait(LOOK_AGAIN_AFTER_MS);
      done = { value: await work() };
    });
  } catch (error) {
    // The work is committed and may include a password printed once, so losing the lock must not discard it.
    if (done === undefined) throw error;
  }
  if (done === undefined) throw new Error('A transaction that ends well has done its work');
  return done.value;
}

async function takesTurn(turn: Database): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.prepareDatabase)}) as "isOurs"`.execute(turn);
  return rows[0]?.isOurs === true;
}
