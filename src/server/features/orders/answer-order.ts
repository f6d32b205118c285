/**
 * What staff do with an order, and the guest's own cancelling. Of two one wins: the order's row is held while the rules
 * decide, and the second caller is told who did what and when (readings 25).
 */

import { type CarryRefusal, momentOfStep, requireCarried } from '#domain/couriers/carrying.ts';
import type { SoldOutLength } from '#domain/menu/sold-out-end.ts';
import { NEWS_KINDS } from '#domain/orders/news/order-news.ts';
import type { OrderPayment, OrderStatus } from '#domain/orders/order.ts';
import { changeStage as decideStage, type OrderStage, type StageRefusal } from '#domain/orders/order-stage.ts';
import {
  decideMove,
  type MoveRefusal,
  ORDER_MOVES,
  type OrderMove,
  STANDING_STEPS,
} from '#domain/orders/order-status.ts';
import type { OrderEventKind } from '#domain/orders/order-view.ts';
import type { ProposalState } from '#domain/orders/proposals/proposal.ts';
import { markStation as decideStationPart, type StationRefusal } from '#domain/orders/station-work.ts';
import { type AcceptRefusal, type AcceptRequest, acceptOrder } from '#domain/orders/steps/accept-order.ts';
import { changePromise as decidePromise, type PromiseRefusal } from '#domain/orders/steps/change-promise.ts';
import { type CorrectionRefusal, correctPayment as decideCorrection } from '#domain/orders/steps/correct-payment.ts';
import { type PaymentRefusal, recordPayment } from '#domain/orders/steps/record-payment.ts';
import {
  rejectOrder as decideRejection,
  isMeantFor,
  type RejectedOrder,
  type RejectRefusal,
} from '#domain/orders/steps/reject-order.ts';
import { isRehearsalNumber, rehearsalKitchenNumber } from '#domain/rehearsal/rehearsal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { inMarkingOrder, markSoldOutWithin, returnStock } from '#server/features/menu/menu.door.ts';
import { queueOnAcceptance, queueOnCancellation } from '#server/features/printing/printing.door.ts';
import { giveUsesBack, releaseCoupon } from '#server/features/promotions/promotions.door.ts';
import { loadHouseRules } from '#server/features/restaurant/restaurant.door.ts';
import { moveSlot, releaseSlot } from '#server/features/schedule/schedule.door.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue, Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { orderAccepted } from './mails/order-accepted.ts';
import { orderRejected } from './mails/order-rejected.ts';
import { orderRescheduled } from './mails/order-rescheduled.ts';
import { enqueueNews } from './news/send-news.ts';
import type { EventFacts } from './order-event.ts';
import {
  claimCourierStep,
  insertOrderEvent,
  markAccepted,
  markDelivered,
  markPaymentCorrected,
  markRejected,
  markRescheduled,
  markStage,
  markStationsDone,
  type OrderStep,
  takeKitchenNumber,
} from './orders.repository.ts';
import { endProposal } from './proposals/proposals.repository.ts';
import { mentionsAllergy, type OrderHead, type StoredOrder, type TimelineEntry } from './stored-order.ts';
import {
  findAccepter,
  findLastEvent,
  findOrder,
  findStatus,
  listContent,
  listMessages,
  listTakenPieces,
  lockOrder,
} from './stored-orders.repository.ts';

export type AnswerServices = DbServices & {
  readonly jobs: Jobs;
  readonly log: Log;
};

/** Which order, and who moves it; `staffId: null` is the guest, or the courier where one is given. */
export type Asked = { readonly number: number; readonly staffId: number | null; readonly courier?: CourierStep };

/** A step of a courier, as the phone sends it. */
export type CourierStep = {
  readonly id: number;
  /** A UUID: the same for a step that is sent again after a lost line. */
  readonly key: string;
  /** How long ago it was taken. */
  readonly ageSeconds: number;
};

type AlreadyDecided = {
  readonly code: 'already_decided';
  readonly status: OrderStatus;
  /** What was done last, and by whom. */
  readonly last: TimelineEntry | null;
};
/** Why an order was not moved, with what was done last where another was quicker. */
export type MovedRefusal<Refusal> =
  | { readonly code: 'order_not_found' }
  | AlreadyDecided
  | Exclude<Refusal, MoveRefusal>;
export type AnswerRefusal = MovedRefusal<StepRefusal>;

/** Why a step was not taken. */
type StepRefusal =
  | AcceptRefusal
  | RejectRefusal
  | PaymentRefusal
  | PromiseRefusal
  | StageRefusal
  | StationRefusal
  | CorrectionRefusal
  | CarryRefusal
  | { readonly code: 'courier_not_found' | 'couriers_not_rehearsing' }
  | SoldOutRefusal;

