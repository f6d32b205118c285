/** What follows for the order from money that was just seen. */
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import type { HiddenStatus } from '#domain/orders/status-sets.ts';

/** Why money goes back by itself. */
export const ORPHAN_REASONS = ['other_amount', 'second_payment', 'order_over', 'too_late'] as const;
export type OrphanReason = (typeof ORPHAN_REASONS)[number];

export type ArrivalStep =
  /** The order comes to the restaurant. */
  | { readonly kind: 'arrive' }
  /** It was given up and comes after all, if it can still be made; else the money goes back. */
  | { readonly kind: 'revive' }
  /** Another part of it is still to be paid. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'give_back'; readonly reason: OrphanReason };

export type PaidOrder = {
  readonly status: OrderStatus | HiddenStatus;
  /** What is to be paid online by this part. */
  readonly onlineSum: Bani;
  /** Held or kept by other attempts of the same part. */
  readonly moneyOfOthers: Bani;
  /** Its other online parts: all paid or held, some not, or none at all. */
  readonly otherParts: 'none' | 'covered' | 'open';
};

/** Another amount or currency never makes an order arrive; nor does a second payment. */
export function decideArrival(
  seen: { readonly amount: Bani; readonly currency: string },
  asked: { readonly amount: Bani; readonly currency: string },
  order: PaidOrder,
): ArrivalStep {
  const isAsked = seen.amount === asked.amount && seen.currency === asked.currency;
  if (!isAsked) return { kind: 'give_back', reason: 'other_amount' };
  if (order.moneyOfOthers > ZERO_BANI) return { kind: 'give_back', reason: 'second_payment' };
  if (order.status === 'AWAITING_PAYMENT' || order.status === 'ABANDONED') {
    if (seen.amount !== order.onlineSum) return { kind: 'give_back', reason: 'other_amount' };
    if (order.status === 'AWAITING_PAYMENT') return { kind: order.otherParts === 'open' ? 'wait' : 'arrive' };
    // Of an order that was given up between its payments, the money of the other part is on its way back.
    return order.otherParts === 'none' ? { kind: 'revive' } : { kind: 'give_back', reason: 'too_late' };
  }
  // Refused meanwhile, or the guest chose to pay at the door.
  return { kind: 'give_back', reason: 'order_over' };
}
