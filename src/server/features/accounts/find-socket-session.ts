import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { findSession, findSessionByHash, hashSecret, type Session } from '#server/platform/sessions.ts';
import { redeemOneTimeToken } from './accounts.repository.ts';

/** The session behind what a socket shows: a one-use ticket, or the session's own token (readings 27). */
export async function findSocketSession(db: Database, shown: string, now: Instant): Promise<Session | null> {
  const sessionHash = await redeemOneTimeToken(db, { hash: hashSecret(shown), purpose: 'socket', now });
  return sessionHash === null ? findSession(db, shown, now) : findSessionByHash(db, sessionHash, now);
}
