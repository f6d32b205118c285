import type { Tx } from '#server/platform/in-transaction.ts';
import { forgetChangesOfUser } from './changes.repository.ts';

/** Keeps that staff changed something of a person, when and how often; not who it was and what was written. */
export function forgetChanges(tx: Tx, userId: number): Promise<void> {
  return forgetChangesOfUser(tx, userId, 'Utilizator șters');
}
