import { isStaff } from '#domain/accounts/role-rights.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { adoptGuestOrders } from '#server/features/orders/index.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { mayMail } from '#server/platform/mail/may-mail.ts';
import { MAIL_ALLOWANCES } from '../account-links.ts';
import { findUserByEmail, type SignInRow } from '../accounts.repository.ts';
import { confirmAccount } from '../mails/account-mails.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { checkSecondFactor } from '../second-factor/check-second-factor.ts';
import type { Attempt, SignInRefusal } from './authenticate-staff.ts';
import { type EnterServices, enter } from './enter.ts';

export type SignedIn = {
  readonly user: SignInRow;
  readonly token: string;
  /** The secret by which the browser is known from now on. */
  readonly device: string;
  readonly expiresAt: Instant;
};

/**
 * Opens a session for a person with an account. An unknown address, a wrong password and an unconfirmed address are
 * answered alike; for the last one the link is sent again when the password was correct.
 */
export async function authenticateCustomer(
  services: EnterServices,
  { email, password, code, ...visitor }: Attempt,
): Promise<Result<SignedIn, SignInRefusal>> {
  const { db } = services;
  const { ip, device } = visitor;
  const account = email.trim().toLowerCase();
  const user = await findUserByEmail(db, account);
  const storedHash = user?.passwordHash ?? null;
  const checked = await checkPassword(services, {
    door: 'customer_sign_in',
    account,
    userId: user?.id ?? null,
    ip,
    device,
    storedHash,
    password,
  });
  if (!checked.ok) return err(checked.error.code === 'wrong' ? { code: 'bad_credentials' } : checked.error);
  if (user === null) throw new Error('A right password without an account');
  // Staff accounts are created by an administrator, so their address needs no confirmation.
  if (!user.isConfirmed && !isStaff(user.roles)) {
    await sendLinkAgain(services, user);
    return err({ code: 'bad_credentials' });
  }
  const second = await checkSecondFactor(services, user, { code, ip });
  if (!second.ok) return second;
  if (user.isConfirmed) {
    await inTransaction(db, (tx) => adoptGuestOrders(tx, { userId: user.id, email: user.email }));
  }
  return ok({ user, ...(await enter(services, user, visitor, second.value)) });
}

async function sendLinkAgain({ db, jobs, rateLimits }: EnterServices, { id, email }: SignInRow): Promise<void> {
  if (!(await mayMail(rateLimits, MAIL_ALLOWANCES.confirmAgain, email))) return;
  const enqueue = await jobs.ready();
  await inTransaction(db, (tx) => enqueue(tx, confirmAccount.job(id)));
}
