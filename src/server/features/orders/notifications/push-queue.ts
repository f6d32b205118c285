import type { Queue } from '#server/platform/define/queue.ts';

/** A notification an hour later is of little use. */
export const PUSH_QUEUE: Queue = {
  name: 'push',
  retries: { retryLimit: 12, retryDelay: 5, retryDelayMax: 10 * 60, expireInSeconds: 30, heartbeatSeconds: 20 },
};
