import { parseText, type TextRefusal } from '#domain/accounts/parse-text.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { OrderStatus } from './order.ts';
import { decideMove, type MoveRefusal, type OrderMover } from './order-status.ts';

/** Longest reason, in characters. */
export const REASON_MAX_LENGTH = 500;

/** Refused before the contract was concluded, or cancelled after (readings 24). */
export type RejectionStage = 'refused' | 'cancelled';

/** What rejection changes; the stock and the coupon go back beside it, exactly once. */
export type RejectedOrder = { readonly status: OrderStatus; readonly stage: RejectionStage; readonly reason: string };

export type RejectRefusal = MoveRefusal | { readonly code: 'reason_required' } | TextRefusal;

/**
 * Refuses or cancels an order. Staff always give a reason; a guest may cancel without one, until acceptance. What the
 * guest takes back is cancelled, never refused.
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
