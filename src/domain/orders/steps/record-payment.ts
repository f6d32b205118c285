import { type Bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { isTakenBy, type Payment, type PaymentChoice, partsOf, type Taker } from '#domain/orders/payment-means.ts';
import { type CashRefusal, refuseCash } from '#domain/orders/placing/cash-ceiling.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type PaymentRefusal =
  | { readonly code: 'payment_mismatch'; readonly total: Bani }
  | { readonly code: 'payment_not_offered' }
  | CashRefusal;

/**
 * Records how an order was paid at handover: parts of several means are above 0 and add up exactly to the payable
 * amount; each means is one that the panel, or a courier, may take.
 *
 * @see readings.md 5, 6
 */
export function recordPayment(
  payable: Bani,
  paid: PaymentChoice,
  { isForCompany, taker }: { readonly isForCompany: boolean; readonly taker: Taker },
): Result<Payment, PaymentRefusal> {
  if (!isTakenBy(taker, paid)) return err({ code: 'payment_not_offered' });
  const payment = partsOf(paid, payable);
  const amounts = payment.map(({ amount }) => amount);
  const isEachTaken = 'means' in paid || amounts.every((amount) => amount > ZERO_BANI);
  if (!isEachTaken || sumBani(amounts) !== payable) return err({ code: 'payment_mismatch', total: payable });
  const tooMuch = refuseCash(payment, isForCompany);
  return tooMuch === null ? ok(payment) : err(tooMuch);
}
