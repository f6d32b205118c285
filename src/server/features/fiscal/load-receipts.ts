/** Receipts as other parts of the program show them. */
import type { OrderReceipt } from '#domain/fiscal/receipt-state.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { countOpenReceipts, findReceiptOfOrder } from './receipts.repository.ts';

/** The receipt of an order as staff see it; null for none. */
export function loadOrderReceipt(db: Database, orderId: number): Promise<OrderReceipt | null> {
  return findReceiptOfOrder(db, orderId);
}

/** How many receipts of orders need a person now. */
export function countReceiptsToAnswer(db: Database, at: Instant): Promise<number> {
  return countOpenReceipts(db, at);
}
