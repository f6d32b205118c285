/** People with an account, for administrators. */

import { type Selectable, sql } from 'kysely';
import { rolesFor } from '#domain/accounts/role-rights.ts';
import { type Role, readRoles, strongestOf } from '#domain/accounts/roles.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Users } from '#server/platform/database.types.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { countRows } from '#server/platform/postgres/count-rows.ts';
import { foldedText, likePattern } from '#server/platform/postgres/folded-text.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';

export type StoredUser = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly isConfirmed: boolean;
  readonly createdAt: Instant;
};

const USER = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'roles',
  'is_active',
  'email_confirmed_at',
  'created_at',
] as const;

function readUser(row: Pick<Selectable<Users>, (typeof USER)[number]>): StoredUser {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    role: strongestOf(readRoles(row.roles)),
    isActive: row.is_active,
    isConfirmed: row.email_confirmed_at !== null,
    createdAt: readInstant(row.created_at),
  };
}

export type UserFilter = {
  /** Staff, or customers. */
  readonly isStaff: boolean;
  /** As typed; '' means no search. */
  readonly search: string;
};

const IS_STAFF = sql<boolean>`roles && ${sql.val([...rolesFor('any_staff')])}::text[]`;
/** Without case and diacritics. */
const FOLDED = foldedText(sql<string>`concat_ws(' ', first_name, last_name, email, phone)`);

function listed(db: Database, { isStaff, search }: UserFilter) {
  return db
    .selectFrom('users')
    .where(IS_STAFF, '=', isStaff)
    .$if(search.trim() !== '', (query) => query.where(FOLDED, 'like', likePattern(search)));
}

/** Active accounts first, the newest first. */
export async function listUsers(
  db: Database,
  { page, size, ...filter }: UserFilter & { readonly page: number; readonly size: number },
): Promise<readonly StoredUser[]> {
  const rows = await listed(db, filter)
    .select(USER)
    .orderBy('is_active', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map(readUser);
}

export function countUsers(db: Database, filter: UserFilter): Promise<number> {
  return countRows(listed(db, filter));
}

export async function findUser(db: Database, id: number): Promise<StoredUser | null> {
  const row = await db.selectFrom('users').select(USER).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : readUser(row);
}

/** Active administrators besides one. */
export function countOtherAdmins(tx: Tx, id: number): Promise<number> {
  return countRows(
    tx
      .selectFrom('users')
      .where('is_active', '=', true)
      .where('id', '<>', id)
      .where((eb) => eb(eb.val('ROLE_ADMIN'), '=', eb.fn.any('roles'))),
  );
}

/** Number of devices signed in at a moment. */
export function countOpenSessions(db: Database, userId: number, now: Instant): Promise<number> {
  return countRows(
    db
      .selectFrom('sessions')
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', new Date(now)),
  );
}

export async function updateUser(
  tx: Tx,
  { id, firstName, lastName, phone, role, isActive }: Omit<StoredUser, 'email' | 'isConfirmed' | 'createdAt'>,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName, phone, roles: [role], is_active: isActive })
    .where('id', '=', id)
    .execute();
}
