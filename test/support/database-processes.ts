/**
 * The processes of an embedded database, as listed by the system: for tests that kill one or check that none is left.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

export type DatabaseProcess = {
  readonly pid: number;
  /** For example `postgres: startup recovering 000000010000000000000003`. */
  readonly title: string;
};

const RECOVERY_BEGINS_WITHIN_MS = 2_000;

/** The children of the postmaster. */
export async function listDatabaseProcesses(postmasterPid: number): Promise<readonly DatabaseProcess[]> {
  // Linux lists them in a file, which is fast enough to find a recovery that lasts only a moment.
  const children = await readFile(`/proc/${postmasterPid}/task/${postmasterPid}/children`, 'utf8').catch(() => null);
  if (children === null) return listByPs(postmasterPid);
  const pids = children.split(' ').map(Number).filter(Boolean);
  const titles = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return pids.map((pid, index) => ({ pid, title: titles[index]?.replaceAll('\0', ' ').trim() ?? '' }));
}

async function listByPs(postmasterPid: number): Promise<readonly DatabaseProcess[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args=']);
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((found) => Number(found?.[2]) === postmasterPid)
    .map((found) => ({ pid: Number(found?.[1]), title: found?.[3] ?? '' }));
}

/** The recovery process of a postmaster as soon as it exists; null when none begins in time. */
export async function awaitRecovery(postmasterPid: number, limitMs: number): Promise<DatabaseProcess | null> {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    const processes = await listDatabaseProcesses(postmasterPid);
    const found = processes.find(({ title }) => title.startsWith('postgres: startup'));
    if (found) return found;
    await wait(1);
  }
  return null;
}

/**
 * Kills the checkpointer of a postmaster and stops the recovery that this causes. One that was over before it was seen,
 * as on a busy machine, is caused again.
 *
 * @returns the pid of the stopped recovery
 */
export async function holdRecovery(postmasterPid: number): Promise<number> {
  for (;;) {
    const processes = await listDatabaseProcesses(postmasterPid);
    const checkpointer = processes.find(({ title }) => title.startsWith('postgres: checkpointer'));
    if (checkpointer !== undefined) kill(checkpointer.pid);
    const recovery = await awaitRecovery(postmasterPid, RECOVERY_BEGINS_WITHIN_MS);
    if (recovery !== null && kill(recovery.pid, 'SIGSTOP')) return recovery.pid;
  }
}

/** Sends SIGKILL, or another signal; false when the process had ended already. */
export function kill(pid: number, signal: NodeJS.Signals = 'SIGKILL'): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}

const OUTCOME_SHOWS_AFTER_MS = 300;

/**
 * Kills a backend of `url` and then the recovery that this causes. Killed before it replays the log, the postmaster
 * hangs: it stays alive, refuses every connection and never recovers.
 *
 * @returns false when the postmaster recovered or ended; then another attempt is needed
 */
export async function killRecovery(postmasterPid: number, url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  for (const { pid } of rows) kill(pid);
  const recovery = await awaitRecovery(postmasterPid, RECOVERY_BEGINS_WITHIN_MS);
  if (recovery === null || !kill(recovery.pid)) return false;
  await wait(OUTCOME_SHOWS_AFTER_MS);
  const left = await listDatabaseProcesses(postmasterPid).catch(() => []);
  return left.length > 0 && !left.some(({ title }) => /^postgres: (startup|walwriter)/.test(title));
}
