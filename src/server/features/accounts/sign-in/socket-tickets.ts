import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import { findSession, findSessionByHash, hashSecret, type Session } from '#server/platform/sessions.ts';
import { isOwnTicket, isTicketShaped, type NewTicket, newTicket } from '#server/platform/sockets/socket-tickets.ts';
import { insertOneTimeToken, redeemOneTimeToken } from '../accounts.repository.ts';

type TicketServices = { readonly db: Database; readonly clock: () => Instant; readonly secrets: Secrets };

/** A ticket for one connection of the order panel, so that the session's own token never stands in an address. */
export async function createSocketTicket({ db, clock, secrets }: TicketServices, session: Session): Promise<NewTicket> {
  const made = newTicket(await secrets.load('socket_tickets'), clock());
  await insertOneTimeToken(db, {
    hash: hashSecret(made.ticket),
    purpose: 'socket',
    userId: session.userId,
    sessionHash: session.tokenHash,
    expiresAt: made.expiresAt,
  });
  return made;
}

type SocketServices = { readonly db: Database; readonly clock: () => Instant; readonly secrets: Secrets };

/** The session behind what a socket shows: a one-use ticket, or the session's own token (readings 27). */
export async function findSocketSession(services: SocketServices, shown: string): Promise<Session | null> {
  const { db, clock } = services;
  if (!isTicketShaped(shown)) return findSession(db, shown, clock());
  // Invented tickets cost no question to the database.
  if (!(await isSocketTicket(services, shown))) return null;
  const sessionHash = await redeemOneTimeToken(db, { hash: hashSecret(shown), purpose: 'socket', now: clock() });
  return sessionHash === null ? null : findSessionByHash(db, sessionHash, clock());
}

/** Whether it is a ticket of this house that has not ended. */
export async function isSocketTicket({ clock, secrets }: SocketServices, shown: string): Promise<boolean> {
  return isOwnTicket(shown, await secrets.load('socket_tickets'), clock());
}
