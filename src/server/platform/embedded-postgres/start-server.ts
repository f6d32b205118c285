/** Starts and stops the server of a cluster on which no process runs. */
import { chown, copyFile, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SETTINGS_FILE } from './create-cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { CLUSTER, type Home } from './find-home.ts';
import { Silence, START_PATIENCE_MS, type UrlAt, waitForAnswer } from './judge-server.ts';
import { launchDetached } from './launcher.ts';
import { findPostmaster, type Postmaster } from './postmaster.ts';
import { endOrphans, endServer } from './stop-server.ts';

/**
 * Below the ephemeral port range, so that the system does not use our port for an outgoing connection while we are
 * stopped.
 */
const FIRST_PORT = 15_432;
const PORTS = 1_000;
const PORT_FILE = 'port';
const LOG_FILE = 'server.log';
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
const LOOK_EVERY_MS = 50;
const ATTEMPTS = 4;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] %a ',
  // Without the detail of a refused row, which contains a guest's name and phone.
  log_error_verbosity: 'terse',
  idle_in_transaction_session_timeout: '60s',
  // Queries over many small tables would get parallel plans, whose processes take 15 ms to start for a query of 0.3 ms.
  max_parallel_workers_per_gather: '0',
  // Builds of distributions can compile queries, which takes longer than ours run; the packaged build cannot.
  jit: 'off',
  // Limit of uncopied log that is retained, so that an unavailable disk of copies does not fill this one
  // (platform/backups).
  max_slot_wal_keep_size: '2GB',
} as const;

export type ServerSettings = Readonly<Record<string, string>>;

export type StartOptions = {
  /** Overrides default settings. */
  readonly settings: ServerSettings;
  readonly urlAt: UrlAt;
  /** Aborts the wait for a recovering server, and stops the server. */
  readonly signal?: AbortSignal | undefined;
  readonly onRecovering?: () => void;
};

/**
 * Starts the server and waits until it answers, including the whole replay of its log.
 *
 * Reuses the last port when it is free, so that web processes find a restarted server.
 *
 * @throws EmbeddedPostgresError when it does not start
 */
export async function startServer(home: Home, options: StartOptions): Promise<Postmaster> {
  try {
    return await startPatiently(home, options);
  } catch (error) {
    // Even our own small files need space.
    if (error instanceof EmbeddedPostgresError || !isDiskFull(String(error))) throw error;
    throw new EmbeddedPostgresError(explain(String(error), home.folder), { cause: error });
  }
}

async function startPatiently(home: Home, options: StartOptions): Promise<Postmaster> {
  const cluster = join(home.folder, CLUSTER);
  const running = await findPostmaster(cluster);
  if (running !== null) throw new EmbeddedPostgresError(explain(`Process ${running.pid} does not end.`, home.folder));
  await removePidFile(cluster);
  await endOrphans(cluster);
  await limitLog(home);
  let failure = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const port = await choosePort(home);
    await writeSettings(home, { ...SETTINGS, ...options.settings, port: String(port) });
    const tried = await tryStart(home, port, options);
    if ('postmaster' in tried) return tried.postmaster;
    failure = tried.failure;
    // Another program took the port between check and start, or the last server's processes are still exiting.
    if (!/Address already in use|pre-existing shared memory|lock file/.test(failure)) break;
    await wait(attempt * 250);
  }
  throw new EmbeddedPostgresError(explain(failure, home.folder));
}

type Tried = { readonly postmaster: Postmaster } | { readonly failure: string };

async function tryStart({ folder, launcher, binaries }: Home, port: number, options: StartOptions): Promise<Tried> {
  const log = join(folder, LOG_FILE);
  const before = (await stat(log).catch(() => null))?.size ?? 0;
  const cluster = join(folder, CLUSTER);
  const { ended } = await launchDetached(launcher, join(binaries.programs, 'postgres'), ['-D', cluster], log);
  let hasEnded = false;
  const failed = ended.then(async (end): Promise<Tried> => {
    hasEnded = true;
    const written = (await readFile(log).catch(() => Buffer.alloc(0))).subarray(before);
    return { failure: `${written.toString('utf8').trim()}\n${end}`.trim() };
  });
  const found = await untilFound(cluster, () => hasEnded);
  if (found === null) return failed;
  const postmaster = { ...found, port };
  const outcome = await waitForAnswer(postmaster, { ...options, silence: new Silence(START_PATIENCE_MS) });
  if (outcome === 'answers') return { postmaster };
  if (outcome === 'gone') return failed;
  await endServer(postmaster, cluster);
  return { failure: outcome === 'interrupted' ? INTERRUPTED : 'The server started and did not answer.' };
}

/** The error when the start was aborted before the database answered. */
export const INTERRUPTED = 'Pornirea a fost oprită.';

/** The postmaster as soon as its file contains its pid; null when the program ended before. */
async function untilFound(cluster: string, hasEnded: () => boolean): Promise<Postmaster | null> {
  for (;;) {
    const found = await findPostmaster(cluster);
    if (found !== null || hasEnded()) return found;
    await wait(LOOK_EVERY_MS);
  }
}

function explain(failure: string, folder: string): string {
  if (isDiskFull(failure))
    return `Discul este plin: baza de date din ${folder} nu poate porni. Eliberează spațiu.\n${failure}`;
  return `Baza de date din ${folder} nu pornește.\n${failure}`;
}

export function isDiskFull(failure: string): boolean {
  return /No space left on device|ENOSPC/.test(failure);
}

/**
 * Removes the `postmaster.pid` of a server that is gone. PostgreSQL only checks whether its pid is in use, so another
 * or an unreaped process with that pid would prevent the start.
 */
async function removePidFile(cluster: string): Promise<void> {
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}

async function writeSettings({ folder, launcher }: Home, settings: ServerSettings): Promise<void> {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`);
  const path = join(folder, CLUSTER, SETTINGS_FILE);
  await writeFile(`${path}.new`, `# Written at every start.\n${lines.join('\n')}\n`, { mode: 0o600 });
  if (launcher.kind === 'other user') await chown(`${path}.new`, launcher.uid, launcher.gid);
  await rename(`${path}.new`, path);
}

async function choosePort({ folder }: Home): Promise<number> {
  const remembered = Number(await readFile(join(folder, PORT_FILE), 'utf8').catch(() => ''));
  const first = remembered > 0 ? remembered : FIRST_PORT + Math.floor(Math.random() * PORTS);
  for (let tried = 0; tried < PORTS; tried += 1) {
    const port = FIRST_PORT + ((first - FIRST_PORT + tried) % PORTS);
    if (!(await isFree(port))) continue;
    if (port !== remembered) await writeFile(join(folder, PORT_FILE), String(port));
    return port;
  }
  throw new EmbeddedPostgresError(
    `Niciun port liber pentru baza de date între ${FIRST_PORT} și ${FIRST_PORT + PORTS - 1}.`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * Limits the server's log file, which has warnings and errors only; one old copy is kept. Copied and truncated, not
 * renamed, because a running server keeps its file open.
 */
export async function limitLog({ folder }: Home): Promise<void> {
  const log = join(folder, LOG_FILE);
  const size = (await stat(log).catch(() => null))?.size ?? 0;
  if (size <= LOG_LIMIT_BYTES) return;
  await copyFile(log, `${log}.1`);
  await truncate(log);
}
