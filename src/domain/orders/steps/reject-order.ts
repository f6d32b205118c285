import { parseText, type TextRefusal } from '#domain/accounts/parse-text.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { decideMove, type MoveRefusal, type OrderMover } from '#domain/orders/order-status.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { REASON_MAX_LENGTH } from '#domain/text/reason.ts';
import type { Instant } from '#domain/time/instant.ts';

/** Refused before the contract was concluded, or cancelled afterwards (readings 24). */
export type RejectionStage = 'refused' | 'cancelled';

/** The result of a rejection; stock and coupon are given back with it, exactly once. */
export type RejectedOrder = { readonly status: OrderStatus; readonly stage: RejectionStage; readonly reason: string };

export type RejectRefusal = MoveRefusal | { readonly code: 'reason_required' } | TextRefusal;

/**
 * Within this time after another member of staff accepted an order, a call that does not name the status it saw cannot
 * cancel it.
 */
export const FRESH_ACCEPTANCE_SECONDS = 30;

/** The state that a rejecting call was based on. */
export type RejectionSight = {
  /** The status that the client saw; null when it sent none (the documents' client). */
  readonly expected: OrderStatus | null;
  /** The status when the call arrived. */
  readonly onArrival: OrderStatus;
  readonly staffId: number | null;
  readonly at: Instant;
};

/**
 * Whether a rejection was meant for the order in its present status. A refusal of a new order must not cancel an order
 * that was accepted at the same moment: a named status must be the present one; without one, the order must not have
 * been accepted since the call arrived, nor within the last half minute by another person, because the client may not
 * have seen that. The person who accepted it may cancel it at once.
 *
 * @see readings.md 24, 25
 */
export function isMeantFor(
  order: { readonly status: OrderStatus; readonly acceptedAt: Instant | null; readonly acceptedBy: number | null },
  { expected, onArrival, staffId, at }: RejectionSight,
): boolean {
  if (expected !== null) return expected === order.status;
  if (order.status !== 'CONFIRMED') return true;
  if (onArrival !== 'CONFIRMED') return false;
  const isOwn = order.acceptedBy === staffId;
  return isOwn || order.acceptedAt === null || at - order.acceptedAt >= FRESH_ACCEPTANCE_SECONDS * 1000;
}

/**
 * Refuses or cancels an order. Staff must give a reason; a guest may cancel without one, until acceptance. An order
 * cancelled by the guest is never recorded as refused.
 *
 * @see readings.md 24, back-office.md §5, romania.md §1.7
 */
export function rejectOrder(
  order: { readonly status: OrderStatus },
  { reason: rawReason, by }: { readonly reason: string; readonly by: OrderMover },
): Result<RejectedOrder, RejectRefusal> {
  const status = decideMove(order.status, by === 'staff' ? 'reject' : 'cancel');
  if (!status.ok) return status;
  const reason = parseText(rawReason, { maximum: REASON_MAX_LENGTH, isRequired: by === 'staff', isMultiline: true });
  if (!reason.ok) return reason.error.reason === 'missing' ? err({ code: 'reason_required' }) : reason;
  const isRefusal = by === 'staff' && order.status !== 'CONFIRMED';
  return ok({ status: status.value, stage: isRefusal ? 'refused' : 'cancelled', reason: reason.value });
}
