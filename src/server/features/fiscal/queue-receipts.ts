/** Receipts that a step of an order causes, in the step's own transaction. */

import type { PaymentStatus } from '#domain/orders/order.ts';
import type { Payment } from '#domain/orders/payment-means.ts';
import { factsOf } from '#domain/orders/payment-means.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { clearReceiptBodies, deleteUngivenReceipt, insertSaleReceipt } from './receipts.repository.ts';

type OfOrder = { readonly orderId: number; readonly at: Instant };

/** The order changed hands, and its payment is recorded. */
export async function queueReceiptOnHandover(tx: Tx, { orderId, at }: OfOrder): Promise<void> {
  await insertSaleReceipt(tx, { orderId, at, moment: 'handover' });
}

/** The order was accepted; only what was paid online before may get its receipt now, so that others cost no statement. */
export async function queueReceiptOnAcceptance(
  tx: Tx,
  {
    orderId,
    at,
    payment,
    paymentStatus,
  }: OfOrder & {
    readonly payment: Payment;
    readonly paymentStatus: PaymentStatus;
  },
): Promise<void> {
  const isPaidOnline = paymentStatus === 'paid' && payment.some(({ means }) => factsOf(means).when === 'online');
  if (isPaidOnline) await insertSaleReceipt(tx, { orderId, at, moment: 'acceptance' });
}

/** The payment was corrected to none: a receipt that nobody has yet is not needed. */
export async function dropReceipt(tx: Tx, orderId: number): Promise<void> {
  await deleteUngivenReceipt(tx, orderId);
}

/** Takes the buyers out of receipts whose orders are anonymised. */
export function anonymiseReceipts(tx: Tx, orderIds: readonly number[]): Promise<void> {
  return clearReceiptBodies(tx, orderIds);
}
