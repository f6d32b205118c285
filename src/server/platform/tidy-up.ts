import type { Log } from './log.ts';

const TIDY_EVERY_MS = 3_600_000;

/** Runs the chores now and every hour; several processes may do the same at once. Returns how to stop. */
export function tidyUp(chores: readonly (() => Promise<void>)[], log: Log): () => void {
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
