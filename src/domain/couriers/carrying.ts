/** Who may carry an order, and what its courier may do with it (docs/decisions/0207). Pure. */
import { type OrderStage, type StagedOrder, stageOf } from '#domain/orders/order-stage.ts';
import type { MoveRefusal } from '#domain/orders/order-status.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import type { CourierName } from './courier.ts';

export type CarriedOrder = StagedOrder & {
  readonly courier: CourierName | null;
  readonly noAnswerAt: Instant | null;
};

export type CarryRefusal =
  | MoveRefusal
  | { readonly code: 'stage_invalid' }
  | { readonly code: 'order_not_ready' }
  | { readonly code: 'order_of_courier'; readonly courier: string }
  | { readonly code: 'order_not_carried' };

/** Taken anew, or nothing to do because it is so already. */
type Taking = { readonly isNew: boolean };

/**
 * A courier takes an order that is ready. Of two who take the same, the second is told who has it; the first, who sends it
 * again, is not refused.
 */
export function takeOrder(order: CarriedOrder, courierId: number): Result<Taking, CarryRefusal> {
  const carried = requireDelivery(order);
  if (!carried.ok) return carried;
  if (order.courier?.id === courierId) return ok({ isNew: false });
  if (order.courier !== null) return err({ code: 'order_of_courier', courier: order.courier.name });
  return carried.value === 'ready' ? ok({ isNew: true }) : err({ code: 'order_not_ready' });
}

/** Staff give an order to a courier, or to another one, before it is ready too; null takes it back. */
export function assignOrder(order: CarriedOrder, courierId: number | null): Result<Taking, CarryRefusal> {
  const carried = requireDelivery(order);
  return carried.ok ? ok({ isNew: (order.courier?.id ?? null) !== courierId }) : carried;
}

/** A courier puts an order back that has not left with them. */
export function putBackOrder(order: CarriedOrder, courierId: number): Result<Taking, CarryRefusal> {
  const carried = requireCarried(order, courierId);
  if (!carried.ok) return carried;
  return carried.value === 'out' ? err({ code: 'already_decided', status: order.status }) : ok({ isNew: true });
}

/** A step of the way: only the courier who carries the order takes one. */
export function requireCarried(order: CarriedOrder, courierId: number): Result<OrderStage, CarryRefusal> {
  if (order.courier?.id !== courierId) return err({ code: 'order_not_carried' });
  return requireDelivery(order);
}

/** The wait at a door begins with the first press; another one does not begin it anew. */
export function startWaiting(order: CarriedOrder, courierId: number): Result<Taking, CarryRefusal> {
  const carried = requireCarried(order, courierId);
  return carried.ok ? ok({ isNew: order.noAnswerAt === null }) : carried;
}

function requireDelivery(order: CarriedOrder): Result<OrderStage, CarryRefusal> {
  const stage = stageOf(order);
  if (stage === null) return err({ code: 'already_decided', status: order.status });
  return order.method === 'DELIVERY' ? ok(stage) : err({ code: 'stage_invalid' });
}

/** A phone without a line sends later: no longer than a shift. */
export const OLDEST_STEP_SECONDS = 12 * 3600;
const SECOND_MS = 1000;

/** When a step was taken that a phone sends so many seconds later; not before the order left, or was accepted. */
export function momentOfStep(now: Instant, ageSeconds: number, notBefore: Instant | null): Instant {
  const taken = now - Math.min(Math.max(0, ageSeconds), OLDEST_STEP_SECONDS) * SECOND_MS;
  return instant(Math.min(now, Math.max(taken, notBefore ?? taken)));
}
