import type { SoldOutLength } from '#domain/menu/sold-out-end.ts';
import { GUEST, idOf } from '#domain/orders/actor.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import {
  rejectOrder as decideRejection,
  isMeantFor,
  type RejectedOrder,
  type RejectRefusal,
} from '#domain/orders/steps/reject-order.ts';
import { isRehearsalNumber } from '#domain/rehearsal/rehearsal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { inMarkingOrder, markSoldOutWithin, returnStock } from '#server/features/menu/index.ts';
import { queueOnCancellation } from '#server/features/printing/index.ts';
import { giveUsesBack, releaseCoupon } from '#server/features/promotions/index.ts';
import { loadGuestRules } from '#server/features/restaurant/index.ts';
import { releaseSlot } from '#server/features/schedule/index.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { orderRejected } from '../mails/order-rejected.ts';
import type { EventFacts } from '../order-event.ts';
import { findStatus } from '../order-heads.repository.ts';
import { listTakenPieces } from '../order-lines.repository.ts';
import { findAccepter } from '../order-timeline.repository.ts';
import { markRejected, type OrderStep } from '../orders.repository.ts';
import type { StoredOrder } from '../stored-order.ts';
import { type AnswerServices, type Asked, type Done, type MovedRefusal, moveOrder } from './move-order.ts';

export type Rejection = {
  readonly reason: string;
  readonly expectedStatus?: OrderStatus | null | undefined;
  /** What ran out: marked as sold out in the same transaction. */
  readonly soldOut?:
    | { readonly subjects: Parameters<typeof inMarkingOrder>[0]; readonly length: SoldOutLength }
    | null
    | undefined;
};
type SoldOutRefusal = { readonly code: 'back_on_invalid' };

/**
 * Refuses an order, or cancels an accepted one; stock and coupon are given back in the same transaction. A call meant
 * to refuse a new order does not cancel one that was accepted meanwhile: `expectedStatus` is the status the caller saw,
 * and a call without it is judged by its arrival (`isMeantFor`).
 */
export async function rejectOrder(
  services: AnswerServices,
  asked: Asked,
  { reason, expectedStatus = null, soldOut }: Rejection,
): Promise<Result<StoredOrder, MovedRefusal<RejectRefusal | SoldOutRefusal>>> {
  // Read before waiting for any lock: this is the latest status that the caller can have seen.
  const onArrival = expectedStatus ?? (await findStatus(services.db, asked.number));
  if (onArrival === null) return err({ code: 'order_not_found' });
  return moveOrder<RejectRefusal | SoldOutRefusal>(
    services,
    asked,
    { move: 'reject', kind: 'rejected', mail: orderRejected },
    async (tx, order, step) => {
      const acceptedBy = await findAccepter(tx, order.id);
      const staffId = idOf(asked.actor, 'staff');
      const sight = { expected: expectedStatus, onArrival, staffId, at: step.at };
      if (!isMeantFor({ ...order, acceptedBy }, sight)) return err({ code: 'already_decided', status: order.status });
      const rejected = decideRejection(order, { reason, by: 'staff' });
      if (!rejected.ok) return rejected;
      // Nothing is marked sold out because of a rehearsal.
      const ranOut = isRehearsalNumber(order.number) ? null : (soldOut ?? null);
      const gone = await markGone(tx, ranOut, staffId, step.at);
      if (!gone.ok) return gone;
      return ok(await giveBack(tx, step, rejected.value, { reason: rejected.value.reason }));
    },
  );
}

/** Marks what ran out. A piece that is no longer on the menu needs no mark; a guest's cancellation marks nothing. */
async function markGone(
  tx: Tx,
  soldOut: NonNullable<Rejection['soldOut']> | null,
  staffId: number | null,
  now: Instant,
): Promise<Result<null, SoldOutRefusal>> {
  if (soldOut === null || staffId === null) return ok(null);
  for (const subject of inMarkingOrder(soldOut.subjects)) {
    const marked = await markSoldOutWithin(tx, { subject, length: soldOut.length }, { staffId, now });
    if (!marked.ok && marked.error.code === 'back_on_invalid') return err({ code: 'back_on_invalid' });
  }
  return ok(null);
}

/**
 * Cancels an order for the guest, as long as it is not accepted and the restaurant allows it. The order's row is locked
 * while the rules decide, so of guest and kitchen only one wins.
 */
export async function cancelOrder(
  services: AnswerServices,
  number: number,
  reason: string,
): Promise<Result<StoredOrder, MovedRefusal<RejectRefusal> | { readonly code: 'cancel_not_offered' }>> {
  if (!(await loadGuestRules(services.db)).guestsMayCancel) return err({ code: 'cancel_not_offered' });
  return moveOrder<RejectRefusal>(
    services,
    { number, actor: GUEST },
    { move: 'cancel', kind: 'rejected', mail: orderRejected },
    async (tx, order, step) => {
      const cancelled = decideRejection(order, { reason, by: 'customer' });
      if (!cancelled.ok) return cancelled;
      return ok(await giveBack(tx, step, cancelled.value, { reason: cancelled.value.reason }));
    },
  );
}

/** Marks an order rejected and gives back stock and coupon; null when its row was not in the required status. */
async function giveBack(tx: Tx, step: OrderStep, rejected: RejectedOrder, facts: EventFacts): Promise<Done | null> {
  const version = await markRejected(tx, step, rejected);
  if (version === null) return null;
  await returnStock(tx, await listTakenPieces(tx, step.orderId));
  await releaseCoupon(tx, step.orderId, step.at);
  await giveUsesBack(tx, step.orderId);
  await queueOnCancellation(tx, step);
  await releaseSlot(tx, step.orderId);
  return { version, facts };
}
