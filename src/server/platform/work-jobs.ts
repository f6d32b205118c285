import type { Queue } from './define/queue.ts';
import { failureCode } from './failure-code.ts';
import { failureReason } from './failure-reason.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import { pause } from './pause.ts';

const TRY_AGAIN_MS = 1_000;

type JobWork = {
  readonly queue: Queue;
  readonly work: (payload: unknown) => Promise<void>;
  /** Name of the event that is logged when a job failed and will be repeated. */
  readonly failed: string;
};

/**
 * Runs the jobs of a queue, until `signal` aborts; waits while the database does not answer. Error messages may name
 * the guest, so they are stored with the job, not logged.
 */
export async function workJobs(
  { jobs, log }: { readonly jobs: Jobs; readonly log: Log },
  { queue, work, failed }: JobWork,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await jobs.work(queue, (payload) =>
        work(payload).catch((error: unknown) => {
          log.warn({ code: failureCode(error) }, failed);
          throw error;
        }),
      );
      return;
    } catch (error) {
      log.warn({ reason: failureReason(error) }, `${queue.name}.waiting_for_database`);
      await pause(TRY_AGAIN_MS, signal);
    }
  }
}
