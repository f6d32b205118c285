/** What can differ when the money of a day is compared, and where it is put right. */
import { keysOf } from '#domain/keys-of.ts';
import type { Bani } from '#domain/money/bani.ts';

/** The page on which a difference is put right: each has one. */
export type MatchAction = 'order' | 'receipts' | 'payments' | 'drawer' | 'couriers' | 'settlement';

const DIFFERENCES = {
  receipt_missing: 'receipts',
  receipt_other_sum: 'receipts',
  /** The same sum by other means: a card's money under cash, a meal card's under a card. */
  receipt_other_means: 'receipts',
  receipt_twice: 'receipts',
  payment_unrecorded: 'order',
  /** An order is to be paid online, and less was taken. */
  online_missing: 'order',
  online_without_order: 'payments',
  file_payment_missing: 'settlement',
  file_refund_missing: 'settlement',
  file_other_sum: 'order',
  /** In the provider's file, and not in our books. */
  file_payment_unknown: 'settlement',
  file_refund_unknown: 'order',
  file_dispute: 'payments',
  drawer: 'drawer',
  courier: 'couriers',
} as const satisfies Record<string, MatchAction>;
export type DifferenceKind = keyof typeof DIFFERENCES;
export const DIFFERENCE_KINDS = keysOf(DIFFERENCES) as [DifferenceKind, ...DifferenceKind[]];

/** Why it most likely is so. */
export const LIKELY_REASONS = [
  'receipt_not_made',
  'receipt_waits',
  'receipt_not_printed',
  'receipt_unanswered',
  'order_changed_after',
  'payment_corrected_after',
  'printed_again',
  'payment_not_recorded',
  'nothing_taken',
  'part_taken',
  'second_payment',
  'order_refused',
  'order_never_arrived',
  'comes_in_next_file',
  'refund_under_way',
  'fee_deducted',
  'listed_twice',
  'other_amount',
  'payment_unseen',
  'other_shop',
  'refund_by_hand',
  'cardholder_disputes',
  'counted_before',
  'card_instead_of_cash',
  'cash_instead_of_card',
  'cash_of_unrecorded',
  'miscounted',
] as const;
export type LikelyReason = (typeof LIKELY_REASONS)[number];

export type DayDifference = {
  readonly kind: DifferenceKind;
  readonly reason: LikelyReason;
  /** Of the order that it is about, or that explains it; null for none. */
  readonly orderNumber: number | null;
  /** A courier, or the provider's name of a payment; '' for none. */
  readonly name: string;
  readonly expected: Bani;
  readonly found: Bani;
};

export function actionOf(kind: DifferenceKind): MatchAction {
  return DIFFERENCES[kind];
}
