import { z } from 'zod';
import type { Job } from '#server/platform/define/queue.ts';
import { INVOICE_QUEUE } from './invoice-queue.ts';

export const InvoiceJob = z.object({ orderId: z.int() });

export function jobOfInvoice(orderId: number): Job {
  return { queue: INVOICE_QUEUE, payload: { orderId } satisfies z.infer<typeof InvoiceJob> };
}
