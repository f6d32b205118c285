/**
 * What staff do with an order. Of two tablets one wins: the order's row is held while the rules decide, and whoever
 * comes second is told who did what and when (readings 25).
 */
import { type AcceptRefusal, type AcceptRequest, acceptOrder } from '#domain/orders/accept-order.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { decideMove, type MoveRefusal, ORDER_MOVES } from '#domain/orders/order-status.ts';
import { rejectOrder as decideRejection, type RejectRefusal } from '#domain/orders/reject-order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { enqueueOrderMail, type OrderMailKind } from '#server/features/mails/enqueue-order-mail.ts';
import { returnStock } from '#server/features/menu/return-stock.ts';
import { releaseCoupon } from '#server/features/promotions/release-coupon.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { loadOrder } from './load-order.ts';
import type { OrderEventKind } from './order-event.ts';
import { insertOrderEvent, markAccepted, markDelivered, markRejected, type OrderStep } from './orders.repository.ts';
import type { OrderHead, StoredOrder, TimelineEntry } from './stored-order.ts';
import { findLastEvent, listTakenPieces, lockOrder } from './stored-orders.repository.ts';

export type AnswerServices = {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly jobs: Jobs;
  readonly log: Log;
};

/** Which order, and who moves it. */
export type Asked = { readonly number: number; readonly staffId: number };

type AlreadyDecided = {
  readonly code: 'already_decided';
  readonly status: OrderStatus;
  /** What was done last, and by whom. */
  readonly last: TimelineEntry | null;
};
export type AnswerRefusal =
  | { readonly code: 'order_not_found' }
  | AlreadyDecided
  | Exclude<AcceptRefusal | RejectRefusal, MoveRefusal>;

/** Accepts an order: from now on the contract stands, with the moment promised. */
export function confirmOrder(
  services: AnswerServices,
  asked: Asked,
  request: AcceptRequest,
): Promise<Result<StoredOrder, AnswerRefusal>> {
  return moveOrder(
    services,
    asked,
    { move: 'accept', kind: 'accepted', mail: 'order_accepted' },
    async (tx, order, step) => {
      const accepted = acceptOrder({ ...order }, request, step.at);
      return accepted.ok ? ok(await markAccepted(tx, step, accepted.value)) : accepted;
    },
  );
}

/**
 * Refuses an order, or cancels an accepted one; what it had taken goes back in the same transaction. Who meant to refuse
 * a new order does not cancel one that another tablet has accepted since: that is what `expectedStatus` is for.
 */
export function rejectOrder(
  services: AnswerServices,
  asked: Asked,
  { reason, expectedStatus }: { readonly reason: string; readonly expectedStatus?: OrderStatus | undefined },
): Promise<Result<StoredOrder, AnswerRefusal>> {
  return moveOrder(
    services,
    asked,
    { move: 'reject', kind: 'rejected', mail: 'order_rejected' },
    async (tx, order, step) => {
      if (expectedStatus !== undefined && expectedStatus !== order.status) {
        return err({ code: 'already_decided', status: order.status });
      }
      const rejected = decideRejection(order, { reason, by: 'staff' });
      if (!rejected.ok) return rejected;
      const version = await markRejected(tx, step, rejected.value);
      if (version === null) return ok(null);
      await returnStock(tx, await listTakenPieces(tx, order.id));
      await releaseCoupon(tx, order.id, step.at);
      return ok(version);
    },
  );
}

/** The order has changed hands. Whether it was paid is another fact (readings 5). */
export function markAsDelivered(services: AnswerServices, asked: Asked): Promise<Result<StoredOrder, AnswerRefusal>> {
  return moveOrder(services, asked, { move: 'deliver', kind: 'delivered', mail: null }, async (tx, order, step) => {
    const move = decideMove(order.status, 'deliver');
    return move.ok ? ok(await markDelivered(tx, step)) : move;
  });
}

type Move = {
  readonly move: keyof typeof ORDER_MOVES;
  readonly kind: OrderEventKind;
  readonly mail: OrderMailKind | null;
};

/** Gives the order's new version, or null when its row did not stand where the move begins. */
type Work = (
  tx: Tx,
  order: OrderHead,
  step: OrderStep,
) => Promise<Result<number | null, AcceptRefusal | RejectRefusal>>;

async function moveOrder(
  { db, clock, jobs, log }: AnswerServices,
  { number, staffId }: Asked,
  { move, kind, mail }: Move,
  work: Work,
): Promise<Result<StoredOrder, AnswerRefusal>> {
  const at = clock();
  const enqueue = await jobs.ready();
  const moved = await inRefusableTransaction<OrderHead, AnswerRefusal>(db, async (tx) => {
    const order = await lockOrder(tx, number);
    if (order === null) return err({ code: 'order_not_found' });
    const { from, to } = ORDER_MOVES[move];
    const step = { orderId: order.id, from, actorId: staffId, at };
    const done = await work(tx, order, step);
    if (!done.ok && done.error.code !== 'already_decided') return err(done.error);
    if (!done.ok || done.value === null) {
      return err({ code: 'already_decided', status: order.status, last: await findLastEvent(tx, order.id) });
    }
    await insertOrderEvent(tx, step, { kind, version: done.value, status: to });
    if (mail !== null) await enqueueOrderMail(enqueue, tx, { kind: mail, orderId: order.id });
    return ok(order);
  });
  if (!moved.ok) return moved;
  log.info({ orderId: moved.value.id, staffId }, `order.${kind}`);
  return ok(await loadOrder(db, moved.value.id));
}