/** Accepts an order: from now on the contract stands, with the moment promised. */
export function confirmOrder(
  services: AnswerServices,
  asked: Asked,
  request: AcceptRequest,
): Promise<Result<StoredOrder, AnswerRefusal>> {
  return moveOrder<StepRefusal>(services, asked, ACCEPTANCE, acceptWork(request));
}

/** Accepts an order in the transaction that writes it: staff who take it by telephone have answered it. */
export function confirmWithin(
  tx: Tx,
  tools: MoveTools,
  asked: Asked,
  request: AcceptRequest,
): Promise<Result<OrderHead, AnswerRefusal>> {
  return moveWithin<StepRefusal>(tx, tools, asked, ACCEPTANCE, acceptWork(request));
}

const ACCEPTANCE: Move = { move: 'accept', kind: 'accepted', mail: orderAccepted };

function acceptWork(request: AcceptRequest): Work<StepRefusal> {
  return (tx, order, step) => acceptWithin(tx, order, { request, step });
}

/** Accepts an order whose row is locked. */
export async function acceptWithin(
  tx: Tx,
  order: OrderHead,
  { request, step }: { readonly request: AcceptRequest; readonly step: OrderStep },
): Promise<Result<Done | null, AcceptRefusal>> {
  const lines = (await listMessages(tx, order.id)).map((message) => ({ message }));
  const accepted = acceptOrder({ ...order, hasAllergyNote: mentionsAllergy({ ...order, lines }) }, request, step.at);
  if (!accepted.ok) return accepted;
  const { promisedAt, agreed, isAllergyRead } = accepted.value;
  const kitchenNumber = isRehearsalNumber(order.number)
    ? rehearsalKitchenNumber(order.number)
    : await takeKitchenNumber(tx, dateOf(promisedAt));
  await queueOnAcceptance(tx, step);
  await moveSlot(tx, order.id, promisedAt);
  return ok(
    done(await markAccepted(tx, step, { ...accepted.value, kitchenNumber }), {
      promisedAt,
      ...(agreed === null ? {} : { agreed }),
      ...(isAllergyRead ? { allergyRead: true } : {}),
    }),
  );
}

export type Rejection = {
  readonly reason: string;
  readonly expectedStatus?: OrderStatus | null | undefined;
  /** What ran out: marked in the same transaction. */
  readonly soldOut?:
    | { readonly subjects: Parameters<typeof inMarkingOrder>[0]; readonly length: SoldOutLength }
    | null
    | undefined;
};
type SoldOutRefusal = { readonly code: 'back_on_invalid' };

/**
 * Refuses an order, or cancels an accepted one; what it had taken goes back in the same transaction. Who meant to refuse
 * a new order does not cancel one that was accepted since: `expectedStatus` says what the caller saw, and a call without
 * it is judged by when it came (`isMeantFor`).
 */
export async function rejectOrder(
  services: AnswerServices,
  asked: Asked,
  { reason, expectedStatus = null, soldOut }: Rejection,
): Promise<Result<StoredOrder, AnswerRefusal>> {
  // Read before anything is waited for: this is the last that the caller can have seen.
  const onArrival = expectedStatus ?? (await findStatus(services.db, asked.number));
  if (onArrival === null) return err({ code: 'order_not_found' });
  return moveOrder(
    services,
    asked,
    { move: 'reject', kind: 'rejected', mail: orderRejected },
    async (tx, order, step) => {
      const acceptedBy = await findAccepter(tx, order.id);
      const sight = { expected: expectedStatus, onArrival, staffId: asked.staffId, at: step.at };
      if (!isMeantFor({ ...order, acceptedBy }, sight)) return err({ code: 'already_decided', status: order.status });
      const rejected = decideRejection(order, { reason, by: 'staff' });
      if (!rejected.ok) return rejected;
      // What ran out in a rehearsal stays on the menu.
      const ranOut = isRehearsalNumber(order.number) ? null : (soldOut ?? null);
      const gone = await markGone(tx, ranOut, asked.staffId, step.at);
      if (!gone.ok) return gone;
      return ok(await giveBack(tx, step, rejected.value, { reason: rejected.value.reason }));
    },
  );
}

/** Marks what ran out. A piece that the menu no longer has needs no mark; a guest marks nothing. */
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
 * The guest takes an order back, as long as it is not accepted and the restaurant allows it. Of guest and kitchen one
 * wins: the row is held while the rules decide, as it is for two tablets.
 */
