/** Sessions of enrolled tablets. */
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';

export type StoredPanel = {
  readonly id: number;
  readonly name: string;
  readonly userAgent: string;
  readonly ip: string;
  readonly enrolledAt: Instant;
  readonly lastSeenAt: Instant;
  readonly hasPin: boolean;
};

const MOST = 100;

/** The open ones, the newest first. */
export async function listEnrolledPanels(db: Database, now: Instant): Promise<readonly StoredPanel[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'name', 'user_agent', 'ip', 'created_at', 'last_seen_at', 'pin_hash'])
    .where('kind', '=', 'panel')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    userAgent: row.user_agent,
    ip: row.ip,
    enrolledAt: readInstant(row.created_at),
    lastSeenAt: readInstant(row.last_seen_at),
    hasPin: row.pin_hash !== null,
  }));
}

/** Names the session of a tablet and gives it its PIN. */
export async function namePanel(
  tx: Tx,
  tokenHash: Buffer,
  { name, pinHash }: { readonly name: string; readonly pinHash: string | null },
): Promise<void> {
  await tx.updateTable('sessions').set({ name, pin_hash: pinHash }).where('token_hash', '=', tokenHash).execute();
}

export async function endEnrolledPanel(tx: Tx, id: number, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ revoked_at: new Date(now) })
    .where('id', '=', id)
    .where('kind', '=', 'panel')
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findPinHash(db: Database, tokenHash: Buffer): Promise<string | null> {
  const row = await db.selectFrom('sessions').select('pin_hash').where('token_hash', '=', tokenHash).executeTakeFirst();
  return row?.pin_hash ?? null;
}

/** Only a tablet with a PIN can be locked. */
export async function saveLock(db: Database, tokenHash: Buffer, lockedAt: Instant | null): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ locked_at: lockedAt === null ? null : new Date(lockedAt) })
    .where('token_hash', '=', tokenHash)
    .where('pin_hash', 'is not', null)
    .execute();
}
