import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { newSecret, type Session } from '#server/platform/sessions.ts';
import { insertOneTimeToken } from './accounts.repository.ts';

const TICKET_LIFE_MS = 30_000;

export type SocketTicket = { readonly ticket: string; readonly expiresAt: Instant };

/** A ticket for one connection of the order panel, so that the session's own token never stands in an address. */
export async function createSocketTicket(
  { db, clock }: { readonly db: Database; readonly clock: () => Instant },
  session: Session,
): Promise<SocketTicket> {
  const { secret, hash } = newSecret();
  const expiresAt = instant(clock() + TICKET_LIFE_MS);
  await insertOneTimeToken(db, {
    hash,
    purpose: 'socket',
    userId: session.userId,
    sessionHash: session.tokenHash,
    expiresAt,
  });
  return { ticket: secret, expiresAt };
}
