import type { RegisterRequest } from '#contract/accounts/accounts.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { fieldReader, type InvalidFields } from '#server/platform/field-reader.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { mayMail } from '#server/platform/mail/may-mail.ts';
import type { BreachedPasswords } from '#server/platform/security/breached-passwords.ts';
import type { TooManyRequests } from '#server/platform/security/too-many-requests.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { MAIL_ALLOWANCES } from './account-links.ts';
import { deleteLinks, findUserByEmail } from './accounts.repository.ts';
import { insertAccount } from './customers.repository.ts';
import { confirmAccount, existingAccount } from './mails/account-mails.ts';
import { type PasswordServices, tooBusy } from './passwords/check-password.ts';
import { loadContextWords, readNewPassword } from './passwords/passwords.ts';

/** No account has this id. */
const NO_USER = 0;

export type RegisterServices = PasswordServices & {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly jobs: Jobs;
  readonly snapshots: Snapshots;
  readonly breachedPasswords: BreachedPasswords;
};

/**
 * Creates an account that waits for its address to be confirmed. The caller learns nothing about other accounts: for a
 * taken address the steps and the time are the same, and its owner gets a mail (reliability.md T20).
 */
export async function registerCustomer(
  services: RegisterServices,
  asked: RegisterRequest,
): Promise<Result<null, InvalidFields | TooManyRequests>> {
  const { db, clock, jobs, passwords, rateLimits } = services;
  const reader = fieldReader();
  const firstName = reader.read('firstName', parsePersonName(asked.firstName), 'first_name_invalid');
  const lastName = reader.read('lastName', parsePersonName(asked.lastName), 'last_name_invalid');
  const email = reader.read('email', parseEmail(asked.email), 'email_invalid');
  const restaurant = await loadContextWords(services);
  await readNewPassword(services, reader, asked, [firstName, lastName, email, ...restaurant]);
  const read = reader.done();
  if (!read.ok) return read;

  const hashed = await passwords.hash(asked.password);
  if (!hashed.ok) return err(tooBusy());
  const enqueue = await jobs.ready();
  const isMailed = await mayMail(rateLimits, MAIL_ALLOWANCES.account, email);
  await inTransaction(db, async (tx) => {
    const customer = { email, firstName, lastName, passwordHash: hashed.value, role: 'ROLE_USER' } as const;
    const newId = await insertAccount(tx, { ...customer, isConfirmed: false, at: clock() });
    const owner = await findUserByEmail(tx, email);
    // Also runs where the address is taken, for no account, so that the time of the answer reveals nothing.
    await deleteLinks(tx, newId ?? NO_USER, ['confirm_account']);
    const mail = newId === null ? existingAccount : confirmAccount;
    await enqueue(tx, mail.job(isMailed ? (newId ?? owner?.id ?? null) : null));
  });
  return ok(null);
}
