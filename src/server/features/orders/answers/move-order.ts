/**
 * A step of an order: locks its row, lets the step's own function decide, and records the event. Of two concurrent
 * steps one wins; the second is refused with who did what and when (readings 25).
 */
import { type CarryRefusal, momentOfStep, requireCarried } from '#domain/couriers/carrying.ts';
import { type Actor, idOf } from '#domain/orders/actor.ts';
import { NOTIFICATION_KINDS } from '#domain/orders/notifications/order-notification.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import type { StageRefusal } from '#domain/orders/order-stage.ts';
import { type MoveRefusal, ORDER_MOVES, type OrderMove, STANDING_STEPS } from '#domain/orders/order-status.ts';
import type { OrderEventKind } from '#domain/orders/order-view.ts';
import type { ProposalState } from '#domain/orders/proposals/proposal.ts';
import type { StationRefusal } from '#domain/orders/station-work.ts';
import type { AcceptRefusal } from '#domain/orders/steps/accept-order.ts';
import type { PromiseRefusal } from '#domain/orders/steps/change-promise.ts';
import type { CorrectionRefusal } from '#domain/orders/steps/correct-payment.ts';
import type { RecordRefusal } from '#domain/orders/steps/record-payment.ts';
import type { RejectRefusal } from '#domain/orders/steps/reject-order.ts';
import { isRehearsalNumber } from '#domain/rehearsal/rehearsal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { updateReceipt } from '#server/features/fiscal/index.ts';
import { queueInvoice } from '#server/features/invoices/index.ts';
import { followMoney } from '#server/features/payments/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue, Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import type { orderAccepted } from '../mails/order-accepted.ts';
import { enqueueNotification } from '../notifications/send-notification.ts';
import type { EventFacts } from '../order-event.ts';
import { lockOrder } from '../order-heads.repository.ts';
import { findLastEvent } from '../order-timeline.repository.ts';
import { claimCourierStep, insertOrderEvent, numberForKitchen, type OrderStep } from '../orders.repository.ts';
import { endProposal } from '../proposals/proposals.repository.ts';
import type { OrderHead, StoredOrder, TimelineEntry } from '../stored-order.ts';
import { findOrder } from '../stored-orders.repository.ts';

export type AnswerServices = DbServices & {
  readonly jobs: Jobs;
  readonly log: Log;
};

/** Which order, and who moves it; `sent` is given for a step of a courier. */
export type Asked = { readonly number: number; readonly actor: Actor; readonly sent?: SentStep };

/** A step of a courier, as sent by the phone. */
export type SentStep = {
  /** A UUID, equal when a step is sent again after a lost connection. */
  readonly key: string;
  /** How long ago the step was taken. */
  readonly ageSeconds: number;
};

type AlreadyDecided = {
  readonly code: 'already_decided';
  readonly status: OrderStatus;
  /** The last event, and who caused it. */
  readonly last: TimelineEntry | null;
};
/** Why a step was refused; with the last event when someone else was faster. */
export type MovedRefusal<Refusal> =
  | { readonly code: 'order_not_found' }
  | AlreadyDecided
  | Exclude<Refusal, MoveRefusal>;
export type AnswerRefusal = MovedRefusal<StepRefusal>;

/** Why a step was not taken. */
export type StepRefusal =
  | AcceptRefusal
  | RejectRefusal
  | RecordRefusal
  | PromiseRefusal
  | StageRefusal
  | StationRefusal
  | CorrectionRefusal
  | CarryRefusal
  | { readonly code: 'courier_not_found' | 'couriers_not_rehearsing' }
  | { readonly code: 'back_on_invalid' };

export type Done = {
  readonly version: number;
  readonly facts: EventFacts;
  /** The day whose next kitchen number the order gets, assigned at the end of the transaction. */
  readonly kitchenDay?: LocalDate | null;
};

/** The result of a step, or null when the order's row was not in the status that the step requires. */
export function done(version: number | null, facts: EventFacts, kitchenDay: LocalDate | null = null): Done | null {
  return version === null ? null : { version, facts, kitchenDay };
}

export type Move = {
  readonly move: OrderMove | keyof typeof STANDING_STEPS;
  readonly kind: OrderEventKind;
  readonly mail: typeof orderAccepted | null;
  /** The effect on an open proposal; any step that decides about the order withdraws it. */
  readonly proposal?: 'kept' | Exclude<ProposalState, 'open'>;
};

