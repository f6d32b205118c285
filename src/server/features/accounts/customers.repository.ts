/** Customers' accounts: registering, changing, deleting. */
import { sql } from 'kysely';
import { type Role, readRoles } from '#domain/accounts/roles.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';

export type NewAccount = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly role: Role;
  /** Whether the address needs no confirmation. */
  readonly isConfirmed: boolean;
  readonly at: Instant;
};

/**
 * Inserts an account. An unconfirmed customer account with this address is overwritten, because it may be a stranger's
 * and nothing depends on it; an account that is confirmed, of staff or deactivated stays.
 *
 * @returns its id, null when the address is taken
 */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<number | null> {
  const written = {
    first_name: account.firstName,
    last_name: account.lastName,
    password_hash: account.passwordHash,
    roles: [account.role],
    email_confirmed_at: account.isConfirmed ? new Date(account.at) : null,
    created_at: new Date(account.at),
  };
  const row = await tx
    .insertInto('users')
    .values({ email: account.email, ...written })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(written)
        .where('users.email_confirmed_at', 'is', null)
        .where('users.is_active', '=', true)
        .where('users.roles', '=', sql<string[]>`array['ROLE_USER']`),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Records that the person has confirmed their address; the first moment stays. */
export async function confirmEmail(tx: Tx, userId: number, now: Instant): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ email_confirmed_at: eb.fn.coalesce('email_confirmed_at', eb.val(new Date(now))) }))
    .where('id', '=', userId)
    .execute();
}

export async function savePasswordHash(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

export type Profile = { readonly firstName: string; readonly lastName: string; readonly phone: string };

export async function saveProfile(db: Database, userId: number, profile: Profile): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: profile.firstName, last_name: profile.lastName, phone: profile.phone })
    .where('id', '=', userId)
    .execute();
}

export async function savePhone(tx: Tx, userId: number, phone: string): Promise<void> {
  await tx.updateTable('users').set({ phone }).where('id', '=', userId).execute();
}

/** Deletes the person with sessions, links and address; their orders must be anonymised first. */
export async function deleteUser(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}

/** Deletes customers who registered before `before` and never confirmed. */
export async function deleteUnconfirmed(db: Database, before: Instant): Promise<void> {
  await db
    .deleteFrom('users')
    .where('email_confirmed_at', 'is', null)
    .where('created_at', '<', new Date(before))
    .where('roles', '=', sql<string[]>`array['ROLE_USER']`)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('orders').whereRef('orders.user_id', '=', 'users.id'))))
    .execute();
}

export type AccountRecord = {
  readonly roles: readonly Role[];
  readonly createdAt: Instant;
  readonly emailConfirmedAt: Instant | null;
};

export async function loadAccountRecord(db: Database, userId: number): Promise<AccountRecord> {
  const row = await db
    .selectFrom('users')
    .select(['roles', 'created_at', 'email_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    roles: readRoles(row.roles),
    createdAt: readInstant(row.created_at),
    emailConfirmedAt: maybeInstant(row.email_confirmed_at),
  };
}

const MOST_SESSIONS = 200;

/** Sessions that are still kept, the newest first. */
export async function listSessions(db: Database, userId: number) {
  const rows = await db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at', 'revoked_at', 'user_agent'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(MOST_SESSIONS)
    .execute();
  return rows.map((row) => ({
    openedAt: readInstant(row.created_at),
    expiresAt: readInstant(row.expires_at),
    isRevoked: row.revoked_at !== null,
    device: row.user_agent,
  }));
}
