import type { Tx } from '#server/platform/in-transaction.ts';
import { insertAccount, type NewAccount } from './customers.repository.ts';

/** An account whose address an administrator vouches for; its id, null when the address is taken. */
export function openConfirmedAccount(tx: Tx, account: Omit<NewAccount, 'isConfirmed'>): Promise<number | null> {
  return insertAccount(tx, { ...account, isConfirmed: true });
}
