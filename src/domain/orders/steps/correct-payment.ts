import type { Bani } from '#domain/money/bani.ts';
import type { InvoiceCompany, OrderPayment, OrderStatus, PaymentStatus } from '#domain/orders/order.ts';
import type { MoveRefusal } from '#domain/orders/order-status.ts';
import type { PaymentParts } from '#domain/orders/placing/cash-ceiling.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';
import { type PaymentRefusal, recordPayment } from './record-payment.ts';

/** An order that was handed over, as far as its payment goes. */
export type HandedOverOrder = {
  readonly status: OrderStatus;
  readonly deliveredAt: Instant | null;
  readonly payable: Bani;
  readonly payment: PaymentParts;
  readonly paymentStatus: PaymentStatus;
  /** Whom the invoice is for; `null` where none is wanted. */
  readonly company: InvoiceCompany | null;
};

export type CorrectionRefusal =
  | MoveRefusal
  | PaymentRefusal
  | { readonly code: 'payment_day_over' }
  | { readonly code: 'payment_unchanged' };

/** An evening that ends after midnight is still put right when the till is counted. */
const NIGHT_MINUTES = 6 * 60;

/** Whether it is still the day of the hand-over: its date, or six hours where the evening goes past midnight. */
export function isHandoverDay(deliveredAt: Instant, at: Instant): boolean {
  return dateOf(deliveredAt) === dateOf(at) || at - deliveredAt <= NIGHT_MINUTES * MINUTE_MS;
}

/**
 * Puts right how an order was paid, after it was handed over and on the same day: the books of a day that is over stay as
 * they are.
 *
 * @param paid `null`: nothing was received
 * @returns what was received; `null` for nothing
 * @see src/server/features/orders/README.md
 */
export function correctPayment(
  order: HandedOverOrder,
  paid: OrderPayment | null,
  at: Instant,
): Result<PaymentParts | null, CorrectionRefusal> {
  const { status, deliveredAt, payable, payment, paymentStatus, company } = order;
  if (status !== 'DELIVERED' || deliveredAt === null || paymentStatus === 'refunded') {
    return err({ code: 'already_decided', status });
  }
  if (!isHandoverDay(deliveredAt, at)) return err({ code: 'payment_day_over' });
  const wasPaid = paymentStatus === 'paid';
  if (paid === null) return wasPaid ? ok(null) : err({ code: 'payment_unchanged' });
  const corrected = recordPayment(payable, paid, company !== null);
  if (!corrected.ok) return corrected;
  const { method, cash, card } = corrected.value;
  const isSame = wasPaid && method === payment.method && cash === payment.cash && card === payment.card;
  return isSame ? err({ code: 'payment_unchanged' }) : corrected;
}