/**
 * Returns what was done, null when the order's row was not in the required status, `unchanged` when nothing had to
 * change.
 */
export type Work<Refusal> = (
  tx: Tx,
  order: OrderHead,
  step: OrderStep,
) => Promise<Result<Done | 'unchanged' | null, Refusal | MoveRefusal>>;

export type MoveTools = { readonly enqueue: Enqueue; readonly at: Instant };

/**
 * Locks the order, runs one step, and records it; of two concurrent steps the second is refused with the first one's
 * event.
 */
export async function moveOrder<Refusal extends { readonly code: string }>(
  { db, clock, jobs, log }: AnswerServices,
  asked: Asked,
  move: Move,
  work: Work<NoInfer<Refusal>>,
): Promise<Result<StoredOrder, MovedRefusal<Refusal>>> {
  const tools = { at: clock(), enqueue: await jobs.ready() };
  const moved = await inRefusableTransaction(db, (tx) => moveWithin<Refusal>(tx, tools, asked, move, work));
  if (!moved.ok) return moved;
  log.info({ orderId: moved.value.id, actor: asked.actor }, `order.${move.kind}`);
  // Removing the demonstration data may delete an order between its step and this read.
  const order = await findOrder(db, { by: 'id', id: moved.value.id });
  return order === null ? err({ code: 'order_not_found' }) : ok(order);
}

/** Runs a step in the caller's transaction; the order passed to it is the one before the step. */
export async function moveWithin<Refusal extends { readonly code: string }>(
  tx: Tx,
  { enqueue, at: now }: MoveTools,
  { number, actor, sent }: Asked,
  { move, kind, mail, proposal = 'withdrawn' }: Move,
  work: Work<NoInfer<Refusal>>,
): Promise<Result<OrderHead, MovedRefusal<Refusal>>> {
  const order = await lockOrder(tx, number);
  if (order === null) return err({ code: 'order_not_found' });
  const { from } = { ...ORDER_MOVES, ...STANDING_STEPS }[move];
  const courierId = idOf(actor, 'courier');
  const isCourierStep = courierId !== null && sent !== undefined;
  if (isCourierStep && !(await claimCourierStep(tx, { id: courierId, key: sent.key }, now))) return ok(order);
  const at = isCourierStep ? momentOfStep(now, sent.ageSeconds, order.leftAt ?? order.acceptedAt) : now;
  const step = { orderId: order.id, from, actor, at };
  const isCarried = courierId !== null && move !== 'assign_courier';
  const carried = isCarried ? requireCarried(order, courierId) : ok(null);
  const worked = carried.ok ? await work(tx, order, step) : carried;
  // A refusal that is not about the move is the step's own, or of a courier who does not carry the order: its sentence
  // is sent to the phone (`send-steps.ts`).
  if (!worked.ok && worked.error.code !== 'already_decided') return err(worked.error as Exclude<Refusal, MoveRefusal>);
  if (!worked.ok || worked.value === null) {
    return err({ code: 'already_decided', status: order.status, last: await findLastEvent(tx, order.id) });
  }
  if (worked.value === 'unchanged') return ok(order);
  const { version, facts, kitchenDay = null } = worked.value;
  if (order.proposalUntil !== null && proposal !== 'kept') await endProposal(tx, order.id, { state: proposal, at });
  await insertOrderEvent(tx, step, {
    kind,
    version,
    status: move in ORDER_MOVES ? ORDER_MOVES[move as OrderMove].to : order.status,
    facts,
  });
  if (isRehearsalNumber(number)) return ok(order);
  if (order.onlineMoney !== null) {
    await followMoney(tx, order.id, at);
    await updateReceipt(tx, { orderId: order.id, at });
  }
  const notification = NOTIFICATION_KINDS.find((one) => one === kind);
  // A guest who cancels gets no notification.
  if (notification !== undefined && move !== 'cancel')
    await enqueueNotification(enqueue, tx, { orderId: order.id, kind: notification, version });
  const isPaid = facts.paid !== undefined || (move === 'deliver' && order.paymentStatus === 'paid');
  if (isPaid && order.company !== null) await queueInvoice(enqueue, tx, { orderId: order.id, at });
  if (mail !== null) await enqueue(tx, mail.job({ orderId: order.id, version }));
  if (kitchenDay !== null) await numberForKitchen(tx, order.id, kitchenDay);
  return ok(order);
}
