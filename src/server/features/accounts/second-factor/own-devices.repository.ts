/** Sessions as their owner sees them. */
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';
import type { SessionKind } from '#server/platform/sessions.ts';

const MOST = 100;

export type OpenSession = {
  readonly id: number;
  readonly tokenHash: Buffer;
  readonly kind: SessionKind;
  readonly userAgent: string;
  readonly ip: string;
  readonly openedAt: Instant;
  readonly lastSeenAt: Instant;
};

/** Those that are open, the newest first. */
export async function listOpenSessions(db: Database, userId: number, now: Instant): Promise<readonly OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'kind', 'user_agent', 'ip', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('kind', '<>', 'panel')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tokenHash: row.token_hash,
    kind: row.kind,
    userAgent: row.user_agent,
    ip: row.ip,
    openedAt: readInstant(row.created_at),
    lastSeenAt: readInstant(row.last_seen_at),
  }));
}

export async function endSession(
  tx: Tx,
  { userId, id, now }: { readonly userId: number; readonly id: number; readonly now: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ revoked_at: new Date(now) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether administrators want managers, too, to have a second factor. */
export async function asksManagers(db: Database): Promise<boolean> {
  const row = await db.selectFrom('manager_grants').select('asks_second_factor').executeTakeFirst();
  return row?.asks_second_factor ?? false;
}
