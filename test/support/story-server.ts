/**
 * One real PostgreSQL for all stories: started and migrated once; every story then copies the migrated database. Set
 * DATABASE_URL to use a server that already runs: its user must be allowed to create databases.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/platform/database.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { installJobs } from '#server/platform/jobs.ts';
import { migrate } from '#server/platform/migrate.ts';

const MIGRATIONS = fileURLToPath(new URL('../../db/migrations/', import.meta.url));

/** Nothing here outlives the run, so nothing has to reach the disk. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Where stories find the server: who may copy the template, and who the product signs in as. */
export type StoryServer = {
  readonly adminUrl: string;
  readonly appUrl: string;
  readonly template: string;
  /** How a copy is quicker: file by file where nothing has to reach the disk, else through the log. */
  readonly strategy: 'file_copy' | 'wal_log';
};

declare module 'vitest' {
  interface ProvidedContext {
    storyServer: StoryServer;
  }
}

type RunningServer = {
  readonly server: StoryServer;
  readonly ownerUrl: string;
  readonly stop: () => Promise<void>;
};

/** Vitest's global set-up; the returned function ends what it started. */
export default async function startStoryServer(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const { server, ownerUrl, stop } = await (given === undefined || given === ''
    ? startOwnServer()
    : borrowServer(given));
  const { db } = openDatabase({ url: ownerUrl, applicationName: 'pofta story set-up' });
  await migrate(db, MIGRATIONS);
  await installJobs(db);
  await db.destroy();
  project.provide('storyServer', server);
  return stop;
}

async function startOwnServer(): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pofta-story-'));
  // The user who runs the database may be another one: it passes through, and sees nothing.
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, settings: FAST, hasBallast: false });
  const { app, owner, superuser } = postgres.urls;
  return {
    server: { adminUrl: superuser, appUrl: app, template: new URL(owner).pathname.slice(1), strategy: 'file_copy' },
    ownerUrl: owner,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function borrowServer(url: string): Promise<RunningServer> {
  const template = `pofta_story_template_${process.pid}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${template}`);
  const ownerUrl = new URL(url);
  ownerUrl.pathname = `/${template}`;
  return {
    server: { adminUrl: url, appUrl: url, template, strategy: 'wal_log' },
    ownerUrl: ownerUrl.href,
    stop: () => run(`drop database ${template} with (force)`),
  };
}
