import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { withDescendants } from '#test/support/cluster/a-program.ts';
import type { RunningShop } from '#test/support/running-shop.ts';
import type { Sample } from './judge-soak.ts';

/** Figure → its samples. */
export type Series = Map<string, Sample[]>;

const MIB = 1024 * 1024;
const LOOP_DELAY = /^nodejs_eventloop_lag_p99_seconds(?:\{[^}]*\})? (\S+)/m;

/**
 * Measures everything once: own memory in MiB, open files and sockets of the supervisor and its workers together,
 * connections of the database, temporary files, sizes of the data folder and of the database in MiB, event-loop delay
 * in ms.
 */
export async function measureShop(shop: RunningShop, temporary: string): Promise<ReadonlyMap<string, number>> {
  const workers = await shop.listWorkerPids();
  const node = [shop.supervisorPid, ...workers];
  const handles = node.flatMap(handlesOf);
  const figures = new Map([
    ['memory: supervisor', ownMemoryOf([shop.supervisorPid])],
    ...workers.map((pid, index) => [`memory: worker ${index + 1}`, ownMemoryOf([pid])] as const),
    ['memory: PostgreSQL', ownMemoryOf(withDescendants(await shop.postmasterPid()))],
    ['open files', handles.filter((one) => one.startsWith('/')).length],
    ['sockets', handles.filter((one) => one.startsWith('socket:')).length],
    ['temporary files', (await measureFolder(temporary)).files],
    ['data folder', (await measureFolder(shop.dataDir)).bytes / MIB],
  ]);
  const database = await askDatabase(shop);
  figures.set('database connections', database.connections);
  figures.set('database', database.bytes / MIB);
  const metrics = await fetch(`${shop.address}/metrics`).then((answer) => answer.text());
  const delay = LOOP_DELAY.exec(metrics)?.[1];
  if (delay !== undefined) figures.set('event-loop delay p99', Number(delay) * 1_000);
  return figures;
}

/**
 * Anonymous memory plus shared memory divided among the processes that use it. Without mapped program files, because
 * their share changes with every other process that runs the same Node. A process that ends during the measurement
 * counts as 0.
 */
function ownMemoryOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => {
    const rollup = readRollup(pid);
    return rollup === '' ? 0 : kilobytesIn(rollup, 'Pss_Anon') + kilobytesIn(rollup, 'Pss_Shmem');
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

function readRollup(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  } catch {
    return '';
  }
}

/** Throws when the kernel does not report it: an unmeasured value must not look like 0. */
function kilobytesIn(rollup: string, kind: string): number {
  const figure = new RegExp(`^${kind}:\\s+(\\d+)`, 'm').exec(rollup)?.[1];
  if (figure === undefined) throw new Error(`smaps_rollup has no ${kind}`);
  return Number(figure);
}

function handlesOf(pid: number): readonly string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(join(folder, name))];
    } catch {
      return [];
    }
  });
}

async function measureFolder(path: string): Promise<{ readonly files: number; readonly bytes: number }> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  let bytes = 0;
  for (const file of files) bytes += (await lstat(join(file.parentPath, file.name)).catch(() => null))?.size ?? 0;
  return { files: files.length, bytes };
}

async function askDatabase(shop: RunningShop): Promise<{ readonly connections: number; readonly bytes: number }> {
  const client = new pg.Client({ connectionString: await shop.databaseUrl('superuser') });
  await client.connect();
  try {
    const { rows } = await client.query<{ connections: number; bytes: string }>(
      `select count(*)::int as connections, pg_database_size(current_database()) as bytes
         from pg_stat_activity where datname = current_database() and application_name like 'pofta%'`,
    );
    return { connections: rows[0]?.connections ?? Number.NaN, bytes: Number(rows[0]?.bytes) };
  } finally {
    await client.end();
  }
}
