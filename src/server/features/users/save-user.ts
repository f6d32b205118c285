import type { SaveUserRequest } from '#contract/users/wire.ts';
import { decideUserChange, type UserChangeRefusal } from '#domain/accounts/decide-user-change.ts';
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import { fieldReader, type InvalidFields } from '#server/platform/field-reader.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { announceSessionEnd, revokeSessionsOf, type Session } from '#server/platform/sessions.ts';
import type { UserServices } from './create-user.ts';
import { describeUser, titleOf } from './describe-user.ts';
import { countOtherAdmins, findUser, type StoredUser, updateUser } from './users.repository.ts';

export type SaveUserRefusal =
  | InvalidFields
  | ChangedMeanwhile
  | UserChangeRefusal
  | { readonly code: 'user_not_found' };

/**
 * Changes an account. When its role changes or it is deactivated, it is signed out everywhere at once; when two
 * administrators remove each other's rights at the same moment, the second is refused.
 */
export function saveUser(
  services: UserServices,
  staffId: number,
  { id, ip, ...asked }: SaveUserRequest & { readonly id: number; readonly ip: string },
): Promise<Result<{ readonly version: number }, SaveUserRefusal>> {
  const hasRights = asked.role !== undefined || asked.isActive !== undefined;
  const saving = {
    subject: `user:${id}`,
    staffId,
    version: asked.version,
    // Saves that affect rights are serialised, because each depends on the present administrators.
    ...(hasRights ? { alsoLock: 'user-rights' } : {}),
  };
  return saveByStaff<{ readonly version: number }, SaveUserRefusal>(services, saving, async (tx, save, now) => {
    const before = await findUser(tx, id);
    if (before === null) return err({ code: 'user_not_found' });
    const read = readUser(asked, before);
    if (!read.ok) return read;
    const after = read.value;
    const otherAdmins = await countOtherAdmins(tx, id);
    const decided = decideUserChange({ actorId: staffId, user: before, wanted: after, otherAdmins });
    if (!decided.ok) return decided;
    return save({
      title: titleOf(after),
      before: describeUser(before),
      after: describeUser(after),
      async write() {
        await updateUser(tx, after);
        if (after.role === before.role && after.isActive === before.isActive) return;
        const detail = after.isActive ? after.role : 'switched_off';
        await services.securityLog.recordWithin(tx, {
          kind: 'rights_changed',
          userId: id,
          actorId: staffId,
          ip,
          detail,
        });
        await revokeSessionsOf(tx, { userId: id, except: null, now });
        await announceSessionEnd(tx);
      },
    });
  });
}

function readUser(asked: SaveUserRequest, before: StoredUser): Result<StoredUser, InvalidFields> {
  const reader = fieldReader();
  const { firstName, lastName, phoneNumber, role, isActive } = asked;
  const after = {
    ...before,
    // An unchanged name is not validated: the first administrator has no last name until one is saved.
    firstName:
      firstName === undefined || firstName === before.firstName
        ? before.firstName
        : reader.read('firstName', parsePersonName(firstName), 'first_name_invalid'),
    lastName:
      lastName === undefined || lastName === before.lastName
        ? before.lastName
        : reader.read('lastName', parsePersonName(lastName), 'last_name_invalid'),
    phone:
      phoneNumber === undefined
        ? before.phone
        : reader.read(
            'phoneNumber',
            phoneNumber.trim() === '' ? ok('') : parsePhone(phoneNumber),
            'restaurant_phone_invalid',
          ),
    role: role ?? before.role,
    isActive: isActive ?? before.isActive,
  };
  const read = reader.done();
  return read.ok ? ok(after) : read;
}

/** Ends all sessions of a user, including open sockets of tablets; for the caller, all except the present one. */
export function endUserSessions(
  { db, clock, securityLog }: UserServices,
  { userId: actorId, tokenHash }: Session,
  { id, ip }: { readonly id: number; readonly ip: string },
): Promise<Result<null, { readonly code: 'user_not_found' }>> {
  return inRefusableTransaction<null, { readonly code: 'user_not_found' }>(db, async (tx) => {
    if ((await findUser(tx, id)) === null) return err({ code: 'user_not_found' });
    await revokeSessionsOf(tx, { userId: id, except: id === actorId ? tokenHash : null, now: clock() });
    await securityLog.recordWithin(tx, { kind: 'sessions_ended', userId: id, actorId, ip });
    await announceSessionEnd(tx);
    return ok(null);
  });
}
