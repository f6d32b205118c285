/** What was taken at the door: the words of the form, and what they mean to the server. */
import { type Bani, sumBani } from '#domain/money/bani.ts';
import { formatAmount, parseLei } from '#domain/money/format-lei.ts';
import type { OrderPayment, PaymentMethod } from '#domain/orders/order.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type PaymentForm = {
  /** `none`: handed over, and still owed. */
  readonly method: PaymentMethod | 'none';
  /** As typed. */
  readonly cash: string;
  readonly card: string;
};

/** As the guest said it would be paid. */
export function announcedPayment({ payment: { method, cash, card } }: Pick<OrderView, 'payment'>): PaymentForm {
  return { method, cash: formatAmount(cash), card: formatAmount(card) };
}

/** What was taken; null for nothing. Refused where the two parts are not what is owed. */
export function parsePayment({ method, cash, card }: PaymentForm, owed: Bani): Result<OrderPayment | null, 'wrong'> {
  if (method === 'none') return ok(null);
  if (method !== 'CASH_AND_CARD') return ok({ method });
  const [inCash, byCard] = [parseLei(cash), parseLei(card)];
  if (!inCash.ok || !byCard.ok) return err('wrong');
  const isWhole = sumBani([inCash.value, byCard.value]) === owed;
  if (!isWhole || inCash.value <= 0 || byCard.value <= 0) return err('wrong');
  return ok({ method, cash: inCash.value, card: byCard.value });
}
