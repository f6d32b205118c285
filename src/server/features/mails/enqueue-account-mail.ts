import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue } from '#server/platform/jobs.ts';

const ACCOUNT_MAIL_KINDS = ['confirm_account', 'existing_account', 'reset_password', 'password_changed'] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];

/** A mail about an account. Nobody's job is done by doing nothing: who asked cannot tell the two apart by time. */
export const AccountMailJob = z.object({
  kind: z.enum(ACCOUNT_MAIL_KINDS),
  userId: z.int().nullable(),
  /** Names the occasion: the same kind may be sent to the same person many times. */
  occasion: z.uuid(),
});
export type AccountMailJob = z.infer<typeof AccountMailJob>;

/** Promises a mail inside the transaction that gives reason for it. */
export async function enqueueAccountMail(
  enqueue: Enqueue,
  tx: Tx,
  { kind, userId }: Pick<AccountMailJob, 'kind' | 'userId'>,
): Promise<void> {
  await enqueue(tx, 'mail', { kind, userId, occasion: randomUUID() } satisfies AccountMailJob);
}
