/** Public API of the feature `invoices`: other features import nothing else of it. */

export type { OrderForInvoice } from './compose-invoice.ts';
export { findIssuedInvoice } from './find-issued-invoice.ts';
export { queueInvoice } from './queue-invoice.ts';