export async function cancelOrder(
  services: AnswerServices,
  number: number,
  reason: string,
): Promise<Result<StoredOrder, AnswerRefusal | { readonly code: 'cancel_not_offered' }>> {
  if (!(await loadHouseRules(services.db)).guestsMayCancel) return err({ code: 'cancel_not_offered' });
  return moveOrder(
    services,
    { number, staffId: null },
    { move: 'cancel', kind: 'rejected', mail: orderRejected },
    async (tx, order, step) => {
      const cancelled = decideRejection(order, { reason, by: 'customer' });
      if (!cancelled.ok) return cancelled;
      return ok(await giveBack(tx, step, cancelled.value, { reason: cancelled.value.reason, by: 'guest' }));
    },
  );
}

/** Marks an order rejected and gives back what it had taken; null when its row did not stand where the step begins. */
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

/**
 * The order has changed hands. Whether it was paid is another fact: recorded where staff say so (readings 5). With a courier
 * the payment belongs to the open shift, whoever of the two says that it was handed over.
 */
export function markAsDelivered(
  services: AnswerServices,
  asked: Asked,
  paid: OrderPayment | null = null,
  { isMealCard = false }: { readonly isMealCard?: boolean } = {},
): Promise<Result<StoredOrder, AnswerRefusal>> {
  return moveOrder(services, asked, { move: 'deliver', kind: 'delivered', mail: null }, async (tx, order, step) => {
    const move = decideMove(order.status, 'deliver');
    if (!move.ok) return move;
    const payment = paid === null ? null : recordPayment(order.payable, paid, order.company !== null);
    if (payment === null) return ok(done(await markDelivered(tx, step, null), {}));
    if (!payment.ok) return payment;
    const { value } = payment;
    const isByMealCard = isMealCard && value.card > 0;
    const version = await markDelivered(tx, step, { ...value, isMealCard: isByMealCard });
    return ok(done(version, { paid: value, ...(isByMealCard ? { mealCard: true } : {}) }));
  });
}

/** Promises another moment and tells the guest; of two panels that do so at once, the second is told of the first. */
export function changePromise(
  services: AnswerServices,
  asked: Asked,
  { promisedAt, expectedVersion }: { readonly promisedAt: Instant; readonly expectedVersion?: number | undefined },
): Promise<Result<StoredOrder, AnswerRefusal>> {
  return moveOrder(
    services,
    asked,
    { move: 'reschedule', kind: 'rescheduled', mail: orderRescheduled },
    async (tx, order, step) => {
      if (expectedVersion !== undefined && expectedVersion !== order.version) {
        return err({ code: 'already_decided', status: order.status });
      }
      const changed = decidePromise(order, promisedAt, step.at);
      if (changed.ok) await moveSlot(tx, order.id, promisedAt);
      return changed.ok ? ok(done(await markRescheduled(tx, step, changed.value), { promisedAt })) : changed;
    },
  );
}

const STAGE_EVENTS = {
  preparing: 'resumed',
  ready: 'ready',
  out: 'left',
} as const satisfies Record<OrderStage, OrderEventKind>;

/** Says that an accepted order is ready, has left, or is back at the stove after a press by mistake. */
export function changeStage(
  services: AnswerServices,
  asked: Asked,
  stage: OrderStage,
): Promise<Result<StoredOrder, AnswerRefusal>> {
  const move = { move: 'change_stage', kind: STAGE_EVENTS[stage], mail: null, proposal: 'kept' } as const;
  return moveOrder(services, asked, move, async (tx, order, step) => {
    const changed = decideStage(order, stage, step.at);
    return changed.ok ? ok(done(await markStage(tx, step, changed.value), {})) : changed;
  });
}

/** Says that a station has finished its part of an accepted order, or takes that back. */
export function markStation(
  services: AnswerServices,
  asked: Asked,
  part: { readonly stationId: number; readonly isDone: boolean },
): Promise<Result<StoredOrder, AnswerRefusal>> {
  const kind = part.isDone ? 'station_done' : 'station_resumed';
  return moveOrder(
    services,
    asked,
    { move: 'mark_station', kind, mail: null, proposal: 'kept' },
    async (tx, order, step) => {
      const marked = decideStationPart({ ...order, items: (await listContent(tx, order.id)).lines }, part);
      if (!marked.ok) return marked;
      if (marked.value === 'unchanged') return ok('unchanged');
      return ok(done(await markStationsDone(tx, step, marked.value), {}));
    },
  );
}

/** Puts right how an order was paid, on the day it was handed over; the first of two panels to do so wins. */
export function correctPayment(
  services: AnswerServices,
  asked: Asked,
  { paid, expectedVersion }: { readonly paid: OrderPayment | null; readonly expectedVersion?: number | undefined },
): Promise<Result<StoredOrder, AnswerRefusal>> {
  return moveOrder(
    services,
    asked,
    { move: 'correct_payment', kind: 'payment_corrected', mail: null },
    async (tx, order, step) => {
      if (expectedVersion !== undefined && expectedVersion !== order.version) {
        return err({ code: 'already_decided', status: order.status });
      }
      const corrected = decideCorrection(order, paid, step.at);
      if (!corrected.ok) return corrected;
      const facts: EventFacts = corrected.value === null ? { unpaid: true } : { paid: corrected.value };
      return ok(done(await markPaymentCorrected(tx, step, corrected.value), facts));
    },
  );
}

