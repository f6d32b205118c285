/** Receipts that a step of an order or its money causes, in the step's own transaction. */
import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import {
  clearReceiptBodies,
  deleteReceiptNotDue,
  deleteUngivenReceipt,
  insertReceiptDue,
  insertSaleReceipt,
} from './receipts.repository.ts';

type OfOrder = { readonly orderId: number; readonly at: Instant };

/** The order changed hands, and its payment is recorded. */
export async function queueReceiptOnHandover(tx: Tx, { orderId, at }: OfOrder): Promise<void> {
  await insertSaleReceipt(tx, { orderId, at });
}

/**
 * The money or the content of an order with a payment online has changed: the receipt that is due now is made, also for
 * money that was taken after the acceptance or after the hand-over, and one that nobody has yet and that is not due any
 * more is removed: of a rejected or refunded order, and of one where a part is to be paid at the door.
 */
export async function updateReceipt(tx: Tx, { orderId, at }: OfOrder): Promise<void> {
  await deleteReceiptNotDue(tx, orderId);
  await insertReceiptDue(tx, { orderId, at });
}

/** The payment was corrected to none: a receipt that nobody has yet is not needed. */
export async function dropReceipt(tx: Tx, orderId: number): Promise<void> {
  await deleteUngivenReceipt(tx, orderId);
}

/** Takes the buyers out of receipts whose orders are anonymised. */
export function anonymiseReceipts(tx: Tx, orderIds: readonly number[]): Promise<void> {
  return clearReceiptBodies(tx, orderIds);
}
