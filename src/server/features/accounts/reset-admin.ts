import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import type { SecurityLog } from '#server/platform/security/security-log.ts';
import { announceSessionEnd, revokeSessionsOf } from '#server/platform/sessions.ts';
import { findUserByEmail, saveAdmin } from './accounts.repository.ts';
import type { FirstAdmin } from './ensure-first-admin.ts';
import { hashPassword, newPassword } from './passwords/passwords.ts';
import { deleteAllFactors } from './second-factor/factors.repository.ts';

/**
 * Restores access when password, telephone and codes are all lost (`RESET_ADMIN` at the start): a new password, printed
 * once, no second factor, every device signed out. An address without an account gets an administrator's account.
 */
export async function resetAdmin(
  db: Database,
  { email, now, securityLog }: { readonly email: string; readonly now: Instant; readonly securityLog: SecurityLog },
): Promise<FirstAdmin> {
  const admin = { email: email.toLowerCase(), password: newPassword() };
  const passwordHash = await hashPassword(admin.password);
  await inTransaction(db, async (tx) => {
    await saveAdmin(tx, { email: admin.email, passwordHash, now });
    const user = await findUserByEmail(tx, admin.email);
    if (user === null) throw new Error('The administrator that was just saved is not there');
    await deleteAllFactors(tx, user.id);
    await revokeSessionsOf(tx, { userId: user.id, except: null, now });
    await securityLog.recordWithin(tx, { kind: 'password_changed', userId: user.id, detail: 'reset_admin' });
    await announceSessionEnd(tx);
  });
  return admin;
}
