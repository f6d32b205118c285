import { waitForQuiet } from '#server/platform/in-transaction.ts';
import { type SendMailServices, sendMail } from './send-mail.ts';

/** A mail costs more than an order: while orders wait for a transaction, each mail waits this long once. */
const ORDERS_FIRST_MS = 500;

/** Sends the mail of a job. */
export function mailWork(services: SendMailServices): (payload: unknown) => Promise<void> {
  return async (payload) => {
    await waitForQuiet(services.db, ORDERS_FIRST_MS);
    await sendMail(services, payload);
  };
}
