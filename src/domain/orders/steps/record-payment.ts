import { type Bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { type Payment, type PaymentChoice, partsOf } from '#domain/orders/payment-means.ts';
import { type CashRefusal, refuseCash } from '#domain/orders/placing/cash-ceiling.ts';
import { type MealCardLimit, refuseMealCard } from '#domain/payments/meal-card-parts.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type PaymentRefusal = { readonly code: 'payment_mismatch'; readonly total: Bani } | CashRefusal | MealCardLimit;

/** Whom the invoice is for, and how much of the order meal cards may pay; null where that is not known. */
export type PaymentTerms = { readonly isForCompany: boolean; readonly mealCardEligible: Bani | null };

/**
 * Records how an order was paid at handover: parts of several means are above 0 and add up exactly to the payable
 * amount, and a meal card pays no more than it may.
 *
 * @see readings.md 5, 6
 */
export function recordPayment(
  payable: Bani,
  paid: PaymentChoice,
  { isForCompany, mealCardEligible: eligible }: PaymentTerms,
): Result<Payment, PaymentRefusal> {
  const payment = partsOf(paid, payable);
  const amounts = payment.map(({ amount }) => amount);
  const isEachTaken = 'means' in paid || amounts.every((amount) => amount > ZERO_BANI);
  if (!isEachTaken || sumBani(amounts) !== payable) return err({ code: 'payment_mismatch', total: payable });
  const tooMuch = refuseCash(payment, isForCompany) ?? refuseMealCard(payment, { payable, eligible });
  return tooMuch === null ? ok(payment) : err(tooMuch);
}
