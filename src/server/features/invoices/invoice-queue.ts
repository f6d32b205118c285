import type { Queue } from '#server/platform/define/queue.ts';

/** Pauses grow from a minute and a half, after which a lost answer can be looked up, to half an hour; together two days. */
export const INVOICE_QUEUE: Queue = {
  name: 'invoice',
  retries: { retryLimit: 100, retryDelay: 100, retryDelayMax: 30 * 60, expireInSeconds: 180, heartbeatSeconds: 60 },
};
