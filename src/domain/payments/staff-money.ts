/** The money of an order that is paid online, as staff see it: what became of each sum, and what is left to collect. */
import { type Bani, bani, minusBani, ZERO_BANI } from '#domain/money/bani.ts';
import { atDoorPartsOf, type Means, onlineSumOf, type Payment } from '#domain/orders/payment-means.ts';
import { absorbDifference } from '#domain/orders/placing/cash-ceiling.ts';
import { listCoveredParts, type MoneyOfPart, type OnlineMoney, toCollectOf } from './online-money.ts';

type PaidOrder = {
  readonly payable: Bani;
  readonly payment: Payment;
  readonly onlineMoney: OnlineMoney | null;
};

/**
 * What is received at the door, by means, whether or not it is recorded already; empty where everything is paid online.
 * A sum that was to come online and did not is collected in cash, as what a change adds.
 */
export function listDoorParts(order: PaidOrder): Payment {
  const rest = minusBani(order.payable, onlineSumOf(listCoveredParts(order)));
  return rest === ZERO_BANI ? [] : absorbDifference(atDoorPartsOf(order.payment), rest);
}

export type MoneyLine = {
  readonly kind: 'held' | 'taken' | 'refunded' | 'going_back' | 'to_collect';
  readonly amount: Bani;
  /** Of an order that is paid online in several parts, the one that it belongs to. */
  readonly means?: Means;
};

/** The sums of an order that is paid online, each with what became of it; empty for an order paid at the door. */
export function listMoneyLines(order: Parameters<typeof toCollectOf>[0]): readonly MoneyLine[] {
  const { onlineMoney: money } = order;
  if (money === null) return [];
  const sums = money.parts ?? [money];
  const lines = ONLINE_LINES.flatMap(([kind, name]) =>
    sums.map((part) => ({ ...ofPart(part), kind, amount: part[name] })),
  );
  return [...lines, { kind: 'to_collect' as const, amount: toCollectOf(order) }].filter(
    ({ amount }) => amount > ZERO_BANI,
  );
}

const ONLINE_LINES = [
  ['held', 'held'],
  ['taken', 'taken'],
  ['refunded', 'refunded'],
  ['going_back', 'goingBack'],
] as const;

function ofPart(part: OnlineMoney | MoneyOfPart): Pick<MoneyLine, 'means'> {
  return 'means' in part ? { means: part.means } : {};
}

/** The parts of which something can still be given back, each with how much; one without a means for a single part. */
export function listRefundable(
  money: OnlineMoney | null,
): readonly { readonly means?: Means; readonly amount: Bani }[] {
  const parts = money?.parts ?? (money === null ? [] : [money]);
  return parts
    .map((part) => ({ ...ofPart(part), amount: bani(Math.max(0, part.taken - part.refunded - part.goingBack)) }))
    .filter(({ amount }) => amount > ZERO_BANI);
}

/** What staff can still give back: what was taken and is not on its way back. */
export function sumToGiveBack(money: OnlineMoney | null): Bani {
  return money === null ? ZERO_BANI : bani(Math.max(0, money.taken - money.refunded - money.goingBack));
}
