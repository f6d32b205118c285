/**
 * Changes what was ordered, once the guest has said yes: stock, coupon, sums and lines move in one transaction, and what
 * the order was before is kept (docs/decisions/0201).
 */
import { parseText, type TextRefusal } from '#domain/accounts/parse-text.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { DeliveryAddress, DeliveryMethod, PaymentMethod } from '#domain/orders/order.ts';
import type { OrderProblem } from '#domain/orders/placing/order-problem.ts';
import { workOfOrder } from '#domain/orders/placing/work-of-order.ts';
import { type Consent, earlierContent } from '#domain/orders/proposals/earlier-version.ts';
import {
  type ChangedOrder,
  type ChangeRefusal,
  type JudgedProposal,
  refuseChange,
} from '#domain/orders/proposals/judge-proposal.ts';
import { addChanges, formatChange } from '#domain/orders/proposals/list-changes.ts';
import { planStockMoves } from '#domain/orders/proposals/plan-stock-moves.ts';
import type { ProposedContent, SoldOrder } from '#domain/orders/proposals/sold-order.ts';
import { REASON_MAX_LENGTH } from '#domain/orders/steps/reject-order.ts';
import { isRehearsalNumber } from '#domain/rehearsal/rehearsal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { returnStock, takeStock } from '#server/features/menu/menu.door.ts';
import { queueOnChange } from '#server/features/printing/printing.door.ts';
import { releaseCoupon } from '#server/features/promotions/promotions.door.ts';
import { retakeSlot } from '#server/features/schedule/schedule.door.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { type AnswerServices, type Asked, type Done, done, type MovedRefusal, moveOrder } from '../answer-order.ts';
import { markChanged, markChangeSeen, type OrderStep } from '../orders.repository.ts';
import type { OrderHead, StoredOrder } from '../stored-order.ts';
import { listContent, lockOrder } from '../stored-orders.repository.ts';
import { type JudgedChange, judgeChange } from './judge-change.ts';
import { insertVersion } from './order-versions.repository.ts';

export type ChangeServices = AnswerServices & { readonly snapshots: Snapshots };

/** What is to be different; what is left out stays. */
export type AskedContent = Pick<ProposedContent, 'lines'> & {
  readonly method: DeliveryMethod | null;
  readonly address: DeliveryAddress | null;
  readonly moment: Instant | null;
  readonly payment: PaymentMethod | null;
};

export type AskedChange = {
  readonly content: AskedContent;
  /** Why, in the words of staff. */
  readonly reason: string;
  /** The order as it was when the change was put together. */
  readonly expectedVersion: number;
  /** What the guest was told it would cost. */
  readonly expectedPayable: Bani;
};

export type ProposalRefusal = ChangeRefusal | OrderProblem | { readonly code: 'reason_required' } | TextRefusal;

export type QuotedChange = JudgedProposal & { readonly order: SoldOrder };

/** What a change would cost, or why it can not be done; nothing is written. */
export function quoteChange(
  { db, clock, snapshots }: Pick<ChangeServices, 'db' | 'clock' | 'snapshots'>,
  number: number,
  content: AskedContent,
): Promise<Result<QuotedChange, { readonly code: 'order_not_found' } | ChangeRefusal>> {
  return inRefusableTransaction<QuotedChange, { readonly code: 'order_not_found' } | ChangeRefusal>(db, async (tx) => {
    const head = await lockOrder(tx, number);
    if (head === null) return err({ code: 'order_not_found' });
    if (isRehearsalNumber(number)) return err({ code: 'order_rehearsed' });
    const order = { ...head, ...(await listContent(tx, head.id)) };
    const refusal = refuseChange(order);
    if (refusal !== null) return err(refusal);
    const proposed = completeContent(order, content);
    return ok({ order, ...(await judgeChange(tx, snapshots, { order, proposed, at: clock() })) });
  });
}

/** Changes an accepted order to which the guest said yes on the telephone. */
export function changeOrder(
  services: ChangeServices,
  asked: Asked,
  request: AskedChange,
): Promise<Result<StoredOrder, MovedRefusal<ProposalRefusal>>> {
  const move = { move: 'change', kind: 'changed', mail: null } as const;
  return moveOrder<ProposalRefusal>(services, asked, move, async (tx, head, step) => {
    const reason = parseReason(request.reason);
    if (!reason.ok) return reason;
    const judged = await judgeWithin(tx, services, { head, request, step });
    if (!judged.ok) return judged;
    return applyChange(tx, step, { ...judged.value, consent: 'phone', reason: reason.value });
  });
}

