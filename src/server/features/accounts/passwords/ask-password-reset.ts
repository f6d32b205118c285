import { parseEmail } from '#domain/accounts/parse-email.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Database } from '#server/platform/database.ts';
import { fieldReader, type InvalidFields } from '#server/platform/field-reader.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { mayMail } from '#server/platform/mail/may-mail.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import { MAIL_ALLOWANCES } from '../account-links.ts';
import { findUserByEmail } from '../accounts.repository.ts';
import { resetPassword } from '../mails/account-mails.ts';

type ResetServices = { readonly db: Database; readonly jobs: Jobs; readonly rateLimits: RateLimits };

/**
 * Sends a reset link to the owner of an address, if there is one; the steps and the time are the same if not. An
 * invalid address belongs to no account, so refusing it reveals none.
 */
export async function askPasswordReset(
  { db, jobs, rateLimits }: ResetServices,
  raw: string,
): Promise<Result<null, InvalidFields>> {
  const reader = fieldReader();
  const email = reader.read('email', parseEmail(raw), 'email_invalid');
  const read = reader.done();
  if (!read.ok) return read;
  const isMailed = await mayMail(rateLimits, MAIL_ALLOWANCES.reset, email);
  const enqueue = await jobs.ready();
  await inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    await enqueue(tx, resetPassword.job(isMailed ? (user?.id ?? null) : null));
  });
  return ok(null);
}
