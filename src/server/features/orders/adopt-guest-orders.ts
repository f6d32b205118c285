import type { Tx } from '#server/platform/in-transaction.ts';
import { giveOrdersTo } from './order-owners.repository.ts';

/** Orders placed without signing in join the account of whoever has shown to read the mails of their address. */
export function adoptGuestOrders(tx: Tx, owner: { readonly userId: number; readonly email: string }): Promise<void> {
  return giveOrdersTo(tx, owner);
}
