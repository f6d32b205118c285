import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import { hashSecret, type Session } from '#server/platform/sessions.ts';
import { type NewTicket, newTicket } from '#server/platform/sockets/socket-tickets.ts';
import { insertOneTimeToken } from './accounts.repository.ts';

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
