import { PAYMENT_WAYS, type PaymentWay } from '#domain/orders/payment-means.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type PaymentsRefusal = { readonly code: 'payments_required' };

/** The offered ways to pay, in the order of every list; at least one is required. */
export function decidePayments(named: readonly PaymentWay[]): Result<readonly PaymentWay[], PaymentsRefusal> {
  if (named.length === 0) return err({ code: 'payments_required' });
  return ok(PAYMENT_WAYS.filter((way) => named.includes(way)));
}
