import type { SaveUserRequest } from '#contract/users.ts';
import { decideUserChange, type UserChangeRefusal } from '#domain/accounts/decide-user-change.ts';
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { changedFields } from '#domain/changes/changed-fields.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type ChangedMeanwhile, holdForSaving, recordChange } from '#server/features/changes/changes.door.ts';
import type { Database } from '#server/platform/database.ts';
import { fieldReader, type InvalidFields } from '#server/platform/field-reader.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { announceSessionEnd, revokeSessionsOf } from '#server/platform/sessions.ts';
import { describeUser, titleOf } from './describe-user.ts';
import { countOtherAdmins, findUser, type StoredUser, updateUser } from './users.repository.ts';

export type SaveUserRefusal =
  | InvalidFields
  | ChangedMeanwhile
  | UserChangeRefusal
  | { readonly code: 'user_not_found' };

/**
 * Changes an account. Whoever gets another role or is switched off is signed out everywhere at once; of two
 * administrators who take each other's rights at the same moment the second is refused.
 */
export function saveUser(
  { db, clock }: { readonly db: Database; readonly clock: () => Instant },
  staffId: number,
  { id, ...asked }: SaveUserRequest & { readonly id: number },
): Promise<Result<number, SaveUserRefusal>> {
  return inRefusableTransaction<number, SaveUserRefusal>(db, async (tx) => {
    // Rights are one thing: who is an administrator is decided by one saver at a time.
    if (asked.role !== undefined || asked.isActive !== undefined) await holdForSaving(tx, 'user-rights', null);
    const held = await holdForSaving(tx, `user:${id}`, asked.version);
    if (!held.ok) return held;
    const before = await findUser(tx, id);
    if (before === null) return err({ code: 'user_not_found' });
    const read = readUser(asked, before);
    if (!read.ok) return read;
    const after = read.value;
    const otherAdmins = await countOtherAdmins(tx, id);
    const decided = decideUserChange({ actorId: staffId, user: before, wanted: after, otherAdmins });
    if (!decided.ok) return decided;
    const fields = changedFields(describeUser(before), describeUser(after));
    const at = clock();
    if (fields.length > 0) await updateUser(tx, after);
    if (after.role !== before.role || after.isActive !== before.isActive) {
      await revokeSessionsOf(tx, { userId: id, except: null, now: at });
      await announceSessionEnd(tx);
    }
    const change = { subject: `user:${id}`, title: titleOf(after), action: 'updated', fields } as const;
    return ok(await recordChange(tx, { ...change, staffId, at }));
  });
}

function readUser(asked: SaveUserRequest, before: StoredUser): Result<StoredUser, InvalidFields> {
  const reader = fieldReader();
  const { firstName, lastName, phoneNumber, role, isActive } = asked;
  const after = {
    ...before,
    // A name that stays as it was is not judged: the first administrator has no last name until somebody gives one.
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
