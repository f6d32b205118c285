import { isProvedNow } from '#domain/accounts/proof.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fieldReader, type InvalidFields } from '#server/platform/field-reader.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import type { TooManyRequests } from '#server/platform/security/too-many-requests.ts';
import { announceSessionEnd, revokeSessionsOf, type Session } from '#server/platform/sessions.ts';
import { deleteLinks } from '../accounts.repository.ts';
import { savePasswordHash } from '../customers.repository.ts';
import { loadAccount } from '../find-account.ts';
import { passwordChanged } from '../mails/account-mails.ts';
import type { RegisterServices } from '../register-customer.ts';
import { checkSecondFactor, type SecondFactorRefusal } from '../second-factor/check-second-factor.ts';
import { checkPassword, tooBusy } from './check-password.ts';
import { loadContextWords, readNewPassword } from './passwords.ts';
import type { NewPassword } from './reset-password.ts';

export type ChangeRefusal = InvalidFields | { readonly code: 'wrong_password' } | SecondFactorRefusal | TooManyRequests;

/**
 * Sets a new password when the old one is right, and the code of the second factor unless the session has shown it just
 * now; every other session ends.
 */
export async function changePassword(
  services: RegisterServices,
  session: Session,
  {
    currentPassword,
    code,
    ip,
    ...chosen
  }: NewPassword & { readonly currentPassword: string; readonly code?: string | undefined; readonly ip: string },
): Promise<Result<null, ChangeRefusal>> {
  const { db, clock, jobs, passwords, securityLog } = services;
  const { userId } = session;
  const user = await loadAccount(db, userId);
  const reader = fieldReader();
  const restaurant = await loadContextWords(services);
  await readNewPassword(services, reader, chosen, [user.firstName, user.lastName, user.email, ...restaurant]);
  const read = reader.done();
  if (!read.ok) return read;
  const checked = await checkPassword(services, {
    door: 'own_password',
    account: user.email,
    userId,
    ip,
    device: null,
    storedHash: user.passwordHash,
    password: currentPassword,
  });
  if (!checked.ok) return err(checked.error.code === 'wrong' ? { code: 'wrong_password' } : checked.error);
  if (!isProvedNow(session, clock())) {
    const second = await checkSecondFactor(services, { id: userId, email: user.email }, { code, ip });
    if (!second.ok) return second;
  }
  const hashed = await passwords.hash(chosen.password);
  if (!hashed.ok) return err(tooBusy());
  const enqueue = await jobs.ready();
  await inTransaction(db, async (tx) => {
    await savePasswordHash(tx, userId, hashed.value);
    await deleteLinks(tx, userId, ['reset_password']);
    await revokeSessionsOf(tx, { userId, except: session.tokenHash, now: clock(), keepsPanels: true });
    await securityLog.recordWithin(tx, { kind: 'password_changed', userId, ip });
    await enqueue(tx, passwordChanged.job(userId));
    await announceSessionEnd(tx);
  });
  return ok(null);
}
