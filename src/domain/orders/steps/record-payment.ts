import { type Bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import type { OrderPayment } from '#domain/orders/order.ts';
import { type CashRefusal, type PaymentParts, refuseCash } from '#domain/orders/placing/cash-ceiling.ts';
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
  const parts = partsOf(payable, paid);
  const isSplit = paid.method !== 'CASH_AND_CARD' || (parts.cash > ZERO_BANI && parts.card > ZERO_BANI);
  if (!isSplit || sumBani([parts.cash, parts.card]) !== payable)
    return err({ code: 'payment_mismatch', total: payable });
  const tooMuch = refuseCash(parts.cash, isForCompany);
  return tooMuch === null ? ok(parts) : err(tooMuch);
}

function partsOf(payable: Bani, paid: OrderPayment): PaymentParts {
  switch (paid.method) {
    case 'CASH':
      return { method: 'CASH', cash: payable, card: ZERO_BANI };
    case 'CARD':
      return { method: 'CARD', cash: ZERO_BANI, card: payable };
    case 'CASH_AND_CARD':
      return paid;
  }
}
