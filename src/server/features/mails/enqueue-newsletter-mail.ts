import { z } from 'zod';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue } from '#server/platform/jobs.ts';

/** A mail of the newsletter: to confirm an address, or to welcome whoever has. */
export const NewsletterMailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('newsletter_confirm'), subscriberId: z.int(), round: z.int() }),
  z.object({
    kind: z.literal('newsletter_welcome'),
    subscriberId: z.int(),
    /** Whose code is told; null for none. */
    promotionId: z.int().nullable(),
  }),
]);
export type NewsletterMailJob = z.infer<typeof NewsletterMailJob>;

/** Promises a mail inside the transaction that gives reason for it. */
export async function enqueueNewsletterMail(enqueue: Enqueue, tx: Tx, job: NewsletterMailJob): Promise<void> {
  await enqueue(tx, 'mail', job);
}
