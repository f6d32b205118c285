/**
 * The product as `npm start` runs it: `main.ts` in a process of its own, its workers, a PostgreSQL of its own. For what
 * only processes can show; everything else is told in-process (`test-app.ts`). Needs a built worker in `dist/`.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { createApi } from '#contract/create-api.ts';
import { freePort } from '#test/support/free-port.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MAIN = join('src', 'server', 'main.ts');
/** Where `scripts/start.mjs` lets Node keep what it has compiled. */
export const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/node/', import.meta.url));
const WORKER_FILE = 'dist/server/worker.js';
const POSTMASTER_PID_LINE = 0;
const POSTMASTER_PORT_LINE = 3;
/** Where the database of a data folder lives, or leads to (find-home.ts). */
const HOMES = ['postgres', 'postgres-elsewhere'];

/** With a demonstration to draw, on a machine that does ten things at once. */
const OPENING_LIMIT_MS = 80_000;

const ADMIN = { email: 'admin@exemplu.ro', password: 'Frasin-la-poarta-12' };

const Passwords = z.object({ superuser: z.string(), app: z.string() });

export type RunningShop = {
  /** Without a slash at the end. */
  readonly address: string;
  readonly dataDir: string;
  /** Everything the supervisor and its workers have printed so far. */
  readonly printed: () => string;
  /** Exit code of the supervisor, null after a signal. */
  readonly ended: Promise<number | null>;
  readonly supervisorPid: number;
  readonly listWorkerPids: () => Promise<readonly number[]>;
  readonly postmasterPid: () => Promise<number>;
  /** The way into its database as `app` or `superuser`; the port may move when the database is started again. */
  readonly databaseUrl: (role?: 'app' | 'superuser') => Promise<string>;
  /** Token of its administrator. */
  readonly signIn: () => Promise<string>;
  /** Lets it finish what it has at hand. */
  readonly stop: () => Promise<number | null>;
} & AsyncDisposable;

export type RunningShopOptions = {
  /** Kept by the caller; a folder of its own unless given. */
  readonly dataDir?: string;
  /** Chosen by the system unless given. */
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** Another folder with the product, built; ours unless given. */
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
    // The channel tells the supervisor that we are gone, however we went.
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
      const { token } = await createApi(fetch, address)('authenticateStaff', { body: { authData: ADMIN } });
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
