import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '#server/platform/database.ts';
import { freePort } from '#test/support/free-port.ts';
import { NODE_COMPILE_CACHE } from '#test/support/running-shop.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { createTestDatabase } from '#test/support/test-database.ts';

const SHOP = fileURLToPath(new URL('../../../test/support/open-stub-shop.ts', import.meta.url));
const STUB_WORKER = fileURLToPath(new URL('../../../test/support/stub-worker.mjs', import.meta.url));

/** Between two looks. */
const PAUSE_MS = 50;

type Settings = Readonly<Record<string, string>>;

/** A shop in a process of its own, as `npm start` runs it but with a worker without the app and nothing to show; killed with the test. */
function startShop(settings: Settings, { worker = STUB_WORKER, withParent = false } = {}) {
  const child = spawn(process.execPath, ['--disable-proto=delete', SHOP, worker], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DEMO: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(withParent ? (['ipc'] as const) : [])],
  });
  const printed = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed.out += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed.err += text;
  });
  // Not `close`: it never comes for a child whose channel was closed on this side.
  const ended = once(child, 'exit').then(([code]: unknown[]) => code);
  return {
    child,
    printed,
    /** Its exit code. */
    ended,
    /** The address it printed, as soon as it did. */
    opened: () => untilOpen(child, printed),
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function untilOpen(child: ChildProcess, printed: { readonly out: string; readonly err: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const address = /(http:\/\/localhost:\d+)\/comenzi/.exec(printed.out)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    };
    child.stdout?.on('data', look);
    child.once('exit', () => reject(new Error(`The shop closed: ${printed.err}`)));
    look();
  });
}

async function read(address: string): Promise<string> {
  return (await fetch(address, { headers: { connection: 'close' } })).text();
}

/** Asks until a process answers; the test's own limit ends a wait in vain. */
async function readPatiently(address: string): Promise<string> {
  for (;;) {
    try {
      return await read(address);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await wait(PAUSE_MS);
    }
  }
}

/** A copy of the migrated database, whose schema its user owns: the shop migrates with the same rights it serves with. */
async function ownedDatabase() {
  const copy = await createTestDatabase();
  const url = new URL(inject('storyServer').adminUrl);
  url.pathname = new URL(copy.url).pathname;
  return { url: url.href, [Symbol.asyncDispose]: copy.drop };
}

test('the shop prints its three addresses and answers at them', async () => {
  await using database = await ownedDatabase();
  await using shop = startShop({ DATABASE_URL: database.url, PORT: '0' });
  const address = await shop.opened();
  for (const path of ['/', '/comenzi', '/admin'])
    expect(shop.printed.out).toContain(`${address.replace('127.0.0.1', 'localhost')}${path}`);
  expect(Number(await read(address))).toBeGreaterThan(0);
});

test('a worker that dies is replaced, and the shop goes on', async () => {
  await using database = await ownedDatabase();
  await using shop = startShop({ DATABASE_URL: database.url, PORT: String(await freePort()), WEB_WORKERS: '2' });
  const address = await shop.opened();
  const before = await read(address);
  await expect(read(`${address}/die`)).rejects.toThrow();
  await expect(read(`${address}/die`)).rejects.toThrow();
  expect(await readPatiently(address)).not.toBe(before);
});

test('told to stop, the shop finishes the answers at hand and takes no more', async () => {
  await using database = await ownedDatabase();
  await using shop = startShop({ DATABASE_URL: database.url, PORT: '0' });
  const address = await shop.opened();
  const slow = await fetch(`${address}/slow`);
  shop.child.kill('SIGTERM');
  expect(await slow.text()).toBe('begun finished');
  expect(await shop.ended).toBe(0);
  await expect(read(address)).rejects.toThrow();
});

test('the shop stops when the process that started it is killed', async () => {
  await using database = await ownedDatabase();
  await using shop = startShop({ DATABASE_URL: database.url, PORT: '0' }, { withParent: true });
  await shop.opened();
  shop.child.disconnect();
  expect(await shop.ended).toBe(0);
});

test('a taken port is one sentence and exit code 1', async () => {
  const taker = createServer().listen(0, '127.0.0.1');
  await once(taker, 'listening');
  // `address()` of a listening TCP server is never a string or null.
  const { port } = taker.address() as AddressInfo;
  await using database = await ownedDatabase();
  await using shop = startShop({ DATABASE_URL: database.url, PORT: String(port) });
  expect(await shop.ended).toBe(1);
  expect(shop.printed.err).toBe(
    `Portul ${port} este ocupat de alt program. Oprește-l sau alege alt port: PORT=${port + 1} npm start\n`,
  );
  taker.close();
});

test('a wrong setting is named and exit code 1', async () => {
  await using shop = startShop({ PORT: 'many' });
  expect(await shop.ended).toBe(1);
  expect(shop.printed.err).toMatch(/^Setări greșite[\s\S]*PORT/);
});

