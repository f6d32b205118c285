import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import { findSession, findSessionByHash, hashSecret, type Session } from '#server/platform/sessions.ts';
import { isOwnTicket, isTicketShaped, type NewTicket, newTicket } from '#server/platform/sockets/socket-tickets.ts';
import { insertOneTimeToken, redeemOneTimeToken } from '../accounts.repository.ts';

type TicketServices = { readonly db: Database; readonly clock: () => Instant; readonly secrets: Secrets };

/** A ticket for one connection of the order panel, so that the session's token is never in a URL. */
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

/** The session of a socket's credential: a one-use ticket, or the session's token (readings 27). */
export async function findSocketSession(services: SocketServices, shown: string): Promise<Session | null> {
  const { db, clock } = services;
  if (!isTicketShaped(shown)) return findSession(db, shown, clock());
  // Forged tickets cause no database query.
  if (!(await isSocketTicket(services, shown))) return null;
  const sessionHash = await redeemOneTimeToken(db, { hash: hashSecret(shown), purpose: 'socket', now: clock() });
  return sessionHash === null ? null : findSessionByHash(db, sessionHash, clock());
}

/** Whether it is an unexpired ticket signed by this shop. */
export async function isSocketTicket({ clock, secrets }: SocketServices, shown: string): Promise<boolean> {
  return isOwnTicket(shown, await secrets.load('socket_tickets'), clock());
}
