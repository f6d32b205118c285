/** The machine's own PostgreSQL runs a data folder of the packaged one, and the other way round. */
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { breakServer, installAnotherPostgres } from '#test/support/another-postgres.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { type DatabaseEvent, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findHome } from './find-home.ts';
import { EXTENSIONS, type ServerSearch } from './find-server.ts';
import { findPackagedBinaries } from './postgres-binaries.ts';

const NO_OTHER: ServerSearch = { programs: null, folders: [] };
const { version: PACKAGED } = await findPackagedBinaries();

/** A data folder that is started with one server after another. */
async function aDataFolder() {
  const folder = await temporaryFolder();
  let running: EmbeddedPostgres | null = null;
  const stop = async () => void (await running?.stop());
  return {
    path: folder.path,
    folder: join(folder.path, 'data'),
    async startWith(server: ServerSearch) {
      await stop();
      const events: DatabaseEvent[] = [];
      const postgres = await startEmbeddedPostgres({
        dataDir: join(folder.path, 'data'),
        server,
        settings: { fsync: 'off' },
        hasBallast: false,
        onEvent: (event) => events.push(event),
      });
      running = postgres;
      return { postgres, events, query: (text: string) => query(postgres.superuserUrl('pofta'), text) };
    },
    [Symbol.asyncDispose]: async () => {
      await stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}

async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
}

const versionOf = async (opened: { query: (text: string) => Promise<readonly Record<string, unknown>[]> }) =>
  (await opened.query('show server_version'))[0]?.server_version;

test('one data folder is served by the packaged server, by a newer one of the machine, and by the packaged one again', async () => {
  await using data = await aDataFolder();
  const other = await installAnotherPostgres(join(data.path, 'system'));
  const usual: ServerSearch = { programs: null, folders: [join(data.path, 'nothing'), other.programs] };

  const first = await data.startWith(NO_OTHER);
  expect(await versionOf(first)).toBe(PACKAGED);
  await first.query('create extension pg_trgm');
  await first.query(`create table dishes (name text primary key); insert into dishes values ('țuică'), ('ciorbă')`);
  await first.query('create index on dishes using gin (name gin_trgm_ops)');

  const second = await data.startWith(usual);
  expect(await versionOf(second)).toBe(other.version);
  expect(second.events).toContainEqual(
    expect.objectContaining({ kind: 'started', version: other.version, programs: other.programs }),
  );
  await second.query(`insert into dishes values ('șnițel')`);
  expect(await second.query(`select name from dishes where name ~ 'i' order by name`)).toEqual([
    { name: 'ciorbă' },
    { name: 'șnițel' },
    { name: 'țuică' },
  ]);

  const third = await data.startWith(NO_OTHER);
  expect(await versionOf(third)).toBe(PACKAGED);
  expect(await third.query('select count(*)::int from dishes')).toEqual([{ count: 3 }]);
  expect(third.events.map(({ kind }) => kind)).toEqual(['started']);
});

test('a server of an older release that still runs is stopped, and the machine’s newer one takes its place', async () => {
  await using data = await aDataFolder();
  const { postgres } = await data.startWith(NO_OTHER);
  const other = await installAnotherPostgres(join(data.path, 'system'));
  const events: DatabaseEvent[] = [];
  const next = await startEmbeddedPostgres({
    dataDir: data.folder,
    server: { programs: null, folders: [other.programs] },
    settings: { fsync: 'off' },
    hasBallast: false,
    onEvent: (event) => events.push(event),
  });
  try {
    expect(next.pid).not.toBe(postgres.pid);
    expect(events).toEqual([
      { kind: 'started', postgresPid: next.pid, version: other.version, programs: other.programs },
    ]);
  } finally {
    await next.stop();
  }
});

test('a new data folder is made by the machine’s server when it is newer', async () => {
  await using data = await aDataFolder();
  const other = await installAnotherPostgres(join(data.path, 'system'));
  const opened = await data.startWith({ programs: null, folders: [other.programs] });
  expect(await versionOf(opened)).toBe(other.version);
  expect(opened.events.map(({ kind }) => kind)).toEqual(['started']);
});

test('a server without an extension of ours is passed over; named by the owner, it is refused in a sentence', async () => {
  await using data = await aDataFolder();
  const other = await installAnotherPostgres(join(data.path, 'system'));
  await rm(other.share);
  const packaged = await findPackagedBinaries();
  const share = join(packaged.folder, 'share', 'postgresql');
  await mkdir(join(other.share, 'postgresql', 'extension'), { recursive: true });
  for (const name of await readdir(share)) {
    if (name !== 'extension') await symlink(join(share, name), join(other.share, 'postgresql', name));
  }
  const opened = await data.startWith({ programs: null, folders: [other.programs] });
  expect(await versionOf(opened)).toBe(PACKAGED);
  await expect(data.startWith({ programs: other.programs })).rejects.toThrow(/lipsește pg_trgm.*contrib/);
  await expect(data.startWith({ programs: '/nowhere' })).rejects.toThrow(/POSTGRES_BIN: în \/nowhere nu este/);
});

test('a server of the machine that cannot open the database leaves it to the packaged one, and is not tried again at once', async () => {
  await using data = await aDataFolder();
  const other = await installAnotherPostgres(join(data.path, 'system'));
  await breakServer(other);
  const usual: ServerSearch = { programs: null, folders: [other.programs] };
  await data.startWith(NO_OTHER);
  const opened = await data.startWith(usual);
  expect(await versionOf(opened)).toBe(PACKAGED);
  expect(opened.events).toEqual([
    expect.objectContaining({
      kind: 'server refused',
      version: other.version,
      reason: expect.stringContaining('broken'),
    }),
    expect.objectContaining({ kind: 'started', version: PACKAGED }),
  ]);
  const again = await data.startWith(usual);
  expect(again.events.map(({ kind }) => kind)).toEqual(['started']);
  expect((await findHome(data.folder, { server: usual })).binaries.version).toBe(PACKAGED);
});

test('when the system removes its server while it runs, the packaged one goes on after the next death', async () => {
  await using data = await aDataFolder();
  const other = await installAnotherPostgres(join(data.path, 'system'));
  const { postgres, events } = await data.startWith({ programs: null, folders: [other.programs] });
  const restarted = new Promise<void>((resolve) => postgres.keepAlive(resolve));
  await rm(other.programs, { recursive: true });
  process.kill(postgres.pid, 'SIGKILL');
  await restarted;
  expect(events.at(-1)).toMatchObject({ kind: 'started', version: PACKAGED });
  expect(await query(postgres.superuserUrl('pofta'), 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('indexes are rebuilt once when the order of letters is another version’s', async () => {
  await using data = await aDataFolder();
  const { query: before } = await data.startWith(NO_OTHER);
  await before('create table dishes (name text primary key)');
  const place = `select pg_relation_filenode('dishes_pkey') as place`;
  const [old] = await before(place);
  const [actual] = await before(
    `select datcollversion as version from pg_database where datname = 'pofta' and datlocprovider = 'i'`,
  );
  expect(actual?.version).toMatch(/^\d+(\.\d+)+$/);
  // Stands for a server whose ICU is of another version: that of the last start was recorded.
  await before(`update pg_database set datcollversion = '1.1' where datname in ('pofta', 'template1')`);

  const { query: after, events } = await data.startWith(NO_OTHER);
  expect(events).toContainEqual({ kind: 'collations renewed', databases: ['pofta', 'template1'] });
  expect(await after(place)).not.toEqual([old]);
  expect(await after(`select datcollversion as version from pg_database where datname = 'pofta'`)).toEqual([actual]);
  const { events: later } = await data.startWith(NO_OTHER);
  expect(later.map(({ kind }) => kind)).toEqual(['started']);
});

const MIGRATIONS = new URL('../../../../db/migrations/', import.meta.url);

async function readMigrations(): Promise<readonly string[]> {
  return Promise.all((await readdir(MIGRATIONS)).map((name) => readFile(new URL(name, MIGRATIONS), 'utf8')));
}

test('the extensions that are looked for are those of the migrations', async () => {
  const created = (await readMigrations()).flatMap((text) =>
    [...text.matchAll(/create extension(?: if not exists)? (\w+)/gi)].map(([, name]) => name),
  );
  expect(new Set(created)).toEqual(new Set(EXTENSIONS));
});

test('no index is ordered by a collation whose version is not looked at: only by the database’s own, or by bytes', async () => {
  expect((await readMigrations()).filter((text) => /\bcollate\b(?!\s+"C")/i.test(text))).toEqual([]);
});
