import { type AcceptRefusal, type AcceptRequest, acceptOrder } from '#domain/orders/steps/accept-order.ts';
import { isRehearsalNumber, rehearsalKitchenNumber } from '#domain/rehearsal/rehearsal.ts';
import { ok, type Result } from '#domain/result.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { queueOnAcceptance } from '#server/features/printing/index.ts';
import { moveSlot } from '#server/features/schedule/index.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { orderAccepted } from '../mails/order-accepted.ts';
import type { EventFacts } from '../order-event.ts';
import { listMessages } from '../order-lines.repository.ts';
import { markAccepted, type OrderStep } from '../orders.repository.ts';
import { mentionsAllergy, type OrderHead, type StoredOrder } from '../stored-order.ts';
import {
  type AnswerServices,
  type Asked,
  type Done,
  done,
  type Move,
  type MovedRefusal,
  type MoveTools,
  moveOrder,
  moveWithin,
  type Work,
} from './move-order.ts';

/** Accepts an order: this concludes the contract, with the promised moment. */
export function confirmOrder(
  services: AnswerServices,
  asked: Asked,
  request: AcceptRequest,
): Promise<Result<StoredOrder, MovedRefusal<AcceptRefusal>>> {
  return moveOrder<AcceptRefusal>(services, asked, ACCEPTANCE, acceptWork(request));
}

/** Accepts an order in the transaction that inserts it: an order taken by staff needs no further answer. */
export function confirmWithin(
  tx: Tx,
  tools: MoveTools,
  asked: Asked,
  request: AcceptRequest,
): Promise<Result<OrderHead, MovedRefusal<AcceptRefusal>>> {
  return moveWithin<AcceptRefusal>(tx, tools, asked, ACCEPTANCE, acceptWork(request));
}

const ACCEPTANCE: Move = { move: 'accept', kind: 'accepted', mail: orderAccepted };

function acceptWork(request: AcceptRequest): Work<AcceptRefusal> {
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
  const kitchenNumber = isRehearsalNumber(order.number) ? rehearsalKitchenNumber(order.number) : null;
  await queueOnAcceptance(tx, step);
  await moveSlot(tx, order.id, promisedAt);
  const version = await markAccepted(tx, step, { ...accepted.value, kitchenNumber });
  const facts: EventFacts = {
    promisedAt,
    ...(agreed === null ? {} : { agreed }),
    ...(isAllergyRead ? { allergyRead: true } : {}),
  };
  return ok(done(version, facts, kitchenNumber === null ? dateOf(promisedAt) : null));
}
