/**
 * The product as `npm start` runs it: `main.ts` in a process of its own, its workers, a PostgreSQL of its own. For
 * tests that need real processes; all others run in-process (`test-app.ts`). Needs a built worker in `dist/`.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { createNamedApi } from '#contract/named-api.ts';
import { freePort } from '#test/support/free-port.ts';
import { patience } from '#test/support/patience.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MAIN = join('src', 'server', 'main.ts');
/** The compile cache that `scripts/start.mjs` sets for Node. */
export const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/node/', import.meta.url));
const WORKER_FILE = 'dist/server/worker.js';
const POSTMASTER_PID_LINE = 0;
const POSTMASTER_PORT_LINE = 3;
/** Where the database of a data folder is, or a link to it (find-home.ts). */
const HOMES = ['postgres', 'postgres-elsewhere'];

/** Enough to generate a demonstration's pictures on a busy machine. */
const OPENING_LIMIT_MS = patience(80_000);

const ADMIN = { email: 'admin@exemplu.ro', password: 'Frasin-la-poarta-12' };

const Passwords = z.object({ superuser: z.string(), app: z.string() });

export type RunningShop = {
  /** Without a trailing slash. */
  readonly address: string;
  readonly dataDir: string;
  /** All output of the supervisor and its workers so far. */
  readonly printed: () => string;
  /** Exit code of the supervisor, null after a signal. */
  readonly ended: Promise<number | null>;
  readonly supervisorPid: number;
  readonly listWorkerPids: () => Promise<readonly number[]>;
  readonly postmasterPid: () => Promise<number>;
  /** Its database URL as `app` or `superuser`; the port may change when the database restarts. */
  readonly databaseUrl: (role?: 'app' | 'superuser') => Promise<string>;
  /** Signs in as administrator and returns the token. */
  readonly signIn: () => Promise<string>;
  /** Stops it gracefully: work in progress is finished. */
  readonly stop: () => Promise<number | null>;
} & AsyncDisposable;

export type RunningShopOptions = {
  /** Owned by the caller; a temporary folder by default. */
  readonly dataDir?: string;
  /** A free port by default. */
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** Another folder with the built product; this one by default. */
  readonly root?: string;
};

/** Opens a shop without a restaurant (`DEMO: 'on'` brings one); resolves when it is open. */
export async function aRunningShop({
  dataDir,
  port,
  settings = {},
  root = ROOT,
}: RunningShopOptions = {}): Promise<RunningShop> {
  const ownFolder = dataDir === undefined ? await temporaryFolder() : null;
  const folder = dataDir ?? ownFolder?.path ?? '';
  const chosenPort = port ?? (await freePort());
  const address = `http://127.0.0.1:${chosenPort}`;
  const child = spawn(process.execPath, ['--disable-proto=delete', join(root, MAIN)], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      HOST: '127.0.0.1',
      PORT: String(chosenPort),
      PUBLIC_URL: address,
      DATA_DIR: folder,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...settings,
    },
    // The supervisor notices by this channel when this process ends in any way.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const ended = once(child, 'exit').then(([code]: unknown[]) => (typeof code === 'number' ? code : null));
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The shop did not open within ${OPENING_LIMIT_MS / 1000} s:\n${printed}`));
    }, OPENING_LIMIT_MS);
    child.stdout?.on('data', () => {
      if (!printed.includes('/comenzi')) return;
      clearTimeout(limit);
      resolve();
    });
    void ended.then((code) => {
      clearTimeout(limit);
      reject(new Error(`The shop ended with ${code} before it opened:\n${printed}`));
    });
  });
  const supervisorPid = child.pid;
  if (supervisorPid === undefined) throw new Error('A process that printed has a pid');

  const stop = async () => {
    child.kill('SIGTERM');
    return ended;
  };
  return {
    address,
    dataDir: folder,
    printed: () => printed,
    ended,
    supervisorPid,
    listWorkerPids: () => listChildren(supervisorPid, WORKER_FILE),
    postmasterPid: async () => Number((await readPidFile(folder))[POSTMASTER_PID_LINE]),
    databaseUrl: (role = 'app') => databaseUrl(folder, role),
    signIn: async () => {
      const { token } = await createNamedApi(fetch, address)('authenticateStaff', { body: { authData: ADMIN } });
      return token;
    },
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop();
      await ownFolder?.[Symbol.asyncDispose]();
    },
  };
}

async function listChildren(parent: number, program: string): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args=']);
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((found) => Number(found?.[2]) === parent && found?.[3]?.includes(program))
    .map((found) => Number(found?.[1]));
}

async function databaseUrl(dataDir: string, role: 'app' | 'superuser'): Promise<string> {
  const text = await readFile(join(dataDir, 'database-passwords.json'), 'utf8');
  const password = Passwords.parse(JSON.parse(text))[role];
  const port = (await readPidFile(dataDir))[POSTMASTER_PORT_LINE];
  return `postgres://${role === 'app' ? 'pofta_app' : 'postgres'}:${password}@127.0.0.1:${port}/pofta`;
}

async function readPidFile(dataDir: string): Promise<readonly string[]> {
  for (const home of HOMES) {
    const text = await readFile(join(dataDir, home, 'cluster', 'postmaster.pid'), 'utf8').catch(() => null);
    if (text !== null) return text.split('\n');
  }
  throw new Error(`No database runs in ${dataDir}`);
}
