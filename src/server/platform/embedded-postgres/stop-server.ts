/** Stops a server: by a fast shutdown when it reacts, otherwise by force, with all its processes. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CLUSTER } from './find-home.ts';
import { judgeServer, type UrlAt } from './judge-server.ts';
import { isRunning, listOrphans, type Postmaster } from './postmaster.ts';

const STOP_LIMIT_MS = 8_000;
/** Without a checkpoint it takes milliseconds. */
const QUIT_LIMIT_MS = 1_500;
const KILL_LIMIT_MS = 1_000;
const LOOK_EVERY_MS = 20;

/**
 * Asks the server to end its sessions and stop (8 s at most); kills it when it does not.
 *
 * @returns false when even killing failed: the system does not end the process
 */
export async function stopServer(postmaster: Postmaster, folder: string, urlAt: UrlAt): Promise<boolean> {
  const verdict = isRunning(postmaster) ? await judgeServer(postmaster, urlAt) : null;
  const canHear = verdict === 'answers' || verdict === 'recovering';
  // SIGINT is PostgreSQL's fast shutdown.
  if (canHear && (await endBy('SIGINT', postmaster, STOP_LIMIT_MS))) return true;
  return endServer(postmaster, join(folder, CLUSTER));
}

/** Kills a server and its remaining processes; the next start recovers from the log. */
export async function endServer(postmaster: Postmaster, cluster: string): Promise<boolean> {
  // SIGQUIT is PostgreSQL's immediate shutdown, which ends its children too.
  const isGone =
    (await endBy('SIGQUIT', postmaster, QUIT_LIMIT_MS)) || (await endBy('SIGKILL', postmaster, KILL_LIMIT_MS));
  if (isGone) await endOrphans(cluster);
  return isGone;
}

/**
 * Kills the processes that a dead postmaster left in `cluster`: they hold its shared memory, and a new server cannot
 * start before that is released. Never called while a postmaster lives.
 */
export async function endOrphans(cluster: string): Promise<void> {
  const deadline = performance.now() + KILL_LIMIT_MS;
  for (let orphans = listOrphans(cluster); orphans.length > 0; orphans = listOrphans(cluster)) {
    if (performance.now() > deadline) return;
    for (const pid of orphans) signal(pid, 'SIGKILL');
    await wait(LOOK_EVERY_MS);
  }
}

async function endBy(by: NodeJS.Signals, postmaster: Postmaster, limitMs: number): Promise<boolean> {
  // The identity is checked right before the signal, because pids are reused.
  if (isRunning(postmaster)) signal(postmaster.pid, by);
  const deadline = performance.now() + limitMs;
  while (isRunning(postmaster)) {
    if (performance.now() > deadline) return false;
    await wait(LOOK_EVERY_MS);
  }
  return true;
}

function signal(pid: number, by: NodeJS.Signals): void {
  try {
    process.kill(pid, by);
  } catch {
    // It has exited meanwhile.
  }
}
