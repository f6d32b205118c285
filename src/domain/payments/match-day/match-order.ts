import type { ReceiptState } from '#domain/fiscal/receipt-state.ts';
import { type Bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { onlineSumOf, type Payment, sumByMeans } from '#domain/orders/payment-means.ts';
import type { DayDifference, LikelyReason } from './differences.ts';

export type DayOrder = {
  readonly orderNumber: number;
  readonly payment: Payment;
  readonly isPaid: boolean;
  /** By providers, whatever was given back since; null for an order that is paid at the door. */
  readonly takenOnline: Bani | null;
  /** Null: it needs none. */
  readonly receipt: DayReceipt | null;
};

export type DayReceipt = {
  readonly state: ReceiptState | 'not_made';
  /** As its file names it; null before it was given. */
  readonly payment: Payment | null;
  /** It came out twice. */
  readonly isDouble: boolean;
};

const WHY_MISSING = {
  not_made: 'receipt_not_made',
  to_print: 'receipt_waits',
  given: 'receipt_waits',
  failed: 'receipt_not_printed',
  unknown: 'receipt_unanswered',
} as const satisfies Record<Exclude<DayReceipt['state'], 'printed'>, LikelyReason>;

export function matchOrder(order: DayOrder): readonly DayDifference[] {
  return [...matchPayment(order), ...matchReceipt(order)];
}

function matchPayment({ orderNumber, payment, isPaid, takenOnline }: DayOrder): readonly DayDifference[] {
  const online = onlineSumOf(payment);
  const taken = takenOnline ?? ZERO_BANI;
  const about = { orderNumber, name: '' };
  if (taken < online) {
    const reason = taken === ZERO_BANI ? 'nothing_taken' : 'part_taken';
    return [{ kind: 'online_missing', reason, ...about, expected: online, found: taken }];
  }
  if (isPaid) return [];
  const expected = sumOf(payment);
  return [{ kind: 'payment_unrecorded', reason: 'payment_not_recorded', ...about, expected, found: taken }];
}

function matchReceipt({ orderNumber, payment, isPaid, receipt }: DayOrder): readonly DayDifference[] {
  // Without a recorded payment there is no receipt yet, and that is one difference.
  if (receipt === null || !isPaid) return [];
  const expected = sumOf(payment);
  const about = { orderNumber, name: '', expected };
  if (receipt.state !== 'printed') {
    return [{ kind: 'receipt_missing', reason: WHY_MISSING[receipt.state], ...about, found: ZERO_BANI }];
  }
  const found = sumOf(receipt.payment ?? payment);
  if (receipt.isDouble) {
    return [{ kind: 'receipt_twice', reason: 'printed_again', ...about, found: sumBani([found, found]) }];
  }
  if (found !== expected) return [{ kind: 'receipt_other_sum', reason: 'order_changed_after', ...about, found }];
  if (receipt.payment === null || isSamePayment(receipt.payment, payment)) return [];
  return [{ kind: 'receipt_other_means', reason: 'payment_corrected_after', ...about, found }];
}

function sumOf(payment: Payment): Bani {
  return sumBani(payment.map(({ amount }) => amount));
}

/** Whatever the order of its parts, and whether parts of 0 are written. */
function isSamePayment(one: Payment, other: Payment): boolean {
  const writeOf = (payment: Payment) => JSON.stringify(sumByMeans([payment]).filter(({ amount }) => amount !== 0));
  return writeOf(one) === writeOf(other);
}
