/** The processes of an embedded database, as the system lists them: for tests that kill one, or look whether one is left. */
import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

export type DatabaseProcess = {
  readonly pid: number;
  /** As in `postgres: startup recovering 000000010000000000000003`. */
  readonly title: string;
};

const BETWEEN_LOOKS_MS = 5;

/** The children of the postmaster. */
export async function listDatabaseProcesses(postmasterPid: number): Promise<readonly DatabaseProcess[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args=']);
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((found) => Number(found?.[2]) === postmasterPid && !found?.[3]?.includes('<defunct>'))
    .map((found) => ({ pid: Number(found?.[1]), title: found?.[3] ?? '' }));
}

/** The first process that shows up under a title that begins so, or null when none does in time. */
export async function awaitDatabaseProcess(
  postmasterPid: number,
  title: string,
  limitMs: number,
): Promise<DatabaseProcess | null> {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    const found = (await listDatabaseProcesses(postmasterPid)).find((one) => one.title.startsWith(title));
    if (found) return found;
    await wait(BETWEEN_LOOKS_MS);
  }
  return null;
}

/** Kills without warning; false when the process was gone already. */
export function kill(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}
