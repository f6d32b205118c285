/** The payment staff took at hand-over: the values of the form and what they mean to the server. */
import { type Bani, minusBani, sumBani } from '#domain/money/bani.ts';
import { formatAmount, formatLei, parseLei } from '#domain/money/format-lei.ts';
import type { OrderPayment, PaymentMethod } from '#domain/orders/order.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { isSplitMethod } from '#domain/orders/payment-means.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Problems } from '#web/forms/read-refusal.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';

export type PaymentPart = 'cash' | 'card';

export type PaymentForm = {
  /** `none`: handed over, not yet paid. */
  readonly method: PaymentMethod | 'none';
  /** As typed. */
  readonly cash: string;
  readonly card: string;
  /** The parts that somebody typed: another one is the rest of what is owed. */
  readonly typed: readonly PaymentPart[];
};

/** The payment that the guest announced. */
export function announcedPayment({ payment: { method, cash, card } }: Pick<OrderView, 'payment'>): PaymentForm {
  return { method, cash: formatAmount(cash), card: formatAmount(card), typed: [] };
}

/** One part as it is typed; the other becomes the rest, until it was typed itself. */
export function typePart(form: PaymentForm, part: PaymentPart, text: string, owed: Bani): PaymentForm {
  const other = part === 'cash' ? 'card' : 'cash';
  const typed = form.typed.includes(part) ? form.typed : [...form.typed, part];
  return { ...form, typed, [part]: text, ...(typed.includes(other) ? {} : { [other]: restOf(text, owed) }) };
}

/** '' where nothing is left, or what was typed cannot be read. */
function restOf(text: string, owed: Bani): string {
  const amount = parseLei(text);
  return amount.ok && amount.value < owed ? formatAmount(minusBani(owed, amount.value)) : '';
}

/** The payment taken; null for none. Refused when the two parts do not add up to what is owed. */
function parsePayment({ method, cash, card }: PaymentForm, owed: Bani): Result<OrderPayment | null, 'wrong'> {
  if (method === 'none') return ok(null);
  if (!isSplitMethod(method)) return ok({ method });
  const [inCash, byCard] = [parseLei(cash), parseLei(card)];
  if (!inCash.ok || !byCard.ok) return err('wrong');
  const isWhole = sumBani([inCash.value, byCard.value]) === owed;
  if (!isWhole || inCash.value <= 0 || byCard.value <= 0) return err('wrong');
  return ok({ method, cash: inCash.value, card: byCard.value });
}

export function judgePayment(form: PaymentForm, owed: Bani): Problems {
  return parsePayment(form, owed).ok ? {} : { cash: stepWords.payment.wrong(formatLei(owed)) };
}

/** @throws when the form has a problem: callers check before sending */
export function paymentOf(form: PaymentForm, owed: Bani): OrderPayment | null {
  const parsed = parsePayment(form, owed);
  if (!parsed.ok) throw new Error('A payment that is not what is owed');
  return parsed.value;
}
