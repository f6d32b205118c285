import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { holdRecovery, killRecovery, listDatabaseProcesses } from '#test/support/database-processes.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { type DatabaseEvent, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts';
import { judgeServer } from './judge-server.ts';
import { findPostmaster, listOrphans } from './postmaster.ts';

const SETTINGS = { fsync: 'off' };
const MODULE = fileURLToPath(new URL('./embedded-postgres.ts', import.meta.url));

/** A database of its own for one test, stopped and removed with it. */
async function aDatabase(options: Partial<EmbeddedPostgresOptions> & { readonly dataDir: string }) {
  const events: DatabaseEvent[] = [];
  const postgres = await startEmbeddedPostgres({
    settings: SETTINGS,
    hasBallast: false,
    onEvent: (event) => events.push(event),
    ...options,
  });
  return { postgres, events, [Symbol.asyncDispose]: async () => void (await postgres.stop()) };
}

async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('a first start makes a database in UTF-8 that sorts as Romanians do and has the extensions we use', async () => {
  await using folder = await temporaryFolder();
  await using database = await aDatabase({ dataDir: folder.path });
  const { owner, app } = database.postgres.urls;
  await query(
    owner,
    'create extension unaccent; create extension pg_trgm; create extension citext; create extension btree_gist',
  );
  expect(await query(app, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
  expect(
    await query(
      app,
      `select string_agg(x, '' order by x) as sorted, lower('ȘȚĂ') as lower from unnest('{z,ț,t,ș,s,ă,a}'::text[]) x`,
    ),
  ).toEqual([{ sorted: 'aăsștțz', lower: 'șță' }]);
  expect(await query(app, `select similarity('mămăligă', 'mămăliguță') > 0.4 as alike`)).toEqual([{ alike: true }]);
});

test('the app reads and writes the rows of the owner, and cannot create, alter or drop', async () => {
  await using folder = await temporaryFolder();
  await using database = await aDatabase({ dataDir: folder.path });
  const { owner, app } = database.postgres.urls;
  await query(
    owner,
    'create table dishes (id bigint generated always as identity, name text); create schema jobs; create table jobs.queue (id int)',
  );
  await query(app, `insert into dishes (name) values ('ciorbă'); insert into jobs.queue values (1)`);
  expect(await query(app, 'select name from dishes')).toEqual([{ name: 'ciorbă' }]);
  for (const text of ['create table mine (id int)', 'drop table dishes', 'truncate dishes', 'create role other']) {
    await expect(query(app, text), text).rejects.toMatchObject({ code: '42501' });
  }
  expect(
    await query(owner, 'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user'),
  ).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
});

test('no connection without the right password, which only the owner of the folder can read', async () => {
  await using folder = await temporaryFolder();
  await using database = await aDatabase({ dataDir: folder.path });
  const { port } = new URL(database.postgres.urls.app);
  for (const user of ['postgres:password', 'postgres:', 'postgres:postgres', 'pofta_app:wrong']) {
    await expect(query(`postgres://${user}@127.0.0.1:${port}/postgres`, 'select 1')).rejects.toThrow(/password/);
  }
  const file = join(folder.path, 'database-passwords.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const passwords: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
  expect(new Set(Object.values(passwords)).size).toBe(3);
  expect(Buffer.from(passwords.superuser ?? '', 'base64url')).toHaveLength(32);
  expect(
    await query(
      database.postgres.urls.superuser,
      `select distinct left(rolpassword, 13) as kind from pg_authid where rolpassword is not null`,
    ),
  ).toEqual([{ kind: 'SCRAM-SHA-256' }]);
});

test('a second start finds the data of the first on the same port', async () => {
  await using folder = await temporaryFolder();
  const first = await aDatabase({ dataDir: folder.path });
  const urls = first.postgres.urls;
  await query(urls.owner, 'create table kept (id int)');
  await first[Symbol.asyncDispose]();
  await using second = await aDatabase({ dataDir: folder.path });
  expect(second.postgres.urls).toEqual(urls);
  expect(await query(urls.app, 'select count(*)::int from kept')).toEqual([{ count: 0 }]);
});

test('the database of a killed app is adopted by the next start, with its port', async () => {
  await using folder = await temporaryFolder();
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(MODULE)});
    const postgres = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder.path)}, hasBallast: false, settings: { fsync: 'off' } });
    console.log(postgres.pid);
    setInterval(() => {}, 1000);`;
  const app = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await once(app.stdout, 'data');
  app.kill('SIGKILL');
  await once(app, 'exit');
  await using database = await aDatabase({ dataDir: folder.path });
  expect(database.events).toEqual([expect.objectContaining({ kind: 'adopted', postgresPid: Number(printed) })]);
  expect(await query(database.postgres.urls.app, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a killed database is started again on its port, and says so', async () => {
  await using folder = await temporaryFolder();
  await using database = await aDatabase({ dataDir: folder.path });
  const { postgres, events } = database;
  const { pid, urls } = postgres;
  const restarted = new Promise<void>((resolve) => postgres.keepAlive(resolve));
  process.kill(pid, 'SIGKILL');
  await restarted;
  expect(events.map((event) => event.kind)).toEqual(['started', 'died', 'started']);
  expect(postgres.pid).not.toBe(pid);
  expect(postgres.urls).toEqual(urls);
  expect(await query(urls.app, 'select 1 as one')).toEqual([{ one: 1 }]);
});

/** A database whose postmaster lives, refuses everybody and recovers no more; the caller ends it. */
async function aStuckDatabase(dataDir: string) {
  for (;;) {
    // With `fsync` a recovery lasts long enough to be met.
    const database = await aDatabase({ dataDir, settings: {} });
    if (await killRecovery(database.postgres.pid, database.postgres.urls.app)) return database;
    await database[Symbol.asyncDispose]();
  }
}

// Each of these three waits for seconds until a server is given up: they wait together.
test.concurrent('a database whose recovery was killed, so that it refuses everybody, is started anew', async () => {
  await using folder = await temporaryFolder();
  await using database = await aStuckDatabase(folder.path);
  const { postgres, events } = database;
  const { pid, urls } = postgres;
  await expect(query(urls.app, 'select 1')).rejects.toMatchObject({ code: '57P03' });
  await new Promise<void>((resolve) => postgres.keepAlive(resolve));
  expect(events).toContainEqual({ kind: 'silent', postgresPid: pid, verdict: 'stuck' });
  expect(postgres.pid).not.toBe(pid);
  expect(await query(urls.app, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.concurrent('the next start mends a database that it finds refusing everybody', async () => {
  await using folder = await temporaryFolder();
  const stuck = await aStuckDatabase(folder.path);
  await using database = await aDatabase({ dataDir: folder.path });
  expect(database.postgres.pid).not.toBe(stuck.postgres.pid);
  expect(await query(database.postgres.urls.app, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.concurrent('a stop ends a database that refuses everybody, and one that does not hear', async () => {
  await using folder = await temporaryFolder();
  const stuck = await aStuckDatabase(folder.path);
  expect(await stuck.postgres.stop()).toBe(true);
  const deaf = await aDatabase({ dataDir: folder.path });
  process.kill(deaf.postgres.pid, 'SIGSTOP');
  expect(await deaf.postgres.stop()).toBe(true);
  const cluster = join(folder.path, 'postgres', 'cluster');
  expect(listOrphans(cluster)).toEqual([]);
});

test('a recovery that takes its time is waited for', async () => {
  await using folder = await temporaryFolder();
  await using database = await aDatabase({ dataDir: folder.path, settings: {} });
  const { pid, urls } = database.postgres;
  const server = await findPostmaster(join(folder.path, 'postgres', 'cluster'));
  const recovery = await holdRecovery(pid);
  const judge = () => judgeServer(server ?? { pid, port: 0, startedAt: '' }, () => urls.superuser);
  expect(await judge()).toBe('recovering');
  process.kill(recovery, 'SIGCONT');
  await expect.poll(judge).toBe('answers');
});

test('what a dead postmaster left behind does not keep the next one from starting', async () => {
  await using folder = await temporaryFolder();
  await using database = await aDatabase({ dataDir: folder.path });
  const { postgres } = database;
  const restarted = new Promise<void>((resolve) => postgres.keepAlive(resolve));
  const [left] = await listDatabaseProcesses(postgres.pid);
  if (left === undefined) throw new Error('A database has processes');
  // It cannot notice that its postmaster is gone, like one in the middle of a long statement.
  process.kill(left.pid, 'SIGSTOP');
  process.kill(postgres.pid, 'SIGKILL');
  await restarted;
  expect(await query(postgres.urls.app, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.each([
  ['of a process that is gone', '4194000'],
  ['of another process', String(process.pid)],
  ['without sense', 'rubbish'],
  ['that is empty', ''],
])('a pid file %s does not keep the database from starting', async (_, pid) => {
  await using folder = await temporaryFolder();
  const first = await aDatabase({ dataDir: folder.path });
  const cluster = join(folder.path, 'postgres', 'cluster');
  const pidFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
  await first[Symbol.asyncDispose]();
  await writeFile(join(cluster, 'postmaster.pid'), pid === '' ? '' : pidFile.replace(/^\d+/, pid));
  await using second = await aDatabase({ dataDir: folder.path });
  expect(await query(second.postgres.urls.app, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a stranger whose number stands in the pid file is never signalled, not even by a stop', async () => {
  await using folder = await temporaryFolder();
  const first = await aDatabase({ dataDir: folder.path });
  const pidFile = join(folder.path, 'postgres', 'cluster', 'postmaster.pid');
  const written = await readFile(pidFile, 'utf8');
  await first[Symbol.asyncDispose]();
  const stranger = spawn('sleep', ['60']);
  try {
    await writeFile(pidFile, written.replace(/^\d+/, String(stranger.pid)));
    const second = await aDatabase({ dataDir: folder.path });
    await second[Symbol.asyncDispose]();
    expect(stranger.signalCode).toBeNull();
    expect(stranger.exitCode).toBeNull();
  } finally {
    stranger.kill();
  }
});

test('a port taken meanwhile is exchanged for another', async () => {
  await using folder = await temporaryFolder();
  const first = await aDatabase({ dataDir: folder.path });
  const port = Number(new URL(first.postgres.urls.app).port);
  await first[Symbol.asyncDispose]();
  const taker = createServer().listen(port, '127.0.0.1');
  await once(taker, 'listening');
  try {
    await using second = await aDatabase({ dataDir: folder.path });
    expect(Number(new URL(second.postgres.urls.app).port)).not.toBe(port);
    expect(await query(second.postgres.urls.app, 'select 1 as one')).toEqual([{ one: 1 }]);
  } finally {
    taker.close();
  }
});

test('a database of another version is refused in one sentence and left as it is', async () => {
  await using folder = await temporaryFolder();
  const cluster = join(folder.path, 'postgres', 'cluster');
  await mkdir(cluster, { recursive: true });
  await writeFile(join(cluster, 'PG_VERSION'), '16\n');
  await expect(aDatabase({ dataDir: folder.path })).rejects.toThrow(
    /făcută de PostgreSQL 16, iar acest program aduce versiunea 18/,
  );
  expect(await readFile(join(cluster, 'PG_VERSION'), 'utf8')).toBe('16\n');
});

test('a start that was interrupted while making the database begins anew', async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, 'postgres', 'cluster.new', 'base'), { recursive: true });
  await using database = await aDatabase({ dataDir: folder.path });
  expect(await query(database.postgres.urls.app, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the room for a full disk is really taken', async () => {
  await using folder = await temporaryFolder();
  await using _database = await aDatabase({ dataDir: folder.path, hasBallast: true });
  const { size, blocks } = await stat(join(folder.path, 'postgres', 'ballast'));
  expect(size).toBe(64 * 1024 * 1024);
  expect(blocks * 512).toBeGreaterThanOrEqual(size);
});

test('a disk that cannot be looked at is told, and the database is still there and still watched', async () => {
  await using folder = await temporaryFolder();
  await using database = await aDatabase({ dataDir: folder.path, hasBallast: true });
  const ballast = join(folder.path, 'postgres', 'ballast');
  await rm(ballast);
  // Stands for a disk that went read-only: nothing can be written there any more.
  await mkdir(ballast);
  await database.postgres.lookAtDisk();
  expect(database.events).toContainEqual({ kind: 'disk not looked at', reason: expect.stringContaining('EISDIR') });
});

test('the log is kept short while the database runs, and no row that was refused stands in it', async () => {
  await using folder = await temporaryFolder();
  await using database = await aDatabase({ dataDir: folder.path });
  const log = join(folder.path, 'postgres', 'server.log');
  await writeFile(log, 'x'.repeat(11 * 1024 * 1024), { flag: 'a' });
  await database.postgres.lookAtDisk();
  expect((await stat(log)).size).toBe(0);
  expect((await stat(`${log}.1`)).size).toBeGreaterThan(11 * 1024 * 1024);
  const { owner } = database.postgres.urls;
  await query(owner, 'create table guests (phone text unique)');
  const guest = `insert into guests select '0722' || 123456`;
  await query(owner, guest);
  await expect(query(owner, guest)).rejects.toThrow('duplicate key');
  const written = await readFile(log, 'utf8');
  expect(written).toContain('duplicate key');
  expect(written).not.toContain('0722123456');
});
