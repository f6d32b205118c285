import { z } from 'zod';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue } from '#server/platform/jobs.ts';

export const WITHDRAWAL_MAIL_KINDS = ['withdrawal_received', 'withdrawal_notice'] as const;

export const WithdrawalMailJob = z.object({
  /** To the guest, and to the restaurant. */
  kind: z.enum(WITHDRAWAL_MAIL_KINDS),
  withdrawalId: z.int(),
});
export type WithdrawalMailJob = z.infer<typeof WithdrawalMailJob>;

/** Promises a mail in the transaction that keeps the withdrawal. */
export async function enqueueWithdrawalMail(enqueue: Enqueue, tx: Tx, job: WithdrawalMailJob): Promise<void> {
  await enqueue(tx, 'mail', job);
}
