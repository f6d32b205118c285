/**
 * The stage of an accepted order in the restaurant. The documents' status stays CONFIRMED meanwhile
 * (docs/decisions/0197).
 */
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { DeliveryMethod, OrderStatus } from './order.ts';
import { canMove, type MoveRefusal } from './order-status.ts';

export const ORDER_STAGES = ['preparing', 'ready', 'out'] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

/** Since when it is ready, and since when it is on its way; null while it is not. */
export type StageMoments = { readonly readyAt: Instant | null; readonly leftAt: Instant | null };

/** The fields of an order that its stage depends on. */
export type StagedOrder = StageMoments & { readonly status: OrderStatus; readonly method: DeliveryMethod };

export type StageRefusal = MoveRefusal | { readonly code: 'stage_invalid' };

/** The stage of an accepted order; null for an unanswered or ended one. */
export function stageOf({ status, readyAt, leftAt }: StagedOrder): OrderStage | null {
  if (!canMove(status, 'deliver')) return null;
  if (leftAt !== null) return 'out';
  return readyAt === null ? 'preparing' : 'ready';
}

/** The stage after this one; null where only handover is left, or nothing. Only deliveries leave the restaurant. */
export function nextStage(order: StagedOrder): OrderStage | null {
  const stage = stageOf(order);
  if (stage === 'preparing') return 'ready';
  return stage === 'ready' && order.method === 'DELIVERY' ? 'out' : null;
}

/**
 * Sets the stage of an accepted order; setting the previous stage undoes a mistaken press. An order that leaves without
 * having been marked ready counts as ready from then. When two tablets press the same button, the second gets a
 * refusal.
 */
export function changeStage(order: StagedOrder, stage: OrderStage, at: Instant): Result<StageMoments, StageRefusal> {
  const now = stageOf(order);
  if (now === null || now === stage) return err({ code: 'already_decided', status: order.status });
  if (stage === 'preparing') return ok({ readyAt: null, leftAt: null });
  if (stage === 'out' && order.method !== 'DELIVERY') return err({ code: 'stage_invalid' });
  return ok({ readyAt: order.readyAt ?? at, leftAt: stage === 'out' ? at : null });
}
