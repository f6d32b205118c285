/** Receipts as other parts of the program show them. */
import { type OrderReceipt, receiptStanding } from '#domain/fiscal/receipt-state.ts';
import type { DayReceipt } from '#domain/payments/match-day/match-order.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { countOpenReceipts, findReceiptOfOrder, listReceiptsOfOrders } from './receipts.repository.ts';

/** The receipt of an order as staff see it; null for none. */
export function loadOrderReceipt(db: Database, orderId: number): Promise<OrderReceipt | null> {
  return findReceiptOfOrder(db, orderId);
}

/** How many receipts of orders need a person now. */
export function countReceiptsToAnswer(db: Database, at: Instant): Promise<number> {
  return countOpenReceipts(db, at);
}

/** Receipts of orders as the money of a day is compared with them, by the ids of their orders. */
export async function loadReceiptsToMatch(
  db: Database,
  orderIds: readonly number[],
  at: Instant,
): Promise<ReadonlyMap<number, DayReceipt>> {
  const receipts = await listReceiptsOfOrders(db, orderIds);
  return new Map(
    [...receipts].map(([id, receipt]) => [
      id,
      receipt === null
        ? { state: 'not_made', payment: null, isDouble: false }
        : { ...receipt, state: receiptStanding(receipt, at) },
    ]),
  );
}
