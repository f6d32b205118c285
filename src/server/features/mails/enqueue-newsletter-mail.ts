import { z } from 'zod';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue } from '#server/platform/jobs.ts';

/** A mail of the newsletter: to confirm an address, to welcome whoever has, or to look at a letter before it is sent. */
export const NewsletterMailJob = z.discriminatedUnion('kind', [
  /** For nobody where an address is left in peace: who asked cannot tell the two apart by time. */
  z.object({ kind: z.literal('newsletter_confirm'), subscriberId: z.int().nullable(), round: z.int() }),
  z.object({
    kind: z.literal('newsletter_welcome'),
    subscriberId: z.int(),
    /** Whose code is told; null for none. */
    promotionId: z.int().nullable(),
  }),
  z.object({
    kind: z.literal('newsletter_test'),
    /** New for each test: two of the same letter are two mails. */
    key: z.string(),
    address: z.string(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
  }),
]);
export type NewsletterMailJob = z.infer<typeof NewsletterMailJob>;

/** Promises a mail inside the transaction that gives reason for it. */
export async function enqueueNewsletterMail(enqueue: Enqueue, tx: Tx, job: NewsletterMailJob): Promise<void> {
  await enqueue(tx, 'mail', job);
}
