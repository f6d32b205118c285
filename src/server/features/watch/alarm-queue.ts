import type { Queue } from '#server/platform/define/queue.ts';

/** An alarm is worthless half an hour later. */
export const ALARM_QUEUE: Queue = {
  name: 'alarm',
  retries: { retryLimit: 8, retryDelay: 2, retryDelayMax: 60, expireInSeconds: 30, heartbeatSeconds: 20 },
};
