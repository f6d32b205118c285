import type { Log } from './log.ts';

const TIDY_EVERY_MS = 3_600_000;

/** Runs the chores now and every hour; several processes may run them at once. Returns the function that stops. */
export function runHourly(chores: readonly (() => Promise<void>)[], log: Log): () => void {
  const tidy = async () => {
    for (const chore of chores) {
      await chore().catch((error: unknown) => {
        // An hour later is early enough.
        log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'chore.failed');
      });
    }
  };
  void tidy();
  const timer = setInterval(tidy, TIDY_EVERY_MS);
  return () => clearInterval(timer);
}
