import type { Database } from '#server/platform/database.ts';
import { findUserById, type SignInRow } from './accounts.repository.ts';

export type Account = Pick<SignInRow, 'id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'isConfirmed'>;

/** An account that may sign in; null when it was deleted or deactivated. */
export function findAccount(db: Database, userId: number): Promise<Account | null> {
  return findUserById(db, userId);
}

/**
 * The account of a session.
 *
 * @throws Error when there is none: a session without its person does not exist
 */
export async function loadAccount(db: Database, userId: number): Promise<SignInRow> {
  const account = await findUserById(db, userId);
  if (account === null) throw new Error(`No account with the id ${userId}`);
  return account;
}