export type Done = { readonly version: number; readonly facts: EventFacts };

/** What was done, or null when the order's row did not stand where the step begins. */
export function done(version: number | null, facts: EventFacts): Done | null {
  return version === null ? null : { version, facts };
}

type Move = {
  readonly move: OrderMove | keyof typeof STANDING_STEPS;
  readonly kind: OrderEventKind;
  readonly mail: typeof orderAccepted | null;
  /** What becomes of an open proposal; any step that decides about the order withdraws it. */
  readonly proposal?: 'kept' | Exclude<ProposalState, 'open'>;
};

/** Gives what was done, null when the order's row did not stand where the move begins, `unchanged` when all is so already. */
type Work<Refusal> = (
  tx: Tx,
  order: OrderHead,
  step: OrderStep,
) => Promise<Result<Done | 'unchanged' | null, Refusal | MoveRefusal>>;

type MoveTools = { readonly enqueue: Enqueue; readonly at: Instant };

/** Locks the order, does the work of one step, and records it; of two that come at once the second is told of the first. */
export async function moveOrder<Refusal extends { readonly code: string } = StepRefusal>(
  { db, clock, jobs, log }: AnswerServices,
  asked: Asked,
  move: Move,
  work: Work<NoInfer<Refusal>>,
): Promise<Result<StoredOrder, MovedRefusal<Refusal>>> {
  const tools = { at: clock(), enqueue: await jobs.ready() };
  const moved = await inRefusableTransaction(db, (tx) => moveWithin<Refusal>(tx, tools, asked, move, work));
  if (!moved.ok) return moved;
  const { staffId, courier } = asked;
  log.info({ orderId: moved.value.id, staffId, ...(courier ? { courierId: courier.id } : {}) }, `order.${move.kind}`);
  // The removal of the demonstration may delete an order between its step and this look.
  const order = await findOrder(db, { by: 'id', id: moved.value.id });
  return order === null ? err({ code: 'order_not_found' }) : ok(order);
}

/** The order as it stood before its step. */
async function moveWithin<Refusal extends { readonly code: string }>(
  tx: Tx,
  { enqueue, at: now }: MoveTools,
  { number, staffId, courier }: Asked,
  { move, kind, mail, proposal = 'withdrawn' }: Move,
  work: Work<NoInfer<Refusal>>,
): Promise<Result<OrderHead, MovedRefusal<Refusal>>> {
  const order = await lockOrder(tx, number);
  if (order === null) return err({ code: 'order_not_found' });
  const { from } = { ...ORDER_MOVES, ...STANDING_STEPS }[move];
  if (courier !== undefined && !(await claimCourierStep(tx, courier, now))) return ok(order);
  const at = courier === undefined ? now : momentOfStep(now, courier.ageSeconds, order.leftAt ?? order.acceptedAt);
  const step = { orderId: order.id, from, actorId: staffId, courierId: courier?.id ?? null, at };
  const isCarried = courier !== undefined && move !== 'assign_courier';
  const carried = isCarried ? requireCarried(order, courier.id) : ok(null);
  const worked = carried.ok ? await work(tx, order, step) : carried;
  // What is no refusal of the move is one of the step.
  if (!worked.ok && worked.error.code !== 'already_decided') return err(worked.error as Exclude<Refusal, MoveRefusal>);
  if (!worked.ok || worked.value === null) {
    return err({ code: 'already_decided', status: order.status, last: await findLastEvent(tx, order.id) });
  }
  if (worked.value === 'unchanged') return ok(order);
  const { version, facts } = worked.value;
  if (order.proposalUntil !== null && proposal !== 'kept') await endProposal(tx, order.id, { state: proposal, at });
  await insertOrderEvent(tx, step, {
    kind,
    version,
    status: move in ORDER_MOVES ? ORDER_MOVES[move as OrderMove].to : order.status,
    facts,
  });
  if (isRehearsalNumber(number)) return ok(order);
  const news = NEWS_KINDS.find((one) => one === kind);
  // A guest who cancels need not be told.
  if (news !== undefined && move !== 'cancel')
    await enqueueNews(enqueue, tx, { orderId: order.id, kind: news, version });
  if (mail !== null) await enqueue(tx, 'mail', mail.job({ orderId: order.id, version }));
  return ok(order);
}
