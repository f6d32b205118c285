import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue } from '#server/platform/jobs.ts';
import { isInvoicingOn } from './invoice-settings.repository.ts';
import { insertInvoice } from './invoices.repository.ts';
import { jobOfInvoice } from './job-of-invoice.ts';

/**
 * Queues the invoice of an order for a company, in the transaction that records its payment; once, however often the
 * payment is corrected. Nothing happens while the restaurant issues its invoices elsewhere.
 */
export async function queueInvoice(
  enqueue: Enqueue,
  tx: Tx,
  { orderId, at }: { readonly orderId: number; readonly at: Instant },
): Promise<void> {
  if (!(await isInvoicingOn(tx))) return;
  if (await insertInvoice(tx, orderId, at)) await enqueue(tx, jobOfInvoice(orderId));
}
