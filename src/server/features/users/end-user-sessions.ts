import { err, ok, type Result } from '#domain/result.ts';
import type { DbServices } from '#server/platform/database.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { announceSessionEnd, revokeSessionsOf, type Session } from '#server/platform/sessions.ts';
import { findUser } from './users.repository.ts';

/** Signs somebody out on every device, tablets with open sockets included; for oneself, on every other device. */
export function endUserSessions(
  { db, clock }: DbServices,
  { userId: actorId, tokenHash }: Session,
  id: number,
): Promise<Result<null, { readonly code: 'user_not_found' }>> {
  return inRefusableTransaction<null, { readonly code: 'user_not_found' }>(db, async (tx) => {
    if ((await findUser(tx, id)) === null) return err({ code: 'user_not_found' });
    await revokeSessionsOf(tx, { userId: id, except: id === actorId ? tokenHash : null, now: clock() });
    await announceSessionEnd(tx);
    return ok(null);
  });
}
