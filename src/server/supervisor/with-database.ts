/** Gives a command access to the embedded database: of the running shop, or started for the command. */
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { BackupError } from '../platform/backups/backup-error.ts';
import { SUPERUSER } from '../platform/embedded-postgres/create-cluster.ts';
import { loadDatabasePasswords } from '../platform/embedded-postgres/database-passwords.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { DATABASE } from '../platform/embedded-postgres/ensure-roles.ts';
import { CLUSTER, findHome, type Home } from '../platform/embedded-postgres/find-home.ts';
import { findPostmaster } from '../platform/embedded-postgres/postmaster.ts';
import { lockDataDir } from '../platform/lock-data-dir.ts';
import { REFUSALS } from './tell-owner.ts';

export type LentDatabase = {
  readonly home: Home;
  /** Superuser URL of the restaurant's database. */
  readonly url: string;
};

/** @throws BackupError when the database is an external one */
export function requireEmbedded(config: Config): void {
  if (config.databaseUrl !== null) {
    throw new BackupError(
      'Baza de date din DATABASE_URL nu este a acestui program: copiile ei se fac cu uneltele PostgreSQL (docs/operations.md).',
    );
  }
}

/**
 * Calls `work` with the database of `config`; stops it afterwards when it was started for it.
 *
 * @param isLocked the caller has the lock of the data folder, so no shop runs
 */
export async function withDatabase<T>(
  config: Pick<Config, 'dataDir' | 'postgresBin'>,
  work: (database: LentDatabase) => Promise<T>,
  isLocked = false,
): Promise<T> {
  const server = { programs: config.postgresBin };
  const home = await findHome(config.dataDir, { server });
  const running = await findPostmaster(join(home.folder, CLUSTER));
  if (running !== null && Number.isInteger(running.port)) {
    const { superuser } = await loadDatabasePasswords(config.dataDir);
    return work({ home, url: `postgres://${SUPERUSER}:${superuser}@127.0.0.1:${running.port}/${DATABASE}` });
  }
  if (!isLocked && !(await lockDataDir(config.dataDir))) throw new BackupError(REFUSALS.alreadyRunning(config.dataDir));
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, server });
  try {
    return await work({ home, url: postgres.superuserUrl(DATABASE) });
  } finally {
    await postgres.stop();
  }
}