/** Staff have seen what was changed: the mark leaves card and board. */
export function seeChange(services: AnswerServices, asked: Asked): Promise<Result<StoredOrder, MovedRefusal<never>>> {
  const move = { move: 'see_change', kind: 'change_seen', mail: null } as const;
  return moveOrder<never>(services, asked, move, async (tx, order, step) => {
    if (order.unseenChanges.length === 0) return err({ code: 'already_decided', status: order.status });
    return ok(done(await markChangeSeen(tx, step), {}));
  });
}

function parseReason(raw: string): Result<string, { readonly code: 'reason_required' } | TextRefusal> {
  const reason = parseText(raw, { maximum: REASON_MAX_LENGTH, isRequired: true, isMultiline: true });
  return reason.ok || reason.error.reason !== 'missing' ? reason : err({ code: 'reason_required' });
}

type Judged = {
  readonly order: SoldOrder & { readonly id: number };
  readonly changed: ChangedOrder;
  readonly stock: JudgedChange['stock'];
};

async function judgeWithin(
  tx: Tx,
  { snapshots }: ChangeServices,
  { head, request, step }: { readonly head: OrderHead; readonly request: AskedChange; readonly step: OrderStep },
): Promise<Result<Judged, ProposalRefusal>> {
  // Its dishes would come out of the stock.
  if (isRehearsalNumber(head.number)) return err({ code: 'order_rehearsed' });
  if (request.expectedVersion !== head.version) return err({ code: 'already_decided', status: head.status });
  const order = { ...head, ...(await listContent(tx, head.id)) };
  const refusal = refuseChange(order);
  if (refusal !== null) return err(refusal);
  const proposed = completeContent(order, request.content);
  const { problems, changed, stock } = await judgeChange(tx, snapshots, { order, proposed, at: step.at });
  // Without a changed order there is a problem.
  if (changed === null) return err(problems[0] as OrderProblem);
  if (changed.changes.length === 0) return err({ code: 'nothing_changed' });
  if (changed.payable !== request.expectedPayable)
    return err({ field: 'order', code: 'price_changed', sums: changed.sums });
  return ok({ order, changed, stock });
}

/** Moves stock and coupon, replaces the content and keeps what it was. */
async function applyChange(
  tx: Tx,
  step: OrderStep,
  { order, changed, stock, consent, reason }: Judged & { readonly consent: Consent; readonly reason: string },
): Promise<Result<Done | null, ProposalRefusal>> {
  const moves = planStockMoves(order.lines, changed.stockTakes, (sizeId) => stock.has(sizeId));
  const taken = await takeStock(tx, moves.takes);
  if (!taken.ok) return err({ field: 'cart', ...taken.error });
  await returnStock(tx, moves.returns);
  if (!changed.keepsCoupon) await releaseCoupon(tx, order.id, step.at);
  const unseenChanges = addChanges(order.unseenChanges, changed.changes);
  const version = await markChanged(tx, step, { changed, takenSizes: moves.heldSizes, unseenChanges });
  if (version === null) return ok(null);
  if (changed.promisedAt !== null) {
    const work = workOfOrder(changed.lines, changed.method);
    await retakeSlot(tx, { orderId: order.id, at: changed.promisedAt, work });
  }
  const { changes } = changed;
  await queueOnChange(tx, { orderId: order.id, at: step.at, changes: unseenChanges.map(formatChange) });
  await insertVersion(tx, step, { version, consent, reason, changes, content: earlierContent(order) });
  const facts = { changes: changes.map(formatChange), before: order.payable, payable: changed.payable, consent };
  return ok({ version, facts: { changed: facts } });
}

/** All of what the order is to become. */
function completeContent(order: SoldOrder, { lines, method, address, moment, payment }: AskedContent): ProposedContent {
  const { city: _, county: __, zoneCode, ...door } = order.address;
  return {
    lines,
    method: method ?? order.method,
    address: address ?? { ...door, zoneCode: zoneCode ?? '' },
    moment,
    payment: payment ?? order.payment.method,
  };
}
