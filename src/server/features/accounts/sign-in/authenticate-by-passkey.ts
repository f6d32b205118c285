import { isStaff } from '#domain/accounts/role-rights.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { findUserById } from '../accounts.repository.ts';
import { checkPasskey, type PasskeyRefusal, type PasskeyServices } from '../second-factor/passkeys.ts';
import { person, type StaffSignIn } from './authenticate-staff.ts';
import { type EnterServices, enter } from './enter.ts';
import type { Visitor } from './visitor.ts';

/**
 * Opens a session for staff by a passkey alone, which already combines two factors: the device, and a fingerprint or
 * PIN.
 */
export async function authenticateByPasskey(
  services: EnterServices & PasskeyServices,
  { credential, ...visitor }: Visitor & { readonly credential: unknown },
): Promise<Result<StaffSignIn, PasskeyRefusal>> {
  const checked = await checkPasskey(services, { credential, ip: visitor.ip });
  if (!checked.ok) return checked;
  const user = await findUserById(services.db, checked.value.userId);
  if (user === null || !isStaff(user.roles)) return err({ code: 'passkey_refused' });
  return ok({ ...person(user), ...(await enter(services, user, visitor, 'passkey')) });
}
