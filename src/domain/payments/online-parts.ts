/**
 * An order that is paid online in two parts, each with payments of its own: a meal card the food first, a card the rest
 * (docs/decisions/0288).
 */
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { factsOf, type Means, onlinePartsOf, type Payment, type PaymentPart } from '#domain/orders/payment-means.ts';
import { type AttemptMoney, keptOf } from './attempt.ts';

/** An attempt and the part that it pays. */
export type AttemptOfPart = { readonly means: Means; readonly money: AttemptMoney };

/** In the order in which they are paid; a part of 0 is not asked for, unless there is no other. */
export function listOnlineParts(payment: Payment): Payment {
  const parts = onlinePartsOf(payment);
  const asked = parts.filter(({ amount }) => amount > ZERO_BANI);
  return (asked.length === 0 ? parts : asked).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A meal card is refused more often, and its sum is the one that the law limits: it is paid first. */
function placeOf({ means }: PaymentPart): number {
  return factsOf(means).paysOnlyFood ? 0 : 1;
}

/** Whether money of the order is there for this part; what is on its way back belongs to no part. */
export function isCovered({ means }: Pick<PaymentPart, 'means'>, attempts: readonly AttemptOfPart[]): boolean {
  return attempts.some((attempt) => attempt.means === means && hasOwnMoney(attempt.money));
}

/** Held or kept, and not to be given back as a whole. */
export function hasOwnMoney(money: AttemptMoney): boolean {
  return !money.isOrphan && (money.held > ZERO_BANI || keptOf(money) > ZERO_BANI);
}

/** What is to be paid next; null when every part is covered. */
export function findNextPart(payment: Payment, attempts: readonly AttemptOfPart[]): PaymentPart | null {
  return listOnlineParts(payment).find((part) => !isCovered(part, attempts)) ?? null;
}

/** The parts whose money is there; they stay what they are when the rest is paid otherwise. */
export function listPaidParts(payment: Payment, attempts: readonly AttemptOfPart[]): Payment {
  return listOnlineParts(payment).filter((part) => part.amount > ZERO_BANI && isCovered(part, attempts));
}

/** How much is given back of each payment: of a card first, so that what a meal card paid stays a meal. */
export function shareRefund<Of extends AttemptOfPart & { readonly refundable: Bani }>(
  attempts: readonly Of[],
  amount: Bani,
): readonly { readonly attempt: Of; readonly amount: Bani }[] {
  let left: number = amount;
  return attempts
    .toSorted((one, other) => Number(factsOf(one.means).paysOnlyFood) - Number(factsOf(other.means).paysOnlyFood))
    .flatMap((attempt) => {
      const share = Math.min(left, attempt.refundable) as Bani;
      left -= share;
      return share > ZERO_BANI ? [{ attempt, amount: share }] : [];
    });
}
