import { type Bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import type { OrderPayment } from '#domain/orders/order.ts';
import { amountsOf, isSplitMethod, type PaymentParts, partsOf } from '#domain/orders/payment-means.ts';
import { type CashRefusal, refuseCash } from '#domain/orders/placing/cash-ceiling.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type PaymentRefusal = { readonly code: 'payment_mismatch'; readonly total: Bani } | CashRefusal;

/**
 * Records how an order was paid at handover: both parts of a split are above 0 and add up exactly to the payable
 * amount.
 *
 * @see readings.md 5, 6
 */
export function recordPayment(
  payable: Bani,
  paid: OrderPayment,
  isForCompany: boolean,
): Result<PaymentParts, PaymentRefusal> {
  const payment = amountsOf(paid, payable);
  const amounts = partsOf(payment).map(({ amount }) => amount);
  const isEachTaken = !isSplitMethod(paid.method) || amounts.every((amount) => amount > ZERO_BANI);
  if (!isEachTaken || sumBani(amounts) !== payable) return err({ code: 'payment_mismatch', total: payable });
  const tooMuch = refuseCash(payment.cash, isForCompany);
  return tooMuch === null ? ok(payment) : err(tooMuch);
}
