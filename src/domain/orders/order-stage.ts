/** Where an accepted order stands at the restaurant. The documents' status stays CONFIRMED meanwhile (docs/decisions/0197). */
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { DeliveryMethod, OrderStatus } from './order.ts';
import { canMove, type MoveRefusal } from './order-status.ts';

export const ORDER_STAGES = ['preparing', 'ready', 'out'] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

/** Since when it is ready, and since when on its way; null while it is not. */
export type StageMoments = { readonly readyAt: Instant | null; readonly leftAt: Instant | null };

/** An order as far as its stage goes. */
export type StagedOrder = StageMoments & { readonly status: OrderStatus; readonly method: DeliveryMethod };

export type StageRefusal = MoveRefusal | { readonly code: 'stage_invalid' };

/** The stage of an accepted order; null for one that waits for an answer or has ended. */
export function stageOf({ status, readyAt, leftAt }: StagedOrder): OrderStage | null {
  if (!canMove(status, 'deliver')) return null;
  if (leftAt !== null) return 'out';
  return readyAt === null ? 'preparing' : 'ready';
}

/** The stage after this one; null where only handing over is left, or nothing. Only what is delivered leaves the restaurant. */
export function nextStage(order: StagedOrder): OrderStage | null {
  const stage = stageOf(order);
  if (stage === 'preparing') return 'ready';
  return stage === 'ready' && order.method === 'DELIVERY' ? 'out' : null;
}

/**
 * Sets the stage of an accepted order; a press by mistake is undone by the stage before. What leaves without having been
 * called ready was ready when it left. Of two tablets that press the same, the second is told that it is done.
 */
export function changeStage(order: StagedOrder, stage: OrderStage, at: Instant): Result<StageMoments, StageRefusal> {
  const now = stageOf(order);
  if (now === null || now === stage) return err({ code: 'already_decided', status: order.status });
  if (stage === 'preparing') return ok({ readyAt: null, leftAt: null });
  if (stage === 'out' && order.method !== 'DELIVERY') return err({ code: 'stage_invalid' });
  return ok({ readyAt: order.readyAt ?? at, leftAt: stage === 'out' ? at : null });
}
