import type { Role } from '#contract/accounts/accounts.ts';
import type { CreateUserRequest } from '#contract/accounts/users-wire.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import { changedFields } from '#domain/changes/changed-fields.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { hashPassword, loadWordsOfTheHouse, readNewPassword } from '#server/features/accounts/accounts.door.ts';
import { recordChange } from '#server/features/changes/changes.door.ts';
import type { Database } from '#server/platform/database.ts';
import { fieldReader, type InvalidFields } from '#server/platform/field-reader.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { describeUser, titleOf } from './describe-user.ts';
import { insertUser } from './users.repository.ts';

export type UserServices = { readonly db: Database; readonly clock: () => Instant; readonly snapshots: Snapshots };
type Made = { readonly id: number; readonly version: number };

/** Opens an account for somebody; the administrator vouches for the address, so nothing needs to be confirmed. */
export async function createUser(
  services: UserServices,
  staffId: number,
  asked: CreateUserRequest & { readonly role: Role },
): Promise<Result<Made, InvalidFields | { readonly code: 'account_exists' }>> {
  const { db, clock } = services;
  const reader = fieldReader();
  const firstName = reader.read('firstName', parsePersonName(asked.firstName), 'first_name_invalid');
  const lastName = reader.read('lastName', parsePersonName(asked.lastName), 'last_name_invalid');
  const email = reader.read('email', parseEmail(asked.email), 'email_invalid');
  await readNewPassword(reader, { password: asked.password }, [
    firstName,
    lastName,
    email,
    ...(await loadWordsOfTheHouse(services)),
  ]);
  const read = reader.done();
  if (!read.ok) return read;
  const passwordHash = await hashPassword(asked.password);
  return inRefusableTransaction<Made, { readonly code: 'account_exists' }>(db, async (tx) => {
    const at = clock();
    const user = { firstName, lastName, email, role: asked.role };
    const id = await insertUser(tx, { ...user, passwordHash, at });
    if (id === null) return err({ code: 'account_exists' });
    const fields = changedFields({}, describeUser({ ...user, phone: '', isActive: true }));
    const change = { subject: `user:${id}`, title: titleOf(user), action: 'created', fields } as const;
    return ok({ id, version: await recordChange(tx, { ...change, staffId, at }) });
  });
}
