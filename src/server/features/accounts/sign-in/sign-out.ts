import type { DbServices } from '#server/platform/database.ts';
import { announceSessionEnd, revokeSession, type Session } from '#server/platform/sessions.ts';

/** Ends the session in every process, its sockets included. */
export async function signOut({ db, clock }: DbServices, session: Session): Promise<void> {
  await revokeSession(db, session.tokenHash, clock());
  await announceSessionEnd(db);
}
