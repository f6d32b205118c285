/**
 * Sessions of couriers' phones: like those of people (`sessions.ts`), but in a separate table, so that neither kind
 * grants the access of the other (docs/decisions/0207).
 */
import { COURIER_SESSION_HOURS } from '#contract/accounts/accounts.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import type { Database } from './database.ts';
import { hashSecret, newSecret } from './sessions.ts';

export type CourierSession = {
  readonly courierId: number;
  readonly tokenHash: Buffer;
};

/** Opens a session for a courier who has just entered the PIN. */
export async function openCourierSession(
  db: Database,
  { courierId, now }: { readonly courierId: number; readonly now: Instant },
): Promise<{ readonly token: string; readonly expiresAt: Instant }> {
  const { secret, hash } = newSecret();
  const expiresAt = plusMinutes(now, COURIER_SESSION_HOURS * 60);
  await db
    .insertInto('courier_sessions')
    .values({
      token_hash: hash,
      courier_id: courierId,
      created_at: new Date(now),
      expires_at: new Date(expiresAt),
    })
    .execute();
  return { token: secret, expiresAt };
}

/** The live session of a token; null when it is unknown or expired, or its courier was deactivated. */
export async function findCourierSession(db: Database, token: string, now: Instant): Promise<CourierSession | null> {
  const row = await db
    .selectFrom('courier_sessions')
    .innerJoin('couriers', 'couriers.id', 'courier_sessions.courier_id')
    .select(['couriers.id', 'courier_sessions.token_hash'])
    .where('courier_sessions.token_hash', '=', hashSecret(token))
    .where('courier_sessions.expires_at', '>', new Date(now))
    .where('couriers.ended_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { courierId: row.id, tokenHash: row.token_hash };
}

/** Ends one session at once. */
export async function endCourierSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('courier_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends every session of a courier at once. */
export async function endCourierSessions(db: Database, courierId: number): Promise<void> {
  await db.deleteFrom('courier_sessions').where('courier_id', '=', courierId).execute();
}

/** Deletes expired sessions. */
export async function deleteOldCourierSessions(db: Database, now: Instant): Promise<void> {
  await db.deleteFrom('courier_sessions').where('expires_at', '<', new Date(now)).execute();
}
