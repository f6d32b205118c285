/**
 * What has to be done with the money of an attempt, from what the order is now and what the provider has: the same
 * question is asked after every step, so that no path of an order needs a rule of its own.
 */
import { type Bani, bani, minusBani, ZERO_BANI } from '#domain/money/bani.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { type HiddenStatus, isStatusIn, SOLD_STATUSES, UNDECIDED_STATUSES } from '#domain/orders/status-sets.ts';
import { type AttemptMoney, keptOf } from './attempt.ts';

export const MONEY_JOBS = ['capture', 'release', 'refund'] as const;
export type MoneyJobKind = (typeof MONEY_JOBS)[number];
export type WantedJob = { readonly kind: MoneyJobKind; readonly amount: Bani };

export type OrderOfMoney = {
  readonly status: OrderStatus | HiddenStatus;
  /** What is to be paid online, after changes of the order. */
  readonly onlineSum: Bani;
};

/** What the restaurant keeps in the end, and whether a hold is taken now. */
function goalOf({ granted, isOrphan }: AttemptMoney, { status, onlineSum }: OrderOfMoney) {
  const due = bani(Math.max(0, minusBani(onlineSum, granted)));
  if (isOrphan) return { keep: ZERO_BANI, waits: false };
  if (isVisible(status) && isStatusIn(status, SOLD_STATUSES)) return { keep: due, waits: false };
  if (status === 'AWAITING_PAYMENT' || (isVisible(status) && isStatusIn(status, UNDECIDED_STATUSES))) {
    return { keep: due, waits: true };
  }
  return { keep: ZERO_BANI, waits: false };
}

function isVisible(status: OrderStatus | HiddenStatus): status is OrderStatus {
  return status !== 'AWAITING_PAYMENT' && status !== 'ABANDONED';
}

/** The next job; null when the money is as it should be. */
export function chooseJob(
  money: AttemptMoney,
  order: OrderOfMoney,
  { canCaptureLess }: { readonly canCaptureLess: boolean },
): WantedJob | null {
  const { keep, waits } = goalOf(money, order);
  if (money.held > ZERO_BANI) {
    if (waits) return null;
    if (keep === ZERO_BANI) return { kind: 'release', amount: money.held };
    // Never more than what is held; what is too much goes back afterwards where less cannot be taken.
    return { kind: 'capture', amount: canCaptureLess && keep < money.held ? keep : money.held };
  }
  const excess = minusBani(keptOf(money), keep);
  return excess > ZERO_BANI ? { kind: 'refund', amount: excess } : null;
}

export type OpenJob = WantedJob & {
  /** `sent`: it may have happened, so only an answer of the provider ends it. */
  readonly state: 'waiting' | 'sent' | 'by_hand';
};

/** What to do about the job that is open, and the wanted one. */
export type JobDecision = { readonly drop: boolean; readonly add: WantedJob | null };

export function decideJob(open: OpenJob | null, wanted: WantedJob | null): JobDecision {
  if (open === null) return { drop: false, add: wanted };
  const isSame = wanted !== null && open.kind === wanted.kind && open.amount === wanted.amount;
  if (isSame || open.state === 'sent') return { drop: false, add: null };
  return { drop: true, add: wanted };
}

/** What follows when the provider was asked about a job whose outcome was not known. */
export type Resolution = 'done' | 'send_again' | 'by_hand';

/**
 * A job that is still wanted after its provider was asked did not happen. It is sent again with its key where the
 * provider keeps keys; elsewhere a person decides, because a second refund cannot be taken back.
 */
export function resolveJob(
  open: WantedJob,
  wanted: WantedJob | null,
  { keepsKeys, tries, mostTries }: { readonly keepsKeys: boolean; readonly tries: number; readonly mostTries: number },
): Resolution {
  if (wanted === null || wanted.kind !== open.kind || wanted.amount !== open.amount) return 'done';
  return keepsKeys && tries < mostTries ? 'send_again' : 'by_hand';
}
