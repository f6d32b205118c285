import type { Queue } from '../define/queue.ts';

/** Pauses grow from 5 s to half an hour, so 60 of them outlast a day without a mail server. */
export const MAIL_QUEUE: Queue = {
  name: 'mail',
  retries: { retryLimit: 60, retryDelay: 5, retryDelayMax: 30 * 60, expireInSeconds: 60, heartbeatSeconds: 30 },
};
