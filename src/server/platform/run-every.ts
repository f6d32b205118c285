import { failureReason } from './failure-reason.ts';
import type { Log } from './log.ts';

/**
 * Runs the chores now and at every interval; several processes may run them at once. Returns the function that stops
 * it.
 */
export function runEvery(intervalMs: number, chores: readonly (() => Promise<void>)[], log: Log): () => void {
  const run = async () => {
    for (const chore of chores) {
      await chore().catch((error: unknown) => {
        // Repeated at the next interval.
        log.warn({ reason: failureReason(error) }, 'chore.failed');
      });
    }
  };
  void run();
  const timer = setInterval(run, intervalMs);
  return () => clearInterval(timer);
}
