import type { Tx } from '#server/platform/in-transaction.ts';
import { deleteMailsTo } from './mails.repository.ts';

/** Forgets every mail that was sent to an address: its owner has left. */
export function forgetMails(tx: Tx, address: string): Promise<void> {
  return deleteMailsTo(tx, address);
}
