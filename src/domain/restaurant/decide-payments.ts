import { factsOf, meansOfWay, PAYMENT_WAYS, type PaymentWay } from '#domain/orders/payment-means.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type PaymentsRefusal = { readonly code: 'payments_required' | 'payments_only_food' };

/**
 * The offered ways to pay, in the order of every list. At least one is required, and one that pays more than food:
 * delivery, packaging and drinks must be payable too.
 */
export function decidePayments(named: readonly PaymentWay[]): Result<readonly PaymentWay[], PaymentsRefusal> {
  if (named.length === 0) return err({ code: 'payments_required' });
  const isOnlyFood = named.every((way) => meansOfWay(way).every((means) => factsOf(means).paysOnlyFood));
  if (isOnlyFood) return err({ code: 'payments_only_food' });
  return ok(PAYMENT_WAYS.filter((way) => named.includes(way)));
}
