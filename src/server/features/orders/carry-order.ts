/** Delivery by couriers: assigning an order, and failed delivery attempts (docs/decisions/0207). */

import { assignOrder, type CarryRefusal, putBackOrder, startWaiting, takeOrder } from '#domain/couriers/carrying.ts';
import type { CourierName } from '#domain/couriers/courier.ts';
import type { Actor } from '#domain/orders/actor.ts';
import { isRehearsalNumber } from '#domain/rehearsal/rehearsal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import {
  type AnswerServices,
  type Asked,
  done,
  type MovedRefusal,
  moveOrder,
  type SentStep,
} from './answers/move-order.ts';
import { markBroughtBack, markCourier, markWaiting } from './orders.repository.ts';
import { doCouriersRehearse } from './rehearsal-orders.repository.ts';
import type { StoredOrder } from './stored-order.ts';

type Moved<Refusal> = Promise<Result<StoredOrder, MovedRefusal<Refusal>>>;
/** Why a courier does not get an order. */
type AssignRefusal = CarryRefusal | { readonly code: 'courier_not_found' | 'couriers_not_rehearsing' };
/** A step that a courier takes alone. */
export type CourierAsked = Asked & {
  readonly actor: Extract<Actor, { readonly kind: 'courier' }>;
  readonly sent: SentStep;
};

/** Opens the courier's shift where none is open; null for a courier who was deactivated. */
type OpenShift = (tx: Tx, at: Instant) => Promise<CourierName | null>;

/** Staff assign an order to a courier. */
export function giveToCourier(
  services: AnswerServices,
  asked: Asked,
  courierId: number,
  open: OpenShift,
): Moved<AssignRefusal> {
  return moveOrder<AssignRefusal>(
    services,
    asked,
    { move: 'assign_courier', kind: 'assigned', mail: null },
    async (tx, order, step) => {
      const decided = assignOrder(order, courierId);
      if (!decided.ok) return decided;
      if (!decided.value.isNew) return ok('unchanged');
      if (!(await mayCarry(tx, order))) return err({ code: 'couriers_not_rehearsing' });
      const courier = await open(tx, step.at);
      if (courier === null) return err({ code: 'courier_not_found' });
      return ok(done(await markCourier(tx, step, courierId), { courier: courier.name }));
    },
  );
}

/** Staff take an order back from its courier. */
export function takeFromCourier(services: AnswerServices, asked: Asked): Moved<CarryRefusal> {
  return moveOrder<CarryRefusal>(
    services,
    asked,
    { move: 'assign_courier', kind: 'unassigned', mail: null },
    async (tx, order, step) => {
      const decided = assignOrder(order, null);
      if (!decided.ok) return decided;
      if (!decided.value.isNew) return ok('unchanged');
      const from = order.courier === null ? {} : { courier: order.courier.name };
      return ok(done(await markCourier(tx, step, null), from));
    },
  );
}

/** A courier takes a ready order; of two concurrent calls one wins. */
export function takeAsCourier(services: AnswerServices, asked: CourierAsked, open: OpenShift): Moved<AssignRefusal> {
  const { id } = asked.actor;
  return moveOrder<AssignRefusal>(
    services,
    asked,
    { move: 'assign_courier', kind: 'assigned', mail: null },
    async (tx, order, step) => {
      const taken = takeOrder(order, id);
      if (!taken.ok) return taken;
      if (!taken.value.isNew) return ok('unchanged');
      if (!(await mayCarry(tx, order))) return err({ code: 'couriers_not_rehearsing' });
      if ((await open(tx, step.at)) === null) return err({ code: 'courier_not_found' });
      return ok(done(await markCourier(tx, step, id), {}));
    },
  );
}

/** A courier puts an order back that has not left the restaurant. */
export function putBack(services: AnswerServices, asked: CourierAsked): Moved<CarryRefusal> {
  return moveOrder<CarryRefusal>(
    services,
    asked,
    { move: 'assign_courier', kind: 'unassigned', mail: null },
    async (tx, order, step) => {
      const decided = putBackOrder(order, asked.actor.id);
      return decided.ok ? ok(done(await markCourier(tx, step, null), {})) : decided;
    },
  );
}

/** Nobody opens the door: the waiting time starts. */
export function waitAtDoor(services: AnswerServices, asked: CourierAsked): Moved<CarryRefusal> {
  return moveOrder<CarryRefusal>(
    services,
    asked,
    { move: 'wait_at_door', kind: 'no_answer', mail: null },
    async (tx, order, step) => {
      const waiting = startWaiting(order, asked.actor.id);
      if (!waiting.ok) return waiting;
      return ok(waiting.value.isNew ? done(await markWaiting(tx, step), {}) : 'unchanged');
    },
  );
}

/** Nobody came to the door: the order goes back to the restaurant, which decides how to continue. */
export function bringBack(services: AnswerServices, asked: CourierAsked, calls: number): Moved<CarryRefusal> {
  return moveOrder<CarryRefusal>(
    services,
    asked,
    { move: 'bring_back', kind: 'returned', mail: null },
    async (tx, order, step) => {
      const minutes = order.noAnswerAt === null ? 0 : Math.floor((step.at - order.noAnswerAt) / MINUTE_MS);
      return ok(done(await markBroughtBack(tx, step), { waited: { calls, minutes: Math.max(0, minutes) } }));
    },
  );
}

/** Orders of a rehearsal go to couriers only when the rehearsal includes them. */
async function mayCarry(tx: Tx, { number }: { readonly number: number }): Promise<boolean> {
  return !isRehearsalNumber(number) || doCouriersRehearse(tx);
}
