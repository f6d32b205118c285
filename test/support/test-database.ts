import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A copy of the migrated database, for one story alone. */
export type TestDatabase = {
  /** As the product signs in. */
  readonly url: string;
  readonly drop: () => Promise<void>;
} & AsyncDisposable;

/** Copies the migrated database. Use with `await using`, or `drop` it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, appUrl, template, strategy } = inject('storyServer');
  const name = `pofta_story_${randomUUID().replaceAll('-', '')}`;
  await runOn(adminUrl, `create database ${name} template ${template} strategy ${strategy}`);
  const url = new URL(appUrl);
  url.pathname = `/${name}`;
  const drop = () => runOn(adminUrl, `drop database if exists ${name} with (force)`);
  return { url: url.href, drop, [Symbol.asyncDispose]: drop };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
