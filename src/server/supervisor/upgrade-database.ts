/** Upgrades an old database for a new version of the program: copies it, applies migrations, checks it. */
import pg from 'pg';
import { BackupError } from '../platform/backups/backup-error.ts';
import { type CheckedDatabase, checkDatabase } from '../platform/backups/check-database.ts';
import type { BackupPlace } from '../platform/backups/open-store.ts';
import { openDatabase } from '../platform/database.ts';
import type { EmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { DATABASE } from '../platform/embedded-postgres/ensure-roles.ts';
import { findPending, MigrationError, migrate } from '../platform/postgres/migrate.ts';
import { runCopy } from './run-copy.ts';
import { StartError } from './start-error.ts';
import { UPGRADE } from './tell-owner.ts';

export type UpgradeOptions = {
  readonly config: BackupPlace;
  readonly postgres: Pick<EmbeddedPostgres, 'superuserUrl'> & { readonly urls: { readonly owner: string } };
  /** The folder of the migrations. */
  readonly migrations: string;
  /** Prints sentences for the owner. */
  readonly say: (text: string) => void;
  /** Kills the process that makes the copy. */
  readonly signal?: AbortSignal;
};

/**
 * Upgrades the embedded database when its schema is older; does nothing on a first start, or when the schema is
 * current. Without a copy nothing is changed, and a failing migration leaves the schema of the previous program
 * version.
 *
 * @returns the names of the migrations that were applied
 * @throws StartError with what to do; MigrationError for a schema that is newer than the program
 */
export async function upgradeDatabase({
  config,
  postgres,
  migrations,
  say,
  signal,
}: UpgradeOptions): Promise<readonly string[]> {
  const { db } = openDatabase({
    url: postgres.urls.owner,
    applicationName: 'pofta-upgrade',
    poolSize: 2,
    isUnhurried: true,
  });
  try {
    const { hasSchema, names } = await findPending(db, migrations);
    if (!hasSchema || names.length === 0) return [];
    say(UPGRADE.begins(names.length));
    if (!(await runCopy({ config, reason: 'upgrade', ...(signal && { signal }) })))
      throw new StartError(UPGRADE.noCopy(config.backupDir));
    const applied = await migrate(db, migrations).catch((error: unknown) => {
      if (!(error instanceof MigrationError)) throw error;
      throw new StartError(UPGRADE.failed(error.message), { cause: error });
    });
    const { tables, orders } = await check(postgres);
    say(UPGRADE.done(tables, orders));
    return applied;
  } finally {
    await db.destroy();
  }
}

/** Checked like every copy: all tables are read, all constraints verified. */
async function check(postgres: UpgradeOptions['postgres']): Promise<CheckedDatabase> {
  const client = new pg.Client({
    connectionString: postgres.superuserUrl(DATABASE),
    application_name: 'pofta upgrade',
  });
  await client.connect();
  try {
    return await checkDatabase(client);
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof pg.DatabaseError)) throw error;
    throw new StartError(UPGRADE.notWhole(error.message), { cause: error });
  } finally {
    await client.end();
  }
}
