/** Rows of people and of one-time tokens. */
import type { Role } from '#contract/accounts.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';

export type SignInRow = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly roles: readonly Role[];
};

/** The person who may sign in with this address, given in lower case. */
export async function findUserByEmail(db: Database, email: string): Promise<SignInRow | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'password_hash', 'roles'])
    .where('email', '=', email)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    passwordHash: row.password_hash,
    // The table's check allows only these three words.
    roles: row.roles as Role[],
  };
}

export async function hasAdmin(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('is_active', '=', true)
    .where(
      (where) => where.val('ROLE_ADMIN'),
      '=',
      (where) => where.fn.any('roles'),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes the administrator; somebody who already has this address becomes one. */
export async function saveAdmin(
  db: Database,
  { email, passwordHash, now }: { readonly email: string; readonly passwordHash: string; readonly now: Instant },
): Promise<void> {
  const rights = { password_hash: passwordHash, roles: ['ROLE_ADMIN'], is_active: true };
  await db
    .insertInto('users')
    .values({ email, first_name: 'Administrator', email_confirmed_at: new Date(now), ...rights })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(rights))
    .execute();
}

export type OneTimePurpose = 'socket';

/** Stores a token that works once, until `expiresAt`. */
export async function insertOneTimeToken(
  db: Database,
  token: {
    readonly hash: Buffer;
    readonly purpose: OneTimePurpose;
    readonly userId: number;
    readonly sessionHash: Buffer;
    readonly expiresAt: Instant;
  },
): Promise<void> {
  await db
    .insertInto('one_time_tokens')
    .values({
      token_hash: token.hash,
      purpose: token.purpose,
      user_id: token.userId,
      session_hash: token.sessionHash,
      expires_at: new Date(token.expiresAt),
    })
    .execute();
}

/** Uses a token up; the session it was made in, or null when it was unknown, used or too old. */
export async function redeemOneTimeToken(
  db: Database,
  { hash, purpose, now }: { readonly hash: Buffer; readonly purpose: OneTimePurpose; readonly now: Instant },
): Promise<Buffer | null> {
  const row = await db
    .updateTable('one_time_tokens')
    .set({ used_at: new Date(now) })
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .returning('session_hash')
    .executeTakeFirst();
  return row?.session_hash ?? null;
}

/** Deletes what expired before `before`. */
export async function deleteExpired(db: Database, before: Instant): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('expires_at', '<', new Date(before)).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', new Date(before)).execute();
}
