import type { Tx } from '#server/platform/in-transaction.ts';
import { insertAccount, type NewAccount } from './customers.repository.ts';

/** Creates an account whose address an administrator has confirmed; its id, null when the address is taken. */
export function openConfirmedAccount(tx: Tx, account: Omit<NewAccount, 'isConfirmed'>): Promise<number | null> {
  return insertAccount(tx, { ...account, isConfirmed: true });
}
