import { setTimeout as wait } from 'node:timers/promises';
import { failureCode } from '#server/platform/failure-code.ts';
import { waitForQuiet } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { type SendMailServices, sendMail } from './send-mail.ts';

const TRY_AGAIN_MS = 1_000;
/** A mail costs more than an order: while orders wait for their transaction it waits so long, each mail once. */
const ORDERS_FIRST_MS = 500;

/** Sends the mails that are due, until `signal` aborts; waits for a database that does not answer. */
export async function workMails(
  services: SendMailServices & { readonly jobs: Jobs; readonly log: Log },
  signal: AbortSignal,
): Promise<void> {
  const { jobs, log } = services;
  while (!signal.aborted) {
    try {
      await jobs.work('mail', async (payload) => {
        await waitForQuiet(services.db, ORDERS_FIRST_MS);
        await sendMail(services, payload).catch((error: unknown) => {
          // The mail server's words may name the guest: they are stored with the mail, not logged.
          log.warn({ code: failureCode(error) }, 'mail.not_sent');
          throw error;
        });
      });
      return;
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'mail.waiting_for_database');
      await wait(TRY_AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }
}
