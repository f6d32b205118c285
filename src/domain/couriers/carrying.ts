/** Rules for who may carry an order, and what its courier may do with it (docs/decisions/0207). Pure. */
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

/** False when the courier already had the order. */
type Taking = { readonly isNew: boolean };

/**
 * A courier takes a ready order. When two couriers take the same one, the second is told who has it; a repeated call of
 * the first one is not refused.
 */
export function takeOrder(order: CarriedOrder, courierId: number): Result<Taking, CarryRefusal> {
  const carried = requireDelivery(order);
  if (!carried.ok) return carried;
  if (order.courier?.id === courierId) return ok({ isNew: false });
  if (order.courier !== null) return err({ code: 'order_of_courier', courier: order.courier.name });
  return carried.value === 'ready' ? ok({ isNew: true }) : err({ code: 'order_not_ready' });
}

/** Staff assign an order to a courier, or to another one, also before it is ready; null takes it back. */
export function assignOrder(order: CarriedOrder, courierId: number | null): Result<Taking, CarryRefusal> {
  const carried = requireDelivery(order);
  return carried.ok ? ok({ isNew: (order.courier?.id ?? null) !== courierId }) : carried;
}

/** A courier puts back an order that has not left the restaurant. */
export function putBackOrder(order: CarriedOrder, courierId: number): Result<Taking, CarryRefusal> {
  const carried = requireCarried(order, courierId);
  if (!carried.ok) return carried;
  return carried.value === 'out' ? err({ code: 'already_decided', status: order.status }) : ok({ isNew: true });
}

/** A delivery step is allowed only for the courier who carries the order. */
export function requireCarried(order: CarriedOrder, courierId: number): Result<OrderStage, CarryRefusal> {
  if (order.courier?.id !== courierId) return err({ code: 'order_not_carried' });
  return requireDelivery(order);
}

/** The waiting time starts with the first press; a repeated press does not restart it. */
export function startWaiting(order: CarriedOrder, courierId: number): Result<Taking, CarryRefusal> {
  const carried = requireCarried(order, courierId);
  return carried.ok ? ok({ isNew: order.noAnswerAt === null }) : carried;
}

function requireDelivery(order: CarriedOrder): Result<OrderStage, CarryRefusal> {
  const stage = stageOf(order);
  if (stage === null) return err({ code: 'already_decided', status: order.status });
  return order.method === 'DELIVERY' ? ok(stage) : err({ code: 'stage_invalid' });
}

/** Oldest step that is accepted: a phone without a connection sends its steps later, but within a shift. */
export const OLDEST_STEP_SECONDS = 12 * 3600;
const SECOND_MS = 1000;

/** The moment of a step that the phone sent this many seconds later; not before the order left, or was accepted. */
export function momentOfStep(now: Instant, ageSeconds: number, notBefore: Instant | null): Instant {
  const taken = now - Math.min(Math.max(0, ageSeconds), OLDEST_STEP_SECONDS) * SECOND_MS;
  return instant(Math.min(now, Math.max(taken, notBefore ?? taken)));
}
