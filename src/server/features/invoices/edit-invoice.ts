/** What staff do with the invoice of an order that was not issued by itself. */
import { sentenceOf } from '#contract/errors.ts';
import { nameOfInvoice } from '#domain/invoices/invoice-state.ts';
import { parseInvoiceNumber } from '#domain/invoices/parse-invoice-number.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveWithin } from '#server/features/changes/index.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { findInvoice, findOrderOfInvoice, moveInvoice, type StoredInvoice } from './invoices.repository.ts';
import { jobOfInvoice } from './job-of-invoice.ts';

export type EditInvoiceServices = DbServices & {
  readonly jobs: Jobs;
  readonly findOrderId: (db: Database, orderNumber: number) => Promise<number | null>;
};

type Refusal =
  | Missing
  | ChangedMeanwhile
  | { readonly code: 'invoice_number_taken'; readonly details: { readonly orderNumber: number } }
  | { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> };

type Missing = { readonly code: 'order_not_found' | 'invoice_not_found' | 'invoice_issued_already' };

export async function findInvoiceOfOrder(
  services: Pick<EditInvoiceServices, 'db' | 'findOrderId'>,
  orderNumber: number,
): Promise<Result<StoredInvoice | null, { readonly code: 'order_not_found' }>> {
  const orderId = await services.findOrderId(services.db, orderNumber);
  return orderId === null ? err({ code: 'order_not_found' }) : ok(await findInvoice(services.db, orderId));
}

async function findOpen(
  services: Pick<EditInvoiceServices, 'db' | 'findOrderId'>,
  orderNumber: number,
): Promise<Result<StoredInvoice, Missing>> {
  const found = await findInvoiceOfOrder(services, orderNumber);
  if (!found.ok) return found;
  if (found.value === null) return err({ code: 'invoice_not_found' });
  return found.value.state === 'issued' ? err({ code: 'invoice_issued_already' }) : ok(found.value);
}

/** Queues it again. One that failed waits anew; one that waits or is unknown is worked on at once, by the same rules. */
export async function retryInvoice(services: EditInvoiceServices, orderNumber: number): Promise<Result<null, Missing>> {
  const open = await findOpen(services, orderNumber);
  if (!open.ok) return open;
  const enqueue = await services.jobs.ready();
  await inTransaction(services.db, async (tx) => {
    if (open.value.state === 'failed' && !(await moveInvoice(tx, open.value, 'retry'))) return;
    await enqueue(tx, jobOfInvoice(open.value.orderId));
  });
  return ok(null);
}

/** A person issued it in the programme, or on paper; from then on it is not asked for any more. */
export async function recordInvoice(
  services: EditInvoiceServices,
  staffId: number,
  { orderNumber, ...typed }: { readonly orderNumber: number; readonly series: string; readonly number: string },
): Promise<Result<null, Refusal>> {
  const parsed = parseInvoiceNumber(typed);
  if (!parsed.ok) {
    const fields = Object.fromEntries(parsed.error.map(({ field, code }) => [field, sentenceOf(code)]));
    return err({ code: 'invalid_request', fields });
  }
  const open = await findOpen(services, orderNumber);
  if (!open.ok) return open;
  const at = services.clock();
  return inRefusableTransaction<null, Refusal>(services.db, (tx) =>
    saveWithin<null, Refusal>(tx, { subject: `order-invoice:${open.value.orderId}`, staffId, at }, async (save) => {
      const other = await findOrderOfInvoice(tx, parsed.value);
      if (other !== null) return err({ code: 'invoice_number_taken', details: { orderNumber: other } });
      const written = { ...parsed.value, isByHand: true, issuedAt: at };
      if (!(await moveInvoice(tx, open.value, 'enter', written))) return err({ code: 'invoice_issued_already' });
      await save({
        title: `Factura comenzii ${orderNumber}`,
        before: { Număr: '' },
        after: { Număr: nameOfInvoice(parsed.value) },
      });
      return ok(null);
    }),
  );
}
