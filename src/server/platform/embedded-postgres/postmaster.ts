/** Tells whether a database runs on a cluster, without ever trusting the number in `postmaster.pid` alone. */
import { execFile } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

export type Postmaster = {
  readonly pid: number;
  readonly port: number;
  /** The moment the process began, in the system's own unit: pids are reused, a pair of pid and beginning is not. */
  readonly startedAt: string;
};

const DELETED_PROGRAM = / \(deleted\)$/;
const PID_LINE = 0;
const PORT_LINE = 3;
/** In /proc/PID/stat, counted after the name in parentheses: the state, and the 20th number, the start time. */
const STATE_FIELD = 0;
const START_TIME_FIELD = 19;

/** The running postmaster of `cluster`, or null: a pid of a dead, unreaped or foreign process is nobody's. */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[PID_LINE]);
  const port = Number(lines[PORT_LINE]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  const startedAt = await identify(pid, cluster);
  return startedAt === null ? null : { pid, port, startedAt };
}

/** True while the very process of `postmaster` runs. */
export function isRunning({ pid, startedAt }: Postmaster): boolean {
  if (process.platform === 'linux') return readProcStat(pid)?.startedAt === startedAt;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The start of process `pid` when it is the postmaster of `cluster`. */
async function identify(pid: number, cluster: string): Promise<string | null> {
  if (process.platform !== 'linux') return identifyByPs(pid, cluster);
  try {
    const program = basename(readlinkSync(`/proc/${pid}/exe`).replace(DELETED_PROGRAM, ''));
    // A postmaster works inside its cluster; nothing else called `postgres` does.
    if (program !== 'postgres' || readlinkSync(`/proc/${pid}/cwd`) !== realpathSync(cluster)) return null;
    return readProcStat(pid)?.startedAt ?? null;
  } catch {
    // Gone, unreaped, or another user's: not ours in any case.
    return null;
  }
}

function readProcStat(pid: number): { readonly startedAt: string } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const startedAt = fields[START_TIME_FIELD];
    // Z: dead, its parent has not noticed; in a container nobody may ever notice.
    return fields[STATE_FIELD] === 'Z' || startedAt === undefined ? null : { startedAt };
  } catch {
    return null;
  }
}

async function identifyByPs(pid: number, cluster: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=,command=', '-p', String(pid)]);
    return stdout.includes('postgres') && stdout.includes(cluster) ? stdout.slice(0, 24) : null;
  } catch {
    return null;
  }
}
