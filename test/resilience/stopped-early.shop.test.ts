/** A stop while the shop is being opened is heard at every moment, and the next start opens it. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freePort } from '#test/support/free-port.ts';
import { patience } from '#test/support/patience.ts';
import { NODE_COMPILE_CACHE } from '#test/support/running-shop.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** A stop takes a second or two; a busy machine takes longer. What is not heard would take until `OPENING_LIMIT_MS`. */
const STOP_LIMIT_MS = patience(15_000);
const OPENING_LIMIT_MS = patience(120_000);

type Start = {
  readonly dataDir: string;
  /** Of the program: `npm start` runs this script. */
  readonly script: string;
  readonly settings?: Readonly<Record<string, string>>;
};

/** `npm start` in a process group of its own, as a terminal starts it. */
async function start({ dataDir, script, settings = {} }: Start) {
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'info',
      ...settings,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const pid = child.pid;
  if (pid === undefined) throw new Error('The bootstrap did not start');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const ended = once(child, 'close').then(([code]: unknown[]) => code);
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  return {
    pid,
    ended,
    printed: () => printed,
    has: () => hasEnded,
    /** Signals every process of the group, as Ctrl-C does, or the first one only, as a service manager does. */
    stop: (signal: 'SIGINT' | 'SIGTERM') => {
      process.kill(signal === 'SIGINT' ? -pid : pid, signal);
      return ended;
    },
    [Symbol.asyncDispose]: async () => {
      if (!hasEnded) process.kill(pid, 'SIGTERM');
      await ended;
    },
  };
}

type Running = Awaited<ReturnType<typeof start>>;

async function until(isReached: () => boolean, running: Running): Promise<void> {
  await expect
    .poll(() => isReached() || running.has(), { timeout: OPENING_LIMIT_MS, interval: 10, message: running.printed() })
    .toBe(true);
}

/** Stops it, and expects that nothing but the end is noticed. */
async function stopQuietly(running: Running, signal: 'SIGINT' | 'SIGTERM', dataDir: string): Promise<void> {
  expect(running.has(), running.printed()).toBe(false);
  const before = performance.now();
  const code = await running.stop(signal);
  expect(code, running.printed()).toBe(signal === 'SIGINT' ? 130 : 143);
  expect(performance.now() - before).toBeLessThan(STOP_LIMIT_MS);
  expect(running.printed()).not.toMatch(/EPIPE|motivul|^\s+at |Error|oprit/m);
  expect(existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid')), 'PostgreSQL runs').toBe(false);
}

const START = join(ROOT, 'scripts', 'start.mjs');
const hasFile = (path: string) => (dataDir: string) => existsSync(join(dataDir, path));
const hasPrinted = (text: string) => (_: string, printed: string) => printed.includes(text);

test.each([
  ['while the files of the database are created', 'SIGINT', hasFile('postgres/cluster.new/base'), 0],
  ['while the files of the database are created', 'SIGTERM', hasFile('postgres/cluster.new/global'), 50],
  ['as soon as the database runs', 'SIGINT', hasPrinted('database.started'), 0],
  ['while the tables are created', 'SIGTERM', hasPrinted('database.started'), 400],
  ['while the demonstration is written', 'SIGINT', hasPrinted('database.started'), 1_200],
] as const)('stopped %s by %s', async (_, signal, isReached, laterMs) => {
  await using folder = await temporaryFolder();
  const dataDir = folder.path;
  await using first = await start({ dataDir, script: START });
  await until(() => isReached(dataDir, first.printed()), first);
  await new Promise((resolve) => setTimeout(resolve, laterMs));
  await stopQuietly(first, signal, dataDir);

  await using again = await start({ dataDir, script: START });
  await until(() => again.printed().includes('/comenzi'), again);
  const passwords = [...`${first.printed()}${again.printed()}`.matchAll(/^ {2}Parolă {3}\S+$/gm)];
  expect(passwords, 'of the administrator and of the manager, each shown once').toHaveLength(2);
  expect(await again.stop('SIGTERM')).toBe(0);
  expect(again.printed(), 'the database is closed after its chores').not.toContain('chore.failed');
});

test('stopped in the middle of an upgrade, the data stay as they were', async () => {
  await using folder = await temporaryFolder();
  const dataDir = join(folder.path, 'data');
  const settings = { DEMO: 'off' };
  await using before = await start({ dataDir, script: START, settings });
  await until(() => before.printed().includes('/comenzi'), before);
  await before.stop('SIGTERM');

  const newer = join(folder.path, 'newer');
  await aNewerVersion(newer, 'create table of_the_newer (); select pg_sleep(600);');
  await using upgrade = await start({ dataDir, script: join(newer, 'scripts', 'start.mjs'), settings });
  await until(() => upgrade.printed().includes('Copie făcută'), upgrade);
  await stopQuietly(upgrade, 'SIGINT', dataDir);

  // It would refuse a schema that it does not know.
  await using again = await start({ dataDir, script: START, settings });
  await until(() => again.printed().includes('/comenzi'), again);
  expect(await again.stop('SIGTERM')).toBe(0);
});

test('a preparation that the system kills is told by its signal, and the database is stopped', async () => {
  await using folder = await temporaryFolder();
  await using shop = await start({ dataDir: folder.path, script: START });
  let preparing: number | undefined;
  await until(() => shop.printed().includes('database.started'), shop);
  await expect
    .poll(
      async () => {
        const supervisor = await childOf(shop.pid, 'main.ts');
        preparing = supervisor && (await childOf(supervisor, 'prepare.ts'));
        return preparing;
      },
      { interval: 10 },
    )
    .toBeDefined();
  if (preparing === undefined) throw new Error('The preparation was found a moment ago');
  process.kill(preparing, 'SIGKILL');
  expect(await shop.ended).toBe(1);
  expect(shop.printed()).toContain('Pregătirea bazei de date a fost oprită din afară (SIGKILL)');
  expect(shop.printed()).not.toContain('motivul este mai sus');
  expect(existsSync(join(folder.path, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
});

async function childOf(parent: number, program: string): Promise<number | undefined> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args=']);
  const rows = stdout.split('\n').map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line));
  const found = rows.find((row) => Number(row?.[2]) === parent && row?.[3]?.includes(program));
  return found ? Number(found[1]) : undefined;
}

/** The program with one more migration. */
async function aNewerVersion(root: string, migration: string): Promise<void> {
  await mkdir(root);
  for (const part of ['src', 'db', 'scripts']) await cp(join(ROOT, part), join(root, part), { recursive: true });
  for (const part of ['node_modules', 'dist', 'package.json', 'package-lock.json'])
    await symlink(join(ROOT, part), join(root, part));
  await writeFile(join(root, 'db', 'migrations', '9999_newer.sql'), migration);
}
