/** Detects whether a database runs on a cluster, without relying on the pid in `postmaster.pid` alone. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

export type Postmaster = {
  readonly pid: number;
  /** NaN at the beginning of a start, before the file contains it. */
  readonly port: number;
  /** Start time of the process, in the system's unit: pids are reused, a pair of pid and start time is not. */
  readonly startedAt: string;
};

/** Process title of PostgreSQL's recovery process. */
const RECOVERY_TITLE = 'postgres: startup';
const DELETED_PROGRAM = / \(deleted\)$/;
const PID_LINE = 0;
const PORT_LINE = 3;
/** Fields of /proc/PID/stat, counted after the name in parentheses: state, parent, and the 20th, the start time. */
const STATE_FIELD = 0;
const PARENT_FIELD = 1;
const START_TIME_FIELD = 19;

/** The running postmaster of `cluster`, or null: a pid of a dead, unreaped or foreign process does not count. */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[PID_LINE]);
  const port = Number(lines[PORT_LINE]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  const startedAt = await identify(pid, cluster);
  return startedAt === null ? null : { pid, port, startedAt };
}

/** True while the same process is running. */
export function isRunning({ pid, startedAt }: Postmaster): boolean {
  if (process.platform === 'linux') return readProcStat(pid)?.startedAt === startedAt;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** True while the postmaster recovers: it replays the log after a crash. */
export async function isRecovering({ pid }: Postmaster): Promise<boolean> {
  if (process.platform !== 'linux') return (await listByPs()).some((line) => isRecoveryOf(pid, line));
  return listPids().some((child) => readProcStat(child)?.parent === pid && readTitle(child).startsWith(RECOVERY_TITLE));
}

/**
 * The processes of `cluster` whose postmaster is gone; call it only when there is none. They exit by themselves once
 * they notice, which takes long during a long statement. Only Linux exposes the folder of a process; elsewhere the list
 * is empty.
 */
export function listOrphans(cluster: string): readonly number[] {
  if (process.platform !== 'linux') return [];
  return listPids().filter((pid) => worksIn(pid, cluster) && readProcStat(pid) !== null);
}

/** The start time of process `pid` when it is the postmaster of `cluster`. */
async function identify(pid: number, cluster: string): Promise<string | null> {
  if (process.platform !== 'linux') return identifyByPs(pid, cluster);
  return worksIn(pid, cluster) ? (readProcStat(pid)?.startedAt ?? null) : null;
}

/** PostgreSQL's processes have their cluster as working folder; other programs called `postgres` do not. */
function worksIn(pid: number, cluster: string): boolean {
  try {
    const program = basename(readlinkSync(`/proc/${pid}/exe`).replace(DELETED_PROGRAM, ''));
    return program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    // Gone, unreaped, or another user's: not ours in any case.
    return false;
  }
}

function listPids(): readonly number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid));
}

function readTitle(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function readProcStat(pid: number): { readonly startedAt: string; readonly parent: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const startedAt = fields[START_TIME_FIELD];
    // Z: dead but not reaped by its parent, which in a container may never happen.
    if (fields[STATE_FIELD] === 'Z' || startedAt === undefined) return null;
    return { startedAt, parent: Number(fields[PARENT_FIELD]) };
  } catch {
    return null;
  }
}

async function listByPs(): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'ppid=,command=']);
  return stdout.split('\n');
}

function isRecoveryOf(postmasterPid: number, line: string): boolean {
  const [, parent, title = ''] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
  return Number(parent) === postmasterPid && title.startsWith(RECOVERY_TITLE);
}

async function identifyByPs(pid: number, cluster: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=,command=', '-p', String(pid)]);
    return stdout.includes('postgres') && stdout.includes(cluster) ? stdout.slice(0, 24) : null;
  } catch {
    return null;
  }
}
