import type { Bani } from '#domain/money/bani.ts';
import type { InvoiceCompany, OrderStatus, PaymentStatus } from '#domain/orders/order.ts';
import type { MoveRefusal } from '#domain/orders/order-status.ts';
import {
  hasSameMeans,
  meansOf,
  onlineSumOf,
  type Payment,
  type PaymentChoice,
  sumWith,
} from '#domain/orders/payment-means.ts';
import { listCoveredParts, type OnlineMoney } from '#domain/payments/online-money.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';
import { type RecordRefusal, recordPayment } from './record-payment.ts';

/** The payment fields of a handed-over order. */
export type HandedOverOrder = {
  readonly status: OrderStatus;
  readonly deliveredAt: Instant | null;
  readonly payable: Bani;
  readonly payment: Payment;
  readonly paymentStatus: PaymentStatus;
  readonly onlineMoney: OnlineMoney | null;
  /** The company for the invoice; `null` where none is wanted. */
  readonly company: InvoiceCompany | null;
  /** How much of it meal cards may pay; null where that is not known. */
  readonly mealCardEligible: Bani | null;
};

export type CorrectionRefusal =
  | MoveRefusal
  | RecordRefusal
  | { readonly code: 'payment_day_over' }
  | { readonly code: 'payment_unchanged' };

/** Payments of an evening that ends after midnight can still be corrected when the till is counted. */
const NIGHT_MINUTES = 6 * 60;

/**
 * Whether payments can still be corrected: on the date of the handover, or within six hours when the evening passes
 * midnight.
 */
export function isHandoverDay(deliveredAt: Instant, at: Instant): boolean {
  return dateOf(deliveredAt) === dateOf(at) || at - deliveredAt <= NIGHT_MINUTES * MINUTE_MS;
}

/**
 * Corrects how an order was paid, after its handover and on the same day, because the report of a past day must not
 * change.
 *
 * @param paid `null`: nothing was received
 * @returns what was received; `null` for nothing
 * @see src/server/features/orders/README.md
 */
export function correctPayment(
  order: HandedOverOrder,
  paid: PaymentChoice | null,
  at: Instant,
): Result<Payment | null, CorrectionRefusal> {
  const { status, deliveredAt, payable, payment, paymentStatus, company, mealCardEligible } = order;
  if (status !== 'DELIVERED' || deliveredAt === null || paymentStatus === 'refunded') {
    return err({ code: 'already_decided', status });
  }
  if (!isHandoverDay(deliveredAt, at)) return err({ code: 'payment_day_over' });
  const wasPaid = paymentStatus === 'paid';
  const online = listCoveredParts(order);
  if (paid === null && onlineSumOf(online) === payable) return err({ code: 'payment_online' });
  if (paid === null) return wasPaid ? ok(null) : err({ code: 'payment_unchanged' });
  const terms = { isForCompany: company !== null, mealCardEligible, online };
  const corrected = recordPayment(payable, paid, terms);
  if (!corrected.ok) return corrected;
  return wasPaid && isSamePayment(corrected.value, payment) ? err({ code: 'payment_unchanged' }) : corrected;
}

function isSamePayment(one: Payment, other: Payment): boolean {
  const isEqual = one.every(({ means, amount }) => amount === sumWith(other, means));
  return isEqual && hasSameMeans(meansOf(one), meansOf(other));
}
