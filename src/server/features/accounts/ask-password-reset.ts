import { parseEmail } from '#domain/accounts/parse-email.ts';
import { enqueueAccountMail } from '#server/features/mails/enqueue-account-mail.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { RateLimits } from '#server/platform/rate-limits.ts';
import { findUserByEmail } from './accounts.repository.ts';
import { mayMail } from './mail-allowance.ts';

type ResetServices = { readonly db: Database; readonly jobs: Jobs; readonly rateLimits: RateLimits };

/** Sends a reset link to the owner of an address, if there is one; the same steps and time if not. */
export async function askPasswordReset({ db, jobs, rateLimits }: ResetServices, raw: string): Promise<void> {
  const parsed = parseEmail(raw);
  const email = parsed.ok ? parsed.value : '';
  const isMailed = await mayMail(rateLimits, 'reset', email);
  const enqueue = await jobs.ready();
  await inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    await enqueueAccountMail(enqueue, tx, { kind: 'reset_password', userId: isMailed ? (user?.id ?? null) : null });
  });
}
