/** Starts and stops the server of a cluster that nobody runs. */
import { chown, copyFile, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SETTINGS_FILE } from './create-cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { CLUSTER, type Home } from './find-home.ts';
import { launch } from './launcher.ts';
import { findPostmaster, isRunning, type Postmaster } from './postmaster.ts';

/** Below the ports that the system lends to outgoing connections, so that nobody borrows ours while we are away. */
const FIRST_PORT = 15_432;
const PORTS = 1_000;
const PORT_FILE = 'port';
const LOG_FILE = 'server.log';
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
/** Recovery after a crash reads the log written since the last checkpoint: seconds, on a slow disk a minute. */
const START_LIMIT_SECONDS = 90;
const STOP_LIMIT_MS = 8_000;
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
  // Without the detail of a refused row: it is a guest's name and phone.
  log_error_verbosity: 'terse',
  idle_in_transaction_session_timeout: '60s',
} as const;

export type ServerSettings = Readonly<Record<string, string>>;

/**
 * Starts the server and waits until it answers.
 *
 * The port of the last time is used again when it is free, so that web processes find a restarted server where it was.
 *
 * @throws EmbeddedPostgresError when it does not start
 */
export async function startServer(home: Home, extra: ServerSettings = {}): Promise<Postmaster> {
  try {
    return await startPatiently(home, extra);
  } catch (error) {
    // Even our own small files need room.
    if (error instanceof EmbeddedPostgresError || !isDiskFull(String(error))) throw error;
    throw new EmbeddedPostgresError(explain(String(error), home.folder), { cause: error });
  }
}

async function startPatiently(home: Home, extra: ServerSettings): Promise<Postmaster> {
  const cluster = join(home.folder, CLUSTER);
  await removeStalePidFile(cluster);
  await limitLog(home);
  let failure = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const port = await choosePort(home);
    await writeSettings(home, { ...SETTINGS, ...extra, port: String(port) });
    failure = await tryStart(home);
    const postmaster = failure === '' ? await findPostmaster(cluster) : null;
    if (postmaster !== null) return postmaster;
    // Another program took the port between our look and the start, or the last server's processes are still leaving.
    if (!/Address already in use|pre-existing shared memory|lock file/.test(failure)) break;
    await wait(attempt * 250);
  }
  throw new EmbeddedPostgresError(explain(failure, home.folder));
}

async function tryStart({ folder, launcher, binaries }: Home): Promise<string> {
  const log = join(folder, LOG_FILE);
  const before = (await stat(log).catch(() => null))?.size ?? 0;
  const args = ['start', '-w', '-t', String(START_LIMIT_SECONDS), '-D', join(folder, CLUSTER), '-l', log];
  const { code, output } = await launch(launcher, join(binaries.folder, 'bin', 'pg_ctl'), args);
  if (code === 0) return '';
  const written = (await readFile(log).catch(() => Buffer.alloc(0))).subarray(before);
  return `${output.trim()}\n${written.toString('utf8').trim()}`.trim() || 'pg_ctl failed';
}

function explain(failure: string, folder: string): string {
  if (isDiskFull(failure))
    return `Discul este plin: baza de date din ${folder} nu poate porni. Eliberează spațiu.\n${failure}`;
  return `Baza de date din ${folder} nu pornește.\n${failure}`;
}

export function isDiskFull(failure: string): boolean {
  return /No space left on device|ENOSPC/.test(failure);
}

/** Asks the server to end its sessions and stop; waits until it is gone, 8 s at most. */
export async function stopServer(postmaster: Postmaster): Promise<boolean> {
  // SIGINT is PostgreSQL's fast shutdown. The identity is checked at the last moment: pids are reused.
  if (isRunning(postmaster)) process.kill(postmaster.pid, 'SIGINT');
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (isRunning(postmaster)) {
    if (Date.now() > deadline) return false;
    await wait(20);
  }
  return true;
}

/**
 * Removes a `postmaster.pid` that names nobody of ours. PostgreSQL only asks whether the number is in use, so a
 * stranger or an unreaped process with that number would keep it from starting. Survivors of the last server are still
 * noticed: PostgreSQL finds their shared memory by the cluster itself.
 */
async function removeStalePidFile(cluster: string): Promise<void> {
  if ((await findPostmaster(cluster)) === null) await rm(join(cluster, 'postmaster.pid'), { force: true });
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
 * The server's log holds warnings and errors only; one old copy is kept. Copied and emptied, not renamed: a server that
 * runs goes on writing at the end of the file it has.
 */
export async function limitLog({ folder }: Home): Promise<void> {
  const log = join(folder, LOG_FILE);
  const size = (await stat(log).catch(() => null))?.size ?? 0;
  if (size <= LOG_LIMIT_BYTES) return;
  await copyFile(log, `${log}.1`);
  await truncate(log);
}
