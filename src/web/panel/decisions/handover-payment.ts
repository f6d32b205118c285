/** What was taken at the door: the words of the form, and what they mean to the server. */
import type { OrderDetail } from '#contract/orders.ts';
import { type Bani, bani, sumBani } from '#domain/money/bani.ts';
import { formatAmount, parseLei } from '#domain/money/format-lei.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type { PaymentMethod } from '#domain/orders/order.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type PaymentForm = {
  /** `none`: handed over, and still owed. */
  readonly method: PaymentMethod | 'none';
  /** As typed. */
  readonly cash: string;
  readonly card: string;
};

export type HandoverPayment = {
  readonly owed: Bani;
  readonly wire: { readonly method: PaymentMethod; readonly cashAmount?: number; readonly cardAmount?: number } | null;
};

const baniOf = (lei: number): Bani => bani(Math.round(lei * 100));

export function owedOf(order: Pick<OrderDetail, 'payable'>): Bani {
  return baniOf(order.payable);
}

/** As the guest said it would be paid. */
export function announcedPayment(
  order: Pick<OrderDetail, 'orderPaymentOptions' | 'cashAmount' | 'cardAmount'>,
): PaymentForm {
  const { orderPaymentOptions: method, cashAmount, cardAmount } = order;
  return { method, cash: formatAmount(baniOf(cashAmount)), card: formatAmount(baniOf(cardAmount)) };
}

/** What is sent; null for nothing taken. Refused where the two parts are not what is owed. */
export function readPayment({ method, cash, card }: PaymentForm, owed: Bani): Result<HandoverPayment['wire'], 'wrong'> {
  if (method === 'none') return ok(null);
  if (method !== 'CASH_AND_CARD') return ok({ method });
  const [inCash, byCard] = [parseLei(cash), parseLei(card)];
  if (!inCash.ok || !byCard.ok) return err('wrong');
  const isWhole = sumBani([inCash.value, byCard.value]) === owed;
  if (!isWhole || inCash.value <= 0 || byCard.value <= 0) return err('wrong');
  return ok({ method, cashAmount: leiFromBani(inCash.value), cardAmount: leiFromBani(byCard.value) });
}
