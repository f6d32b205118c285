import { type Bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import type { SettlementRow } from '../settlement/read-settlement.ts';
import type { DayDifference, LikelyReason } from './differences.ts';

export type OnlinePayment = {
  readonly provider: string;
  /** Our name of the attempt, and the provider's id of it; null before it has one. */
  readonly reference: string;
  readonly providerRef: string | null;
  readonly orderNumber: number;
  readonly order: 'arrived' | 'refused' | 'never_arrived';
  /** Money that belongs to no order: a second payment, another sum. */
  readonly isOrphan: boolean;
  readonly taken: Bani;
  readonly refunded: Bani;
  /** On its way back. */
  readonly goingBack: Bani;
  readonly wasTakenOnDay: boolean;
  readonly wasRefundedOnDay: boolean;
};

export type SettledRow = Pick<SettlementRow, 'kind' | 'attempt' | 'reference' | 'amount' | 'fee'> & {
  readonly provider: string;
  readonly isOfDay: boolean;
};

export type SettledDay = {
  /** Taken or given back on the day, or named by a row of it. */
  readonly online: readonly OnlinePayment[];
  /** Of the day, and of those payments on other days. */
  readonly rows: readonly SettledRow[];
  /** Providers one of whose files goes over the day. */
  readonly covered: readonly string[];
};

export function matchSettlement({ online, rows, covered }: SettledDay): readonly DayDifference[] {
  const matched = online.map((payment) => ({ payment, own: rows.filter((row) => isOf(row, payment)) }));
  const known = new Set(matched.flatMap(({ own }) => own));
  const strange = rows.filter((row) => row.isOfDay && row.kind !== 'payout' && !known.has(row));
  return [
    ...matched.flatMap(({ payment, own }) => [
      ...matchOrderOf(payment),
      ...matchPayments(payment, own, covered),
      ...matchRefunds(payment, own, covered),
      ...matchDisputes(payment, own),
    ]),
    ...strange.map(({ attempt, reference, amount }) => ({
      kind: 'file_payment_unknown' as const,
      reason: 'other_shop' as const,
      orderNumber: null,
      name: attempt === '' ? reference : attempt,
      expected: ZERO_BANI,
      found: amount,
    })),
  ];
}

function isOf({ provider, attempt, reference }: SettledRow, payment: OnlinePayment): boolean {
  if (provider !== payment.provider) return false;
  return attempt === '' ? reference === payment.providerRef : attempt === payment.reference;
}

function aboutOf({ orderNumber, reference }: OnlinePayment) {
  return { orderNumber, name: reference };
}

function sumRows(rows: readonly SettledRow[], kind: SettledRow['kind']): Bani {
  return sumBani(rows.filter((row) => row.kind === kind).map(({ amount }) => amount));
}

/** Money that was kept of a payment that no order needs, and that is not on its way back. */
function matchOrderOf(payment: OnlinePayment): readonly DayDifference[] {
  const { taken, refunded, goingBack, isOrphan, order } = payment;
  const expected = sumBani([refunded, goingBack]);
  if (taken <= expected || (order === 'arrived' && !isOrphan)) return [];
  const reason = isOrphan ? 'second_payment' : order === 'refused' ? 'order_refused' : 'order_never_arrived';
  return [{ kind: 'online_without_order', reason, ...aboutOf(payment), expected, found: taken }];
}

function matchPayments(
  payment: OnlinePayment,
  own: readonly SettledRow[],
  covered: readonly string[],
): readonly DayDifference[] {
  const { taken: expected, wasTakenOnDay, provider } = payment;
  const about = { ...aboutOf(payment), expected };
  const rows = own.filter(({ kind }) => kind === 'payment');
  const found = sumRows(rows, 'payment');
  if (rows.length === 0) {
    if (!wasTakenOnDay || !covered.includes(provider)) return [];
    return [{ kind: 'file_payment_missing', reason: 'comes_in_next_file', ...about, found }];
  }
  if (found === expected) return [];
  if (expected === ZERO_BANI) return [{ kind: 'file_payment_unknown', reason: 'payment_unseen', ...about, found }];
  return [{ kind: 'file_other_sum', reason: findReasonOfSum(rows, expected, found), ...about, found }];
}

function findReasonOfSum(rows: readonly SettledRow[], expected: Bani, found: Bani): LikelyReason {
  if (sumBani([found, ...rows.map(({ fee }) => fee)]) === expected) return 'fee_deducted';
  return rows.length > 1 && found === expected * rows.length ? 'listed_twice' : 'other_amount';
}

function matchRefunds(
  payment: OnlinePayment,
  own: readonly SettledRow[],
  covered: readonly string[],
): readonly DayDifference[] {
  const { refunded: expected, goingBack, wasRefundedOnDay, provider } = payment;
  const found = sumRows(own, 'refund');
  const about = { ...aboutOf(payment), expected, found };
  if (found > sumBani([expected, goingBack])) {
    return [{ kind: 'file_refund_unknown', reason: 'refund_by_hand', ...about }];
  }
  if (found >= expected || !wasRefundedOnDay || !covered.includes(provider)) return [];
  return [{ kind: 'file_refund_missing', reason: 'refund_under_way', ...about }];
}

function matchDisputes(payment: OnlinePayment, own: readonly SettledRow[]): readonly DayDifference[] {
  const found = sumRows(
    own.filter(({ isOfDay }) => isOfDay),
    'dispute',
  );
  if (found === ZERO_BANI) return [];
  const about = { ...aboutOf(payment), expected: ZERO_BANI, found };
  return [{ kind: 'file_dispute', reason: 'cardholder_disputes', ...about }];
}
