import { z } from 'zod';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue } from '#server/platform/jobs.ts';

export const RESERVATION_MAIL_KINDS = [
  'reservation_received',
  'reservation_for_staff',
  'reservation_confirmed',
  'reservation_proposed',
  'reservation_declined',
  'reservation_cancelled',
  'reservation_accepted_for_staff',
  'reservation_cancelled_for_staff',
] as const;

/** A mail about a table that was asked for: to the guest, or to the restaurant. */
export const ReservationMailJob = z.object({
  kind: z.enum(RESERVATION_MAIL_KINDS),
  reservationId: z.int(),
  /** The reservation's, after the step that the mail is about: what may happen twice has a mail each time. */
  version: z.int().optional(),
});
export type ReservationMailJob = z.infer<typeof ReservationMailJob>;

/** Promises a mail inside the transaction that gives reason for it. */
export async function enqueueReservationMail(enqueue: Enqueue, tx: Tx, job: ReservationMailJob): Promise<void> {
  await enqueue(tx, 'mail', job);
}
