import { nameOfInvoice } from '#domain/invoices/invoice-state.ts';
import type { Database } from '#server/platform/database.ts';
import { findInvoice } from './invoices.repository.ts';

/** The invoice of an order as guests see it; null before it is issued, and where none is. */
export async function findIssuedInvoice(
  db: Database,
  orderId: number,
): Promise<{ readonly name: string; readonly link: string } | null> {
  const invoice = await findInvoice(db, orderId);
  return invoice?.state === 'issued' ? { name: nameOfInvoice(invoice), link: invoice.link } : null;
}
