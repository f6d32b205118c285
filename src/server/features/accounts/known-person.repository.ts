import { type Role, readRoles } from '#domain/accounts/roles.ts';
import type { Database } from '#server/platform/database.ts';

export type AccountOfPerson = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
};

/** The account of a mailbox, switched off or not; null where there is none. */
export async function findAccountOf(db: Database, email: string): Promise<AccountOfPerson | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'roles'])
    .where('email', '=', email)
    .executeTakeFirst();
  // The table's check allows only these words.
  return row === undefined ? null : { ...row, roles: readRoles(row.roles) };
}
