/** What became of the money that an order is paid with online: sums over its attempts, stored with the order. */
import { type Bani, minusBani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts';
import { ALL_MEANS, type Means, onlinePartsOf, onlineSumOf, type Payment } from '#domain/orders/payment-means.ts';
import type { HiddenStatus } from '#domain/orders/status-sets.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type AttemptMoney, keptOf } from './attempt.ts';

export type OnlineMoney = {
  /** Blocked on the guest's card. */
  readonly held: Bani;
  readonly taken: Bani;
  readonly refunded: Bani;
  /** On its way back: of a second or late payment, a refused order, a refund. */
  readonly goingBack: Bani;
  /** When the hold ends by itself, by the provider's answer. */
  readonly heldUntil: Instant | null;
  /** When a hold was released without money. */
  readonly releasedAt: Instant | null;
  /** „•••• 4242”; '' when the provider does not say. */
  readonly card: string;
  /** A person has to look at it. */
  readonly needsCheck: boolean;
  /** Of an order that is paid online in several parts, the sums of each; absent for one part. */
  readonly parts?: readonly MoneyOfPart[];
};

export type MoneyOfPart = Pick<OnlineMoney, 'held' | 'taken' | 'refunded' | 'goingBack'> & { readonly means: Means };

export const NO_ONLINE_MONEY: OnlineMoney = {
  held: ZERO_BANI,
  taken: ZERO_BANI,
  refunded: ZERO_BANI,
  goingBack: ZERO_BANI,
  heldUntil: null,
  releasedAt: null,
  card: '',
  needsCheck: false,
};

export type SummedAttempt = {
  readonly means: Means;
  readonly money: AttemptMoney;
  readonly heldUntil: Instant | null;
  readonly releasedAt: Instant | null;
  readonly card: string;
  /** What its open job gives back; 0 for none. */
  readonly goingBack: Bani;
  readonly needsCheck: boolean;
};

/**
 * The money of an order: of orphans only what is on its way back.
 *
 * @param planned the means by which it is to be paid online
 */
export function sumAttempts(attempts: readonly SummedAttempt[], planned: readonly Means[]): OnlineMoney {
  const means = ALL_MEANS.filter((one) => planned.includes(one) || attempts.some((attempt) => attempt.means === one));
  const sums = sumAll(attempts);
  if (means.length < 2) return sums;
  const parts = means.map((one) => {
    const { held, taken, refunded, goingBack } = sumAll(attempts.filter((attempt) => attempt.means === one));
    return { means: one, held, taken, refunded, goingBack };
  });
  return { ...sums, parts };
}

function sumAll(attempts: readonly SummedAttempt[]): OnlineMoney {
  const own = attempts.filter(({ money }) => !money.isOrphan);
  const last = own.findLast(({ money }) => money.held + money.taken > 0);
  const moments = own.flatMap(({ releasedAt }) => releasedAt ?? []);
  return {
    held: sumBani(own.map(({ money }) => money.held)),
    taken: sumBani(own.map(({ money }) => money.taken)),
    refunded: sumBani(own.map(({ money }) => money.refunded)),
    goingBack: sumBani(attempts.map(({ goingBack }) => goingBack)),
    heldUntil: own.find(({ money }) => money.held > ZERO_BANI)?.heldUntil ?? null,
    releasedAt: moments.at(-1) ?? null,
    card: last?.card ?? '',
    needsCheck: attempts.some(({ needsCheck }) => needsCheck),
  };
}

export const MONEY_STATES = ['none', 'held', 'paid', 'released', 'refunded_part', 'refunded'] as const;
export type MoneyState = (typeof MONEY_STATES)[number];

/** One word for it. */
export function moneyStateOf({ held, taken, refunded, releasedAt }: OnlineMoney): MoneyState {
  if (held > ZERO_BANI) return 'held';
  if (taken > ZERO_BANI) return refunded === ZERO_BANI ? 'paid' : refunded < taken ? 'refunded_part' : 'refunded';
  return releasedAt === null ? 'none' : 'released';
}

type OrderToCollect = {
  readonly status: OrderStatus;
  readonly payable: Bani;
  readonly payment: Payment;
  readonly paymentStatus: PaymentStatus;
  readonly onlineMoney: OnlineMoney | null;
};

/** What is still to be received at the door of an order that is paid online, in part or after a change. */
export function toCollectOf(order: OrderToCollect): Bani {
  const { status, payable, paymentStatus } = order;
  if (status === 'REJECTED' || paymentStatus !== 'unpaid') return ZERO_BANI;
  return minusBani(payable, onlineSumOf(listCoveredParts(order)));
}

/** The online parts of a payment, as far as their money is there: none once a hold was lost. */
export function listCoveredParts({
  payment,
  onlineMoney,
}: {
  readonly payment: Payment;
  readonly onlineMoney: OnlineMoney | null;
}): Payment {
  if (onlineMoney === null) return [];
  return onlinePartsOf(payment).filter(({ means }) => {
    const { held, taken } = moneyOfPart(onlineMoney, means);
    return held + taken > 0;
  });
}

/** The sums of the part that is paid with this means. */
export function moneyOfPart(money: OnlineMoney, means: Means): Omit<MoneyOfPart, 'means'> {
  if (money.parts === undefined) return money;
  return money.parts.find((part) => part.means === means) ?? NO_ONLINE_MONEY;
}

/**
 * Whether the order counts as paid. What is received at the door is recorded by people, at the hand-over, and stays as
 * they recorded it.
 */
export function paymentStatusOf(
  {
    status,
    payable,
    payment,
    paymentStatus,
  }: {
    readonly status: OrderStatus | HiddenStatus;
    readonly payable: Bani;
    readonly payment: Payment;
    readonly paymentStatus: PaymentStatus;
  },
  money: OnlineMoney,
): PaymentStatus {
  const hasRest = onlineSumOf(listCoveredParts({ payment, onlineMoney: money })) < payable;
  const isGivenBack = money.taken > ZERO_BANI && keptOf(money) === ZERO_BANI;
  // What is received at the door is not given back with the part that was paid online.
  if (isGivenBack && (!hasRest || status === 'REJECTED' || status === 'ABANDONED')) return 'refunded';
  if (hasRest) return status === 'DELIVERED' ? paymentStatus : 'unpaid';
  return money.taken > ZERO_BANI && money.held === ZERO_BANI ? 'paid' : 'unpaid';
}

/** Turns of the money that staff read in the history of an order; that it was taken as planned is none. */
export const MONEY_TURNS = [
  'released',
  'lost',
  'refunded',
  'disputed',
  'undone',
  /** Of an order whose money came late: what others took meanwhile. */
  'coupon_gone',
  'uses_gone',
  'quarter_full',
] as const;
export type MoneyTurn = (typeof MONEY_TURNS)[number];

/** @param status of the order: a hold that ends while the order stands was lost */
export function turnOf(kind: string, status: OrderStatus | HiddenStatus): MoneyTurn | null {
  if (kind === 'released') return status === 'REJECTED' ? 'released' : 'lost';
  if (kind === 'refunded' || kind === 'refunded_part') return 'refunded';
  return kind === 'disputed' ? 'disputed' : null;
}
