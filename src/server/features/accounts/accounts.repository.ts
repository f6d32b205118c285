/** Rows of people and of one-time tokens. */
import type { Selectable } from 'kysely';
import { FIRST_ADMIN_NAME } from '#domain/accounts/greeting-name.ts';
import { type Role, readRoles } from '#domain/accounts/roles.ts';
import { DAY_MS, type Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Users } from '#server/platform/database.types.ts';

export type SignInRow = {
  readonly id: number;
  readonly isConfirmed: boolean;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly roles: readonly Role[];
};

const SIGN_IN = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'password_hash',
  'roles',
  'email_confirmed_at',
] as const;

function signInRow(row: Pick<Selectable<Users>, (typeof SIGN_IN)[number]>): SignInRow {
  return {
    id: row.id,
    isConfirmed: row.email_confirmed_at !== null,
    phone: row.phone,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    passwordHash: row.password_hash,
    roles: readRoles(row.roles),
  };
}

/** The person with this address who may sign in; `email` in lower case. */
export async function findUserByEmail(db: Database, email: string): Promise<SignInRow | null> {
  const row = await db
    .selectFrom('users')
    .select(SIGN_IN)
    .where('email', '=', email)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row ? signInRow(row) : null;
}

/** The same by id. */
export async function findUserById(db: Database, id: number): Promise<SignInRow | null> {
  const row = await db
    .selectFrom('users')
    .select(SIGN_IN)
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row ? signInRow(row) : null;
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

/** Creates the administrator; an existing account with this address becomes one. */
export async function saveAdmin(
  db: Database,
  { email, passwordHash, now }: { readonly email: string; readonly passwordHash: string; readonly now: Instant },
): Promise<void> {
  const rights = { password_hash: passwordHash, roles: ['ROLE_ADMIN'], is_active: true };
  await db
    .insertInto('users')
    .values({ email, first_name: FIRST_ADMIN_NAME, email_confirmed_at: new Date(now), ...rights })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(rights))
    .execute();
}

export type OneTimePurpose = 'socket' | LinkPurpose;
/** The purpose of a link in a mail. */
export type LinkPurpose = 'confirm_account' | 'reset_password';

/** Stores a token that works once, until `expiresAt`. */
export async function insertOneTimeToken(
  db: Database,
  token: {
    readonly hash: Buffer;
    readonly purpose: OneTimePurpose;
    readonly userId: number;
    /** The session that the token depends on; null for links, which open a session or need none. */
    readonly sessionHash: Buffer | null;
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

type TokenQuestion = { readonly hash: Buffer; readonly purpose: OneTimePurpose; readonly now: Instant };

/** Redeems a token; returns the session it was created in, or null when it is unknown, used or expired. */
export async function redeemOneTimeToken(db: Database, question: TokenQuestion): Promise<Buffer | null> {
  return (await takeOnce(db, question))?.session_hash ?? null;
}

/** Redeems a link; returns its owner. */
export async function redeemLink(db: Database, question: TokenQuestion): Promise<number | null> {
  return (await takeOnce(db, question))?.user_id ?? null;
}

function takeOnce(db: Database, { hash, purpose, now }: TokenQuestion) {
  return db
    .updateTable('one_time_tokens')
    .set({ used_at: new Date(now) })
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .returning(['session_hash', 'user_id'])
    .executeTakeFirst();
}

/** The owner of a link while it is valid; the link is not used up. */
export async function findLinkOwner(db: Database, { hash, purpose, now }: TokenQuestion): Promise<number | null> {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('user_id')
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Deletes every unused link of a person. */
export async function deleteLinks(db: Database, userId: number, purposes: readonly LinkPurpose[]): Promise<void> {
  await db
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

/** Deletes tokens and sessions that expired before `before`. */
export async function deleteExpired(db: Database, before: Instant): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('expires_at', '<', new Date(before)).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', new Date(before)).execute();
}

/** Sessions are kept for longer than this, so an older account without any session has not been used for a month. */
const NEW_ACCOUNT_DAYS = 30;

/** Whether a new account has never been signed in to. */
export async function isFirstSignIn(db: Database, userId: number, now: Instant): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('created_at', '>', new Date(now - NEW_ACCOUNT_DAYS * DAY_MS))
    .where((eb) => eb.not(eb.exists(eb.selectFrom('sessions').select('user_id').where('user_id', '=', userId))))
    .executeTakeFirst();
  return row !== undefined;
}
