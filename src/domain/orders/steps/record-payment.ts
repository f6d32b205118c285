import { type Bani, minusBani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { factsOf, type Payment, type PaymentChoice, partsOf } from '#domain/orders/payment-means.ts';
import { type CashRefusal, refuseCash } from '#domain/orders/placing/cash-ceiling.ts';
import { type MealCardLimit, refuseMealCard } from '#domain/payments/meal-card-parts.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type PaymentRefusal = { readonly code: 'payment_mismatch'; readonly total: Bani } | CashRefusal | MealCardLimit;
/** `payment_online`: a provider takes that part, no person records it. */
export type RecordRefusal = PaymentRefusal | { readonly code: 'payment_online' };

export type PaymentTerms = {
  readonly isForCompany: boolean;
  /** How much of the order meal cards may pay; null where that is not known. */
  readonly mealCardEligible: Bani | null;
  /** The parts that a provider has. */
  readonly online: Payment;
};

/**
 * Records how an order was paid at handover: parts of several means are above 0 and add up exactly to what is not paid
 * online, and a meal card pays no more than it may.
 *
 * @see readings.md 5, 6
 */
export function recordPayment(
  payable: Bani,
  paid: PaymentChoice,
  { isForCompany, mealCardEligible: eligible, online }: PaymentTerms,
): Result<Payment, RecordRefusal> {
  const rest = minusBani(payable, sumBani(online.map(({ amount }) => amount)));
  const received = partsOf(paid, rest);
  const isOnline = received.some(({ means }) => factsOf(means).when === 'online');
  if (isOnline || (online.length > 0 && rest === ZERO_BANI)) return err({ code: 'payment_online' });
  const amounts = received.map(({ amount }) => amount);
  const isEachTaken = 'means' in paid || amounts.every((amount) => amount > ZERO_BANI);
  if (!isEachTaken || sumBani(amounts) !== rest) return err({ code: 'payment_mismatch', total: rest });
  const payment = [...online, ...received];
  const tooMuch = refuseCash(payment, isForCompany) ?? refuseMealCard(payment, { payable, eligible });
  return tooMuch === null ? ok(payment) : err(tooMuch);
}
