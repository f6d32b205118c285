import { err, ok, type Result } from '#domain/result.ts';
import type { Role } from './roles.ts';

export type UserStanding = {
  readonly id: number;
  readonly role: Role;
  readonly isActive: boolean;
  readonly isConfirmed: boolean;
};

export type UserChangeRefusal = { readonly code: 'own_account' | 'last_admin' | 'user_unconfirmed' };

/**
 * Whether an administrator may change the role of a user, or activate or deactivate the account. Administrators cannot
 * change their own role or switch, the last active one stays, and an account with an unconfirmed address gets no
 * rights.
 */
export function decideUserChange({
  actorId,
  user,
  wanted,
  otherAdmins,
}: {
  readonly actorId: number;
  readonly user: UserStanding;
  readonly wanted: Pick<UserStanding, 'role' | 'isActive'>;
  /** Active administrators besides `user`. */
  readonly otherAdmins: number;
}): Result<null, UserChangeRefusal> {
  if (wanted.role === user.role && wanted.isActive === user.isActive) return ok(null);
  if (user.id === actorId) return err({ code: 'own_account' });
  const wasAdmin = user.role === 'ROLE_ADMIN' && user.isActive;
  const isAdmin = wanted.role === 'ROLE_ADMIN' && wanted.isActive;
  if (wasAdmin && !isAdmin && otherAdmins === 0) return err({ code: 'last_admin' });
  if (wanted.role !== 'ROLE_USER' && user.role === 'ROLE_USER' && !user.isConfirmed) {
    return err({ code: 'user_unconfirmed' });
  }
  return ok(null);
}
