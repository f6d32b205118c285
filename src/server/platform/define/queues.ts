/** Queues of jobs: how often a job is repeated, and what works on it. */
import { workJobs } from '../work-jobs.ts';
import type { FeatureServices } from './feature-services.ts';
import type { Queue } from './queue.ts';

export type QueueWork = {
  readonly queue: Queue;
  /** Name of the event that is logged when a job failed and will be repeated. */
  readonly failed: string;
  /** Called once per process; null where no job of the queue can be worked on. */
  readonly open: (services: FeatureServices) => QueueWorker | null;
};

export type QueueWorker = {
  readonly work: (payload: unknown) => Promise<void>;
  /** Called when no further job begins. */
  readonly close?: () => void;
};

/** Works on the jobs of every queue, until `signal` aborts. */
export function runQueues(
  features: readonly { readonly queues: readonly QueueWork[] }[],
  services: FeatureServices,
  signal: AbortSignal,
): { readonly ended: Promise<unknown>; readonly close: () => void } {
  const declared = features.flatMap(({ queues }) => queues);
  const opened = declared.flatMap(({ queue, failed, open }) => {
    const worker = open(services);
    return worker === null ? [] : [{ worker, work: { queue, failed, work: worker.work } }];
  });
  return {
    ended: Promise.all(opened.map(({ work }) => workJobs(services, work, signal))),
    close: () => {
      for (const { worker } of opened) worker.close?.();
    },
  };
}
