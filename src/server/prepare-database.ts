import { fileURLToPath } from 'node:url';
import { instant } from '#domain/time/instant.ts';
import type { Config } from './config.ts';
import { ensureFirstAdmin } from './features/accounts/ensure-first-admin.ts';
import { seedDemo } from './features/demo/seed-demo.ts';
import type { Database } from './platform/database.ts';
import { hasUndeclaredProxy } from './platform/http/undeclared-proxy.ts';
import { installJobs } from './platform/jobs.ts';
import { migrate } from './platform/migrate.ts';

const MIGRATIONS = fileURLToPath(new URL('../../db/migrations/', import.meta.url));

export type PreparedDatabase = {
  /** The administrator made by this start, for the owner to read once; null when there was one. */
  readonly createdAdmin: { readonly email: string; readonly password: string } | null;
  /** The same for the manager of the demo restaurant. */
  readonly createdManager: { readonly email: string; readonly password: string } | null;
  /** Before this start, requests were passed on by a proxy that the settings do not name. */
  readonly hasUndeclaredProxy: boolean;
};

/**
 * Makes `db` ready to serve: its schema is ours, what a first start needs is in it.
 * Runs in the supervisor, before any worker, with the rights of the schema's owner.
 */
export async function prepareDatabase(db: Database, config: Config): Promise<PreparedDatabase> {
  await migrate(db, MIGRATIONS);
  await installJobs(db);
  const createdManager = config.isDemo ? await seedDemo(db, instant(Date.now())) : null;
  return {
    createdAdmin: await ensureFirstAdmin(db, config),
    createdManager,
    hasUndeclaredProxy: await hasUndeclaredProxy(db, { ...config, now: instant(Date.now()) }),
  };
}
