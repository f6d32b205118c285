import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { adoptGuestOrders } from '#server/features/orders/orders.door.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { mayMail } from '#server/platform/mail/may-mail.ts';
import { saveDevice } from '#server/platform/security/known-device.ts';
import { openSession } from '#server/platform/sessions.ts';
import { MAIL_ALLOWANCES } from '../account-links.ts';
import { findUserByEmail, type SignInRow } from '../accounts.repository.ts';
import { confirmAccount } from '../mails/account-mails.ts';
import { checkPassword, type PasswordServices } from '../passwords/check-password.ts';
import type { Attempt, SignInRefusal } from './authenticate-staff.ts';
import { isStaff } from './staff-roles.ts';

export type SignInServices = PasswordServices & {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly jobs: Jobs;
};

export type SignedIn = {
  readonly user: SignInRow;
  readonly token: string;
  /** By which the browser is known from now on. */
  readonly device: string;
  readonly expiresAt: Instant;
};

/**
 * Opens a session for a person with an account. An unknown address, a wrong password and an address that was never
 * confirmed are answered alike; the last one is sent its link again when the password was right.
 */
export async function authenticateCustomer(
  services: SignInServices,
  { email, password, ip, device, userAgent }: Attempt,
): Promise<Result<SignedIn, SignInRefusal>> {
  const { db, clock } = services;
  const account = email.trim().toLowerCase();
  const user = await findUserByEmail(db, account);
  const storedHash = user?.passwordHash ?? null;
  const checked = await checkPassword(services, {
    door: 'customer_sign_in',
    account,
    ip,
    device,
    storedHash,
    password,
  });
  if (!checked.ok) return err(checked.error.code === 'wrong' ? { code: 'bad_credentials' } : checked.error);
  if (user === null) throw new Error('A right password without an account');
  // Staff are made by an administrator, who vouches for the address.
  if (!user.isConfirmed && !isStaff(user.roles)) {
    await sendLinkAgain(services, user);
    return err({ code: 'bad_credentials' });
  }
  const session = await inTransaction(db, async (tx) => {
    if (user.isConfirmed) await adoptGuestOrders(tx, { userId: user.id, email: user.email });
    return openSession(tx, { userId: user.id, userAgent, now: clock() });
  });
  return ok({ user, ...session, device: await saveDevice(services, { account, device }) });
}

async function sendLinkAgain({ db, jobs, rateLimits }: SignInServices, { id, email }: SignInRow): Promise<void> {
  if (!(await mayMail(rateLimits, MAIL_ALLOWANCES.confirmAgain, email))) return;
  const enqueue = await jobs.ready();
  await inTransaction(db, (tx) => enqueue(tx, 'mail', confirmAccount.job(id)));
}
