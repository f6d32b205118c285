/**
 * Sessions: opaque 256-bit tokens of which only the SHA-256 is stored, checked against the database on every request,
 * so that ending one takes effect at once (docs/decisions/0006).
 */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { SESSION_HOURS } from '#contract/accounts/accounts.ts';
import { type Role, readRoles } from '#domain/accounts/roles.ts';
import { type Instant, instant, MINUTE_MS } from '#domain/time/instant.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';
import type { Database } from './database.ts';
import { batchReads } from './versions/batch-reads.ts';

export type Session = {
  /** Unchanged when the token is renewed. */
  readonly id: number;
  readonly userId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly expiresAt: Instant;
  readonly tokenHash: Buffer;
  readonly kind: SessionKind;
  /** When the person last authenticated. */
  readonly provedAt: Instant | null;
  /** Last use of the back office. */
  readonly lastSeenAt: Instant;
  readonly isLocked: boolean;
};

/** Opened on our own pages, by a program, or on an enrolled tablet. */
export type SessionKind = 'page' | 'program' | 'panel';

/** The channel on which ended sessions are announced, so that every process checks its open sockets at once. */
export const SESSION_END_CHANNEL = 'session_ended';

const HOUR_MS = 3_600_000;
/** An enrolled tablet expires after this many days without use. */
const PANEL_DAYS = 180;
/** Independent of the role of the person who enrolled it. */
const PANEL_ROLES: readonly Role[] = ['ROLE_MANAGER'];
const TOKEN_BYTES = 32;
/** Time for requests of other tabs that are under way, and for tickets that were just created. */
const PREVIOUS_MS = 30_000;

/** A new secret, and its hash to store. */
export function newSecret(): { readonly secret: string; readonly hash: Buffer } {
  const secret = randomBytes(TOKEN_BYTES).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

/** How secrets are stored: a 256-bit random value needs no slow hash. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

type NewSession = {
  readonly userId: number;
  readonly userAgent: string;
  readonly now: Instant;
  readonly kind?: SessionKind;
  readonly ip?: string;
};

type OpenedSession = { readonly token: string; readonly expiresAt: Instant };

/** Opens a session of `SESSION_HOURS` for a person who has just authenticated. */
export async function openSession(
  db: Database,
  { userId, userAgent, now, kind = 'program', ip = '' }: NewSession,
): Promise<OpenedSession> {
  const { secret, hash } = newSecret();
  const expiresAt = endOf(kind, now);
  await db
    .insertInto('sessions')
    .values({
      token_hash: hash,
      user_id: userId,
      created_at: new Date(now),
      last_seen_at: new Date(now),
      proved_at: new Date(now),
      kind,
      ip: ip.slice(0, 60),
      expires_at: new Date(expiresAt),
      user_agent: userAgent.slice(0, 300),
    })
    .execute();
  return { token: secret, expiresAt };
}

/**
 * Opens a session in a browser that still has the cookie of an earlier one; the earlier one ends, because its token is
 * overwritten.
 */
export async function replaceSession(
  db: Database,
  earlier: Buffer | null,
  session: NewSession,
): Promise<OpenedSession> {
  if (earlier !== null) {
    await revokeSession(db, earlier, session.now);
    await announceSessionEnd(db);
  }
  return openSession(db, session);
}

function endOf(kind: SessionKind, now: Instant): Instant {
  return instant(now + (kind === 'panel' ? PANEL_DAYS * 24 : SESSION_HOURS) * HOUR_MS);
}

/** The live session of a token; null when it is unknown, expired or revoked, or its owner may no longer sign in. */
export async function findSession(db: Database, token: string, now: Instant): Promise<Session | null> {
  return findSessionByHash(db, hashSecret(token), now);
}

/** The same by the hash of the token. */
export async function findSessionByHash(db: Database, tokenHash: Buffer, now: Instant): Promise<Session | null> {
  return (await findSessions(db, [tokenHash], now)).get(keyOf(tokenHash)) ?? null;
}

/** The same by session id, independent of its present token: open sockets are rechecked this way. */
export async function findSessionById(db: Database, id: number, now: Instant): Promise<Session | null> {
  const row = await selectSessions(db, now).where('sessions.id', '=', id).executeTakeFirst();
  return row === undefined ? null : readSession(row);
}

/** The same for many callers: calls made while a query runs share the next one (docs/decisions/0212). */
export function openSessionReads(db: Database, clock: () => Instant): (token: string) => Promise<Session | null> {
  const find = batchReads<Session>((keys) =>
    findSessions(
      db,
      keys.map((key) => Buffer.from(key, 'base64')),
      clock(),
    ),
  );
  return (token) => find(keyOf(hashSecret(token)));
}

function keyOf(hash: Buffer): string {
  return hash.toString('base64');
}

/** Live sessions by the requested hashes: of their present tokens, or of the previous ones. */
async function findSessions(
  db: Database,
  hashes: readonly Buffer[],
  now: Instant,
): Promise<ReadonlyMap<string, Session>> {
  const rows = await selectSessions(db, now)
    .where('sessions.token_hash', '=', sql<Buffer>`any(${[...hashes]}::bytea[])`)
    .execute();
  const found = new Map(rows.map((row) => [keyOf(row.token_hash), readSession(row)]));
  const unknown = hashes.filter((hash) => !found.has(keyOf(hash)));
  if (unknown.length === 0) return found;
  const renewed = await selectSessions(db, now)
    .select('sessions.previous_hash')
    .where('sessions.previous_hash', '=', sql<Buffer>`any(${unknown}::bytea[])`)
    .where('sessions.previous_until', '>', new Date(now))
    .execute();
  for (const row of renewed) if (row.previous_hash !== null) found.set(keyOf(row.previous_hash), readSession(row));
  return found;
}

function selectSessions(db: Database, now: Instant) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'users.roles'])
    .select([
      'sessions.id as session_id',
      'sessions.token_hash',
      'sessions.expires_at',
      'sessions.kind',
      'sessions.proved_at',
      'sessions.last_seen_at',
      'sessions.name as panel_name',
      'sessions.locked_at',
    ])
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', new Date(now))
    .where('users.is_active', '=', true);
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof selectSessions>['execute']>>[number];

