import { waitForQuiet } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { workJobs } from '#server/platform/work-jobs.ts';
import { type SendMailServices, sendMail } from './send-mail.ts';

/** A mail costs more than an order: while orders wait for a transaction, each mail waits this long once. */
const ORDERS_FIRST_MS = 500;

/** Sends queued mails, until `signal` aborts. */
export function workMails(
  services: SendMailServices & { readonly jobs: Jobs; readonly log: Log },
  signal: AbortSignal,
): Promise<void> {
  const work = async (payload: unknown) => {
    await waitForQuiet(services.db, ORDERS_FIRST_MS);
    await sendMail(services, payload);
  };
  return workJobs(services, { queue: 'mail', work, failed: 'mail.not_sent' }, signal);
}
