import type { RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue } from '#server/platform/jobs.ts';

const ORDER_MAIL_KINDS = ['order_received', 'order_accepted', 'order_rescheduled', 'order_rejected'] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

/** A mail that has to be sent; what it says is read when it is. */
export const OrderMailJob = z.object({
  kind: z.enum(ORDER_MAIL_KINDS),
  orderId: z.int(),
  /** The order's, after the step that the mail is about: what may happen twice has a mail each time. */
  version: z.int().optional(),
});
export type OrderMailJob = z.infer<typeof OrderMailJob>;

/** Promises a mail inside the transaction that gives reason for it: a lost order sends none, a kept one always does. */
export async function enqueueOrderMail(enqueue: Enqueue, tx: Tx, job: OrderMailJob): Promise<void> {
  await enqueue(tx, 'mail', job);
}

/** The same as a part of the statement that writes the order. */
export function orderMailStatement(enqueue: Enqueue, job: OrderMailJob): Promise<RawBuilder<unknown>> {
  return enqueue.asStatement('mail', job);
}