function readSession(row: SessionRow): Session {
  return {
    id: row.session_id,
    userId: row.id,
    // A tablet is shown by its own name, not by that of the person who enrolled it.
    firstName: row.kind === 'panel' ? row.panel_name : row.first_name,
    lastName: row.kind === 'panel' ? '' : row.last_name,
    email: row.email,
    roles: row.kind === 'panel' ? PANEL_ROLES : readRoles(row.roles),
    expiresAt: readInstant(row.expires_at),
    tokenHash: row.token_hash,
    kind: row.kind,
    provedAt: maybeInstant(row.proved_at),
    lastSeenAt: readInstant(row.last_seen_at),
    isLocked: row.locked_at !== null,
  };
}

/**
 * Replaces the token of a session after the person has authenticated; the previous one stays valid for half a minute.
 * Null when another request was faster.
 */
export async function renewToken(db: Database, { tokenHash }: Session, now: Instant): Promise<string | null> {
  const { secret, hash } = newSecret();
  const renewed = await db
    .updateTable('sessions')
    .set({ token_hash: hash, previous_hash: tokenHash, previous_until: new Date(now + PREVIOUS_MS) })
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return renewed.numUpdatedRows === 0n ? null : secret;
}

/** Ends one session at once. */
export async function revokeSession(db: Database, tokenHash: Buffer, now: Instant): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: new Date(now) })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of a person at once, except `except`. */
export async function revokeSessionsOf(
  db: Database,
  {
    userId,
    except,
    now,
    keepsPanels = false,
  }: {
    readonly userId: number;
    readonly except: Buffer | null;
    readonly now: Instant;
    /** Enrolled tablets stay signed in when the person who enrolled them changes the own password. */
    readonly keepsPanels?: boolean;
  },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== null, (query) => query.where('token_hash', '!=', except))
    .$if(keepsPanels, (query) => query.where('kind', '<>', 'panel'))
    .execute();
}

/** Announces to every process that a session has ended. */
export async function announceSessionEnd(db: Database): Promise<void> {
  await sql`select pg_notify(${SESSION_END_CHANNEL}, '')`.execute(db);
}

/** Minimum interval between two writes of a session's last use. */
const SEEN_MINUTES = { page: 1, program: 1, panel: 30 } as const satisfies Record<SessionKind, number>;

/** Records that the back office, or an enrolled tablet, is being used. */
export async function markSeen(db: Database, { tokenHash, lastSeenAt, kind }: Session, now: Instant): Promise<void> {
  if (now - lastSeenAt < SEEN_MINUTES[kind] * MINUTE_MS) return;
  await db
    .updateTable('sessions')
    // Using a tablet prolongs its session.
    .set({ last_seen_at: new Date(now), ...(kind === 'panel' ? { expires_at: new Date(endOf(kind, now)) } : {}) })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Records that the person has authenticated again; an old moment locks the back office. */
export async function markProved(db: Database, tokenHash: Buffer, at: Instant): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proved_at: new Date(at), last_seen_at: new Date(at) })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Whether the account has a second factor. */
export async function hasSecondFactor(db: Database, userId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from totp_factors where user_id = ${userId} and confirmed_at is not null)
      or exists (select from passkeys where user_id = ${userId}) as has`.execute(db);
  return rows[0]?.has ?? false;
}