test('a database that does not answer is one sentence and exit code 1', async () => {
  await using shop = startShop({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:9/none', PORT: '0' });
  expect(await shop.ended).toBe(1);
  expect(shop.printed.err).toMatch(/^Baza de date din DATABASE_URL nu răspunde: .*ECONNREFUSED.*\n$/);
  expect(shop.printed.err).not.toContain('secret');
});

/** A database with nothing in it. */
async function emptyDatabase() {
  const url = new URL(inject('storyServer').adminUrl);
  const name = `pofta_test_empty_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: inject('storyServer').adminUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  url.pathname = `/${name}`;
  return { url: url.href, [Symbol.asyncDispose]: () => run(`drop database ${name} with (force)`) };
}

test('three nodes that start at the same moment over an empty database all open, and one makes the administrator', async () => {
  await using database = await emptyDatabase();
  const start = () => startShop({ DATABASE_URL: database.url, PORT: '0' });
  await using first = start();
  await using second = start();
  await using third = start();
  await Promise.all([first, second, third].map((shop) => shop.opened()));
  const admins = [first, second, third].filter(({ printed }) => printed.out.includes('Contul de administrator'));
  expect(admins).toHaveLength(1);
});

test('a wrong password, a database and a host that do not exist are each one sentence', async () => {
  const { adminUrl } = inject('storyServer');
  const wrong = (change: (url: URL) => void) => {
    const url = new URL(adminUrl);
    change(url);
    return url.href;
  };
  const sentences: readonly (readonly [string, RegExp])[] = [
    [wrong((url) => Object.assign(url, { password: 'secret' })), /^Baza de date din DATABASE_URL nu primește .*\n$/],
    [wrong((url) => Object.assign(url, { pathname: '/nowhere' })), /^Baza de date din DATABASE_URL nu există.*\n$/],
    [wrong((url) => Object.assign(url, { hostname: 'nowhere.invalid' })), /^Gazda din DATABASE_URL nu există.*\n$/],
  ];
  for (const [url, sentence] of sentences) {
    await using shop = startShop({ DATABASE_URL: url, PORT: '0' });
    expect(await shop.ended).toBe(1);
    expect(shop.printed.err).toMatch(sentence);
    expect(shop.printed.err).not.toContain('secret');
  }
});

test('an address that is not this machine’s, and a folder that is a file, are each one sentence', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'a-file');
  await writeFile(file, '');
  await using elsewhere = startShop({ DATA_DIR: folder.path, HOST: '192.0.2.1', PORT: '0' });
  expect(await elsewhere.ended).toBe(1);
  expect(elsewhere.printed.err).toMatch(/^HOST=192\.0\.2\.1 nu este o adresă a acestei mașini.*\n$/);
  await using notAFolder = startShop({ DATA_DIR: file, PORT: '0' });
  expect(await notAFolder.ended).toBe(1);
  expect(notAFolder.printed.err).toMatch(/^Nu pot folosi DATA_DIR .*un fișier, nu un folder.*\n$/);
});

test('migrating takes as long as it takes; serving does not', async () => {
  await using database = await ownedDatabase();
  const limitOf = async (isUnhurried: boolean) => {
    const { db } = openDatabase({ url: database.url, applicationName: 'story', poolSize: 1, isUnhurried });
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
    await db.destroy();
    return rows[0]?.statement_timeout;
  };
  expect([await limitOf(true), await limitOf(false)]).toEqual(['0', '15s']);
});

test('a worker that never gets to listen ends the shop instead of spinning', async () => {
  await using folder = await temporaryFolder();
  await using database = await ownedDatabase();
  const broken = join(folder.path, 'broken.mjs');
  await writeFile(broken, 'process.exit(3)');
  await using shop = startShop({ DATABASE_URL: database.url, PORT: '0' }, { worker: broken });
  expect(await shop.ended).toBe(1);
  expect(shop.printed.err).toContain('Aplicația nu pornește');
});

test('without DATABASE_URL the shop brings its own database, stops it at the end, and is alone in its folder', async () => {
  await using folder = await temporaryFolder();
  await using shop = startShop({ DATA_DIR: folder.path, PORT: '0' });
  const address = await shop.opened();
  const url = await read(`${address}/database`);
  expect(new URL(url).username).toBe('pofta_app');
  await using second = startShop({ DATA_DIR: folder.path, PORT: '0' });
  expect(await second.ended).toBe(1);
  expect(second.printed.err).toMatch(/^Poftă rulează deja cu datele din/);
  shop.child.kill('SIGINT');
  expect(await shop.ended).toBe(0);
  await expect(new pg.Client({ connectionString: url }).connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('a shop that was killed opens again over the database it left behind', async () => {
  await using folder = await temporaryFolder();
  const first = startShop({ DATA_DIR: folder.path, PORT: '0' });
  await first.opened();
  const pidFile = join(folder.path, 'postgres', 'cluster', 'postmaster.pid');
  const database = await readFile(pidFile, 'utf8');
  first.child.kill('SIGKILL');
  await first.ended;
  await using second = startShop({ DATA_DIR: folder.path, PORT: '0' });
  await second.opened();
  expect(await readFile(pidFile, 'utf8')).toBe(database);
});

test('a killed database is back while the workers live on', async () => {
  await using folder = await temporaryFolder();
  await using shop = startShop({ DATA_DIR: folder.path, PORT: '0' });
  const address = await shop.opened();
  const url = await read(`${address}/database`);
  const worker = await read(address);
  const pidFile = await readFile(join(folder.path, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
  process.kill(Number.parseInt(pidFile, 10), 'SIGKILL');
  for (let isBack = false; !isBack; ) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    isBack = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end();
    await wait(PAUSE_MS);
  }
  expect(await read(address)).toBe(worker);
});
