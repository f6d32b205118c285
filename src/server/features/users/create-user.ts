import { sentenceOf } from '#contract/errors.ts';
import type { CreateUserRequest } from '#contract/users/wire.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { err, ok, type Result } from '#domain/result.ts';
import {
  hashPassword,
  loadContextWords,
  openConfirmedAccount,
  readNewPassword,
} from '#server/features/accounts/index.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { fieldReader, type InvalidFields } from '#server/platform/field-reader.ts';
import type { BreachedPasswords } from '#server/platform/security/breached-passwords.ts';
import type { SecurityLog } from '#server/platform/security/security-log.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { describeUser, titleOf } from './describe-user.ts';

export type UserServices = DbServices & {
  readonly snapshots: Snapshots;
  readonly securityLog: SecurityLog;
  readonly breachedPasswords: BreachedPasswords;
};
type Created = { readonly id: number; readonly version: number };
type CreateUserRefusal =
  | InvalidFields
  | ChangedMeanwhile
  | { readonly code: 'account_exists'; readonly fields: { readonly email: string } };

/** Creates an account; the administrator has confirmed the address, so no confirmation mail is needed. */
export async function createUser(
  services: UserServices,
  staffId: number,
  asked: CreateUserRequest & { readonly role: Role; readonly ip: string },
): Promise<Result<Created, CreateUserRefusal>> {
  const reader = fieldReader();
  const firstName = reader.read('firstName', parsePersonName(asked.firstName), 'first_name_invalid');
  const lastName = reader.read('lastName', parsePersonName(asked.lastName), 'last_name_invalid');
  const email = reader.read('email', parseEmail(asked.email), 'email_invalid');
  await readNewPassword(services, reader, { password: asked.password }, [
    firstName,
    lastName,
    email,
    ...(await loadContextWords(services)),
  ]);
  const read = reader.done();
  if (!read.ok) return read;
  const passwordHash = await hashPassword(asked.password);
  return saveByStaff<Created, CreateUserRefusal>(services, { subject: 'users', staffId }, async (tx, save, at) => {
    const user = { firstName, lastName, email, role: asked.role };
    const id = await openConfirmedAccount(tx, { ...user, passwordHash, at });
    if (id === null) return err({ code: 'account_exists', fields: { email: sentenceOf('account_exists') } });
    await services.securityLog.recordWithin(tx, {
      kind: 'account_created',
      userId: id,
      actorId: staffId,
      ip: asked.ip,
      detail: asked.role,
    });
    const after = describeUser({ ...user, phone: '', isActive: true });
    const saved = await save({ subject: `user:${id}`, title: titleOf(user), action: 'created', after });
    return ok({ id, ...saved.value });
  });
}
