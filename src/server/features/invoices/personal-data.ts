import { firstKeptDay } from '#domain/orders/fiscal-retention.ts';
import { dateOf, firstInstantAt } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { removeLinks, removeLinksBefore } from './invoices.repository.ts';

/** Number and series stay, as accounting law asks; the way to the document, which names the person, does not. */
export function hideInvoices(tx: Tx, { orderIds }: { readonly orderIds: readonly number[] }): Promise<void> {
  return removeLinks(tx, orderIds);
}

/** The same when the accounts no longer need the name, as for the orders themselves. */
export function anonymiseOldInvoices(db: Database, now: Instant): Promise<void> {
  return removeLinksBefore(db, firstInstantAt(firstKeptDay(dateOf(now)), 0));
}
