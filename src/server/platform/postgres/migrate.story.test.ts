import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { findPending, migrate } from './migrate.ts';

const OUR_MIGRATIONS = fileURLToPath(new URL('../../../../db/migrations/', import.meta.url));

/** An empty schema in a database of its own, with the rights to create in it. */
async function anEmptySchema() {
  const copy = await createTestDatabase();
  const url = new URL(inject('storyServer').adminUrl);
  url.pathname = new URL(copy.url).pathname;
  url.searchParams.set('options', '-c search_path=empty');
  const open = () => openDatabase({ url: url.href, applicationName: 'story' }).db;
  const db = open();
  await sql`create schema empty`.execute(db);
  const opened = [db];
  return {
    db,
    another: () => {
      const other = open();
      opened.push(other);
      return other;
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(opened.map((each) => each.destroy()));
      await copy.drop();
    },
  };
}

async function tablesOf(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'empty' order by 1`.execute(db);
  return rows.map((row) => row.name);
}

test('files are applied once, in the order of their numbers', async () => {
  await using folder = await temporaryFolder();
  await using schema = await anEmptySchema();
  await writeFile(
    join(folder.path, '0002_dishes.sql'),
    'alter table menu add dish text; create table extras (id int);',
  );
  await writeFile(join(folder.path, '0001_menu.sql'), 'create table menu (id int); insert into menu values (1);');
  expect(await migrate(schema.db, folder.path)).toEqual(['0001_menu.sql', '0002_dishes.sql']);
  expect(await migrate(schema.db, folder.path)).toEqual([]);
  expect(await tablesOf(schema.db)).toEqual(['extras', 'menu', 'schema_migrations']);
});

test('two nodes that start at once apply every file once', async () => {
  await using folder = await temporaryFolder();
  await using schema = await anEmptySchema();
  await writeFile(join(folder.path, '0001_menu.sql'), 'create table menu (id int); select pg_sleep(0.1);');
  await writeFile(join(folder.path, '0002_dishes.sql'), 'create table dishes (id int);');
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(schema.another(), folder.path)));
  expect(applied.flat().sort()).toEqual(['0001_menu.sql', '0002_dishes.sql']);
});

test('a file that fails leaves nothing of itself nor of the others of that start, and is named', async () => {
  await using folder = await temporaryFolder();
  await using schema = await anEmptySchema();
  await writeFile(join(folder.path, '0001_menu.sql'), 'create table menu (id int);');
  await migrate(schema.db, folder.path);
  await writeFile(join(folder.path, '0002_dishes.sql'), 'create table dishes (id int);');
  await writeFile(join(folder.path, '0003_broken.sql'), 'create table half (id int); select nonsense;');
  await expect(migrate(schema.db, folder.path)).rejects.toThrow(/0003_broken\.sql.*nonsense/);
  expect(await tablesOf(schema.db)).toEqual(['menu', 'schema_migrations']);
});

test('what a file leaves to the end of its transaction is done before the next one alters the table', async () => {
  await using folder = await temporaryFolder();
  await using schema = await anEmptySchema();
  await writeFile(
    join(folder.path, '0001_menu.sql'),
    `create table menu (id int primary key); create table dishes (menu_id int references menu deferrable initially deferred);
     insert into dishes values (1); insert into menu values (1);`,
  );
  await writeFile(join(folder.path, '0002_names.sql'), 'alter table dishes add name text;');
  await writeFile(join(folder.path, '0003_more.sql'), 'insert into dishes values (2); insert into menu values (2);');
  expect(await migrate(schema.db, folder.path)).toHaveLength(3);
});

test('what a schema lacks is told without changing it', async () => {
  await using folder = await temporaryFolder();
  await using schema = await anEmptySchema();
  await writeFile(join(folder.path, '0001_menu.sql'), 'create table menu (id int);');
  expect(await findPending(schema.db, folder.path)).toEqual({ hasSchema: false, names: ['0001_menu.sql'] });
  expect(await tablesOf(schema.db)).toEqual([]);
  await migrate(schema.db, folder.path);
  await writeFile(join(folder.path, '0002_dishes.sql'), 'create table dishes (id int);');
  expect(await findPending(schema.db, folder.path)).toEqual({ hasSchema: true, names: ['0002_dishes.sql'] });
  expect(await tablesOf(schema.db)).toEqual(['menu', 'schema_migrations']);
});

test('a file that changed after it was applied is refused', async () => {
  await using folder = await temporaryFolder();
  await using schema = await anEmptySchema();
  await writeFile(join(folder.path, '0001_menu.sql'), 'create table menu (id int);');
  await migrate(schema.db, folder.path);
  await writeFile(join(folder.path, '0001_menu.sql'), 'create table menu (id bigint);');
  await expect(migrate(schema.db, folder.path)).rejects.toThrow(/0001_menu\.sql a fost modificată/);
});

test('a database that is newer than the program is refused', async () => {
  await using newer = await temporaryFolder();
  await using older = await temporaryFolder();
  await using schema = await anEmptySchema();
  await writeFile(join(older.path, '0001_menu.sql'), 'create table menu (id int);');
  await writeFile(join(newer.path, '0001_menu.sql'), 'create table menu (id int);');
  await writeFile(join(newer.path, '0002_more.sql'), 'create table more (id int);');
  await migrate(schema.db, newer.path);
  await expect(migrate(schema.db, older.path)).rejects.toThrow(/0002_more\.sql.*versiunea mai nouă/);
});

test.each(['1_menu.sql', '0001-menu.sql', '0001_Menu.sql'])('a file called %s is refused', async (name) => {
  await using folder = await temporaryFolder();
  await using schema = await anEmptySchema();
  await writeFile(join(folder.path, name), 'select 1');
  await expect(migrate(schema.db, folder.path)).rejects.toThrow(name);
});

test('two files with one number are refused', async () => {
  await using folder = await temporaryFolder();
  await using schema = await anEmptySchema();
  await writeFile(join(folder.path, '0001_menu.sql'), 'select 1');
  await writeFile(join(folder.path, '0001_other.sql'), 'select 1');
  await expect(migrate(schema.db, folder.path)).rejects.toThrow(/numărul 0001/);
});

test('our own migrations are applied to the copies that stories get', async () => {
  await using copy = await createTestDatabase();
  const { db } = openDatabase({ url: copy.url, applicationName: 'story' });
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db);
  await db.destroy();
  expect(rows.map((row) => row.name)).toEqual(
    (await readdir(OUR_MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort(),
  );
});
