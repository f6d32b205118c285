import { isStaff } from '#domain/accounts/role-rights.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { People } from '#server/platform/define/personal-data.ts';
import type { Log } from '#server/platform/log.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import type { TooManyRequests } from '#server/platform/security/too-many-requests.ts';
import type { Session } from '#server/platform/sessions.ts';
import { anonymisePerson } from './anonymise-person.ts';
import { deleteUser } from './customers.repository.ts';
import { loadAccount } from './find-account.ts';
import { checkPassword, type PasswordServices } from './passwords/check-password.ts';

type DeleteServices = PasswordServices & {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly log: Log;
  readonly people: People;
};

export type DeleteRefusal =
  | { readonly code: 'wrong_password' | 'staff_account' | 'orders_under_way' }
  | TooManyRequests;

/**
 * Deletes an account with all data that are only about its owner. Orders stay, anonymised. Staff accounts are
 * deactivated by an administrator instead, because their name is part of the history
 * (src/server/features/accounts/README.md, docs/decisions/0098).
 */
export async function deleteAccount(
  services: DeleteServices,
  session: Session,
  { password, ip }: { readonly password: string; readonly ip: string },
): Promise<Result<null, DeleteRefusal>> {
  const { db, clock, log, people } = services;
  const { id, email, roles, passwordHash } = await loadAccount(db, session.userId);
  if (isStaff(roles)) return err({ code: 'staff_account' });
  const attempt = {
    door: 'own_password',
    account: email,
    userId: id,
    ip,
    device: null,
    storedHash: passwordHash,
    password,
  } as const;
  const checked = await checkPassword(services, attempt);
  if (!checked.ok) return err(checked.error.code === 'wrong' ? { code: 'wrong_password' } : checked.error);
  const deleted = await inRefusableTransaction<null, { readonly code: 'orders_under_way' }>(db, async (tx) => {
    const forgotten = await anonymisePerson(people, tx, { userId: id, email, phone: null }, clock());
    if (!forgotten.ok) return forgotten;
    await deleteUser(tx, id);
    return ok(null);
  });
  if (deleted.ok) log.info({ userId: id }, 'account.deleted');
  return deleted;
}
