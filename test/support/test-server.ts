/**
 * A real PostgreSQL for tests, with the migrated database that they copy. Set DATABASE_URL to use a server that already
 * runs: its user must be allowed to create databases.
 */
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { seedFirstTexts } from '#server/features/legal/seed-first-texts.ts';
import { openDatabase } from '#server/platform/database.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { installJobs } from '#server/platform/jobs.ts';
import { migrate } from '#server/platform/postgres/migrate.ts';
import { QUEUES } from '#server/queues.ts';

const MIGRATIONS = fileURLToPath(new URL('../../db/migrations/', import.meta.url));
const FIRST_TEXTS = fileURLToPath(new URL('../../db/seed/legal/', import.meta.url));

/**
 * Nothing here outlives the run, so nothing must reach the disk, and nothing is vacuumed. Thousands of connections are
 * opened; each would hash its random password 4,096 times on both sides, load the languages of functions and indexes,
 * and let another process read pages that are in memory already.
 */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  io_method: 'sync',
  shared_preload_libraries: 'plpgsql,pg_trgm',
  max_connections: '200',
  scram_iterations: '1',
};

/** The server for tests: the user who may copy the template, and the product's user. */
export type TestServer = {
  readonly adminUrl: string;
  readonly appUrl: string;
  readonly template: string;
  /** The faster way to copy: file by file when nothing must reach the disk, else through the WAL. */
  readonly strategy: 'file_copy' | 'wal_log';
};

export type RunningServer = {
  readonly server: TestServer;
  /** The template, for preparing it. */
  readonly templateUrl: string;
  readonly stop: () => Promise<void>;
};

/** Starts a server, or uses the one of DATABASE_URL, and migrates the template. */
export async function startTestServer(): Promise<RunningServer> {
  const given = process.env.DATABASE_URL;
  const running = await (given === undefined || given === '' ? startOwnServer() : borrowServer(given));
  const { db } = openDatabase({ url: running.templateUrl, applicationName: 'pofta test set-up' });
  await migrate(db, MIGRATIONS);
  await seedFirstTexts(db, FIRST_TEXTS);
  await installJobs(db, QUEUES);
  await db.destroy();
  await warmUp(running.templateUrl);
  return running;
}

/**
 * The first connection to a database writes a cache file with the system catalogs. Creating it once in the template
 * puts it into every copy: otherwise the first connection to each copy would create it, which takes longer than
 * connecting.
 */
async function warmUp(url: string): Promise<void> {
  const first = new pg.Client({ connectionString: url });
  await first.connect();
  await first.query('vacuum analyze');
  await first.end();
  const second = new pg.Client({ connectionString: url });
  await second.connect();
  await second.end();
}

/** A copy of the migrated database, for one test alone. */
export type DatabaseCopy = {
  readonly name: string;
  readonly drop: () => Promise<void>;
} & AsyncDisposable;

/** Copies the template. No connection to it may be open meanwhile. */
export async function copyTemplate({ adminUrl, template, strategy }: TestServer): Promise<DatabaseCopy> {
  const name = `pofta_test_${randomUUID().replaceAll('-', '')}`;
  await runOn(adminUrl, `create database ${name} template ${template} strategy ${strategy}`);
  const drop = () => runOn(adminUrl, `drop database if exists ${name} with (force)`);
  return { name, drop, [Symbol.asyncDispose]: drop };
}

/** The URL of another database on the same server. */
export function databaseAt(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

async function startOwnServer(): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pofta-test-'));
  // The database may run as another user, who may traverse but not list it.
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, settings: FAST, hasBallast: false });
  const { app, owner, superuser } = postgres.urls;
  return {
    server: { adminUrl: superuser, appUrl: app, template: new URL(owner).pathname.slice(1), strategy: 'file_copy' },
    templateUrl: owner,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function borrowServer(url: string): Promise<RunningServer> {
  const template = `pofta_test_template_${process.pid}`;
  await runOn(url, `create database ${template}`);
  return {
    server: { adminUrl: url, appUrl: url, template, strategy: 'wal_log' },
    templateUrl: databaseAt(url, template),
    stop: () => runOn(url, `drop database ${template} with (force)`),
  };
}

/** One pool per server and process: a connection costs as much as copying a database. */
const admins = new Map<string, pg.Pool>();

async function runOn(url: string, statement: string): Promise<void> {
  const admin = admins.get(url) ?? new pg.Pool({ connectionString: url, max: 2, allowExitOnIdle: true });
  if (!admins.has(url)) {
    // The server ends before the processes that use it.
    admin.on('error', () => {});
    admins.set(url, admin);
  }
  await admin.query(statement);
}
