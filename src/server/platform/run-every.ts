import { failureReason } from './failure-reason.ts';
import type { Log } from './log.ts';

/**
 * Runs the chores now and at every interval, one after the other; several processes may run them at once.
 *
 * @returns a function that begins no further chore, and resolves when the running one has ended: a chore needs the
 *   database, which is closed afterwards
 */
export function runEvery(intervalMs: number, chores: readonly (() => Promise<void>)[], log: Log): () => Promise<void> {
  let isStopped = false;
  let isRunning = false;
  let running = Promise.resolve();
  const run = async () => {
    isRunning = true;
    for (const chore of chores) {
      if (isStopped) return;
      await chore().catch((error: unknown) => {
        // Repeated at the next interval.
        log.warn({ reason: failureReason(error) }, 'chore.failed');
      });
    }
    isRunning = false;
  };
  running = run();
  const timer = setInterval(() => {
    if (!isRunning) running = run();
  }, intervalMs);
  return () => {
    isStopped = true;
    clearInterval(timer);
    return running;
  };
}
