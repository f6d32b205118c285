/**
 * Changes an order after the guest's consent: stock, coupon, sums and lines change in one transaction, and the earlier
 * version is stored. Consent to an unanswered order accepts it in the same step (docs/decisions/0201).
 */

import { parseText, type TextRefusal } from '#domain/accounts/parse-text.ts';
import type { Bani } from '#domain/money/bani.ts';
import { idOf } from '#domain/orders/actor.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
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
import { type AskedContent, completeContent, type SoldOrder } from '#domain/orders/proposals/sold-order.ts';
import type { AcceptRefusal, AcceptRequest } from '#domain/orders/steps/accept-order.ts';
import { isRehearsalNumber } from '#domain/rehearsal/rehearsal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { REASON_MAX_LENGTH } from '#domain/text/reason.ts';
import { returnStock, takeStock } from '#server/features/menu/index.ts';
import { queueOnChange } from '#server/features/printing/index.ts';
import { releaseCoupon } from '#server/features/promotions/index.ts';
import { retakeSlot } from '#server/features/schedule/index.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { acceptWithin } from '../answers/accept-order.ts';
import {
  type AnswerServices,
  type Asked,
  type Done,
  done,
  type MovedRefusal,
  moveOrder,
} from '../answers/move-order.ts';
import { orderAccepted } from '../mails/order-accepted.ts';
import { orderChanged } from '../mails/order-changed.ts';
import { findStatus, lockOrder } from '../order-heads.repository.ts';
import { listContent } from '../order-lines.repository.ts';
import { insertOrderEvent, markChanged, markChangeSeen, type OrderStep } from '../orders.repository.ts';
import type { OrderHead, StoredOrder } from '../stored-order.ts';
import { type JudgedChange, judgeChange } from './judge-change.ts';
import { insertVersion } from './order-versions.repository.ts';

export type ChangeServices = AnswerServices & { readonly snapshots: Snapshots };

/** Terms of the acceptance that comes with the consent, for an unanswered order. */
export type AcceptanceTerms = Pick<AcceptRequest, 'minutes' | 'allergyRead'>;

export type AskedChange = {
  readonly content: AskedContent;
  /** The reason given by staff. */
  readonly reason: string;
  /** Version of the order that the change was based on. */
  readonly expectedVersion: number;
  /** The payable amount that the guest was told. */
  readonly expectedPayable: Bani;
  readonly acceptance: AcceptanceTerms;
};

export type ProposalRefusal =
  | ChangeRefusal
  | OrderProblem
  | { readonly code: 'reason_required' }
  | TextRefusal
  | AcceptRefusal;

export type QuotedChange = JudgedProposal & { readonly order: SoldOrder };

/** What a change would cost, or why it is not possible; nothing is written. */
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

/** Changes an order after the guest agreed on the telephone. */
export async function changeOrder(
  services: ChangeServices,
  asked: Asked,
  request: AskedChange,
): Promise<Result<StoredOrder, MovedRefusal<ProposalRefusal>>> {
  const status = await findStatus(services.db, asked.number);
  if (status === null) return err({ code: 'order_not_found' });
  return moveOrder<ProposalRefusal>(services, asked, moveOfYes(status), async (tx, head, step) => {
    const reason = parseReason(request.reason);
    if (!reason.ok) return reason;
    if (request.expectedVersion !== head.version) return err({ code: 'already_decided', status: head.status });
    const { expectedPayable: payable, ...change } = request;
    const yes = {
      ...change,
      payable,
      consent: 'phone',
      reason: reason.value,
      authorId: idOf(asked.actor, 'staff'),
    } as const;
    return sayYes(tx, services, { head, step, yes });
  });
}

/** Staff have seen the change: the mark on card and board is removed. */
export function seeChange(services: AnswerServices, asked: Asked): Promise<Result<StoredOrder, MovedRefusal<never>>> {
  const move = { move: 'see_change', kind: 'change_seen', mail: null, proposal: 'kept' } as const;
  return moveOrder<never>(services, asked, move, async (tx, order, step) => {
    if (order.unseenChanges.length === 0) return err({ code: 'already_decided', status: order.status });
    return ok(done(await markChangeSeen(tx, step), {}));
  });
}

/** The step that a consent takes: for an unanswered order it is the acceptance. */
export function moveOfYes(status: OrderStatus) {
  return isUnhandled(status)
    ? ({ move: 'accept', kind: 'accepted', mail: orderAccepted, proposal: 'accepted' } as const)
    : ({ move: 'change', kind: 'changed', mail: orderChanged, proposal: 'accepted' } as const);
}

export function parseReason(raw: string): Result<string, { readonly code: 'reason_required' } | TextRefusal> {
  const reason = parseText(raw, { maximum: REASON_MAX_LENGTH, isRequired: true, isMultiline: true });
  return reason.ok || reason.error.reason !== 'missing' ? reason : err({ code: 'reason_required' });
}

/** A guest's consent, and the change it refers to. */
export type Yes = Pick<AskedChange, 'content' | 'acceptance'> & {
  readonly payable: Bani;
  readonly consent: Consent;
  readonly reason: string;
  /** The member of staff who put the change together. */
  readonly authorId: number | null;
};

/** Applies the change, and accepts the order where it was unanswered. */
export async function sayYes(
  tx: Tx,
  services: ChangeServices,
  { head, step, yes }: { readonly head: OrderHead; readonly step: OrderStep; readonly yes: Yes },
): Promise<Result<Done | null, ProposalRefusal>> {
  if (!step.from.includes(head.status)) return err({ code: 'already_decided', status: head.status });
  const judged = await judgeWithin(tx, services, { head, content: yes.content, payable: yes.payable, step });
  if (!judged.ok) return judged;
  const applied = await applyChange(tx, step, { ...judged.value, yes });
  if (!applied.ok || applied.value === null || !isUnhandled(head.status)) return applied;
  await insertOrderEvent(tx, step, { ...applied.value, kind: 'changed', status: head.status });
  const changed = await lockOrder(tx, head.number);
  if (changed === null) return ok(null);
  const request = { ...yes.acceptance, packaging: null, customerAgreed: true };
  return acceptWithin(tx, changed, { request, step });
}

type Judged = {
  readonly order: SoldOrder & Pick<OrderHead, 'id'>;
  readonly changed: ChangedOrder;
  readonly stock: JudgedChange['stock'];
};

/** Judges a change of the locked order; the price must be the one that the guest was told. */
export async function judgeWithin(
  tx: Tx,
  { snapshots }: ChangeServices,
  {
    head,
    content,
    payable,
    step,
  }: {
    readonly head: OrderHead;
    readonly content: AskedContent;
    readonly payable: Bani;
    readonly step: OrderStep;
  },
): Promise<Result<Judged, ProposalRefusal>> {
  // A change would take the dishes from the stock.
  if (isRehearsalNumber(head.number)) return err({ code: 'order_rehearsed' });
  const order = { ...head, ...(await listContent(tx, head.id)) };
  const refusal = refuseChange(order);
  if (refusal !== null) return err(refusal);
  const proposed = completeContent(order, content);
  const { problems, changed, stock } = await judgeChange(tx, snapshots, { order, proposed, at: step.at });
  // Without a changed order there is at least one problem.
  if (changed === null) return err(problems[0] as OrderProblem);
  if (changed.changes.length === 0) return err({ code: 'nothing_changed' });
  if (changed.payable !== payable) return err({ field: 'order', code: 'price_changed', sums: changed.sums });
  return ok({ order, changed, stock });
}

/** Updates stock and coupon, replaces the content and stores the earlier version. */
async function applyChange(
  tx: Tx,
  step: OrderStep,
  { order, changed, stock, yes }: Judged & { readonly yes: Yes },
): Promise<Result<Done | null, ProposalRefusal>> {
  const moves = planStockMoves(order.lines, changed.stockTakes, (sizeId) => stock.has(sizeId));
  const taken = await takeStock(tx, moves.takes);
  if (!taken.ok) return err({ field: 'cart', ...taken.error });
  await returnStock(tx, moves.returns);
  if (!changed.keepsCoupon) await releaseCoupon(tx, order.id, step.at);
  // The kitchen has not begun an unanswered order, so it needs no change marks.
  const unseenChanges = isUnhandled(order.status) ? [] : addChanges(order.unseenChanges, changed.changes);
  const version = await markChanged(tx, step, { changed, takenSizes: moves.heldSizes, unseenChanges });
  if (version === null) return ok(null);
  // For an unanswered order, the acceptance then moves the capacity to the promised moment.
  const at = changed.promisedAt ?? changed.requestedAt ?? step.at;
  await retakeSlot(tx, { orderId: order.id, at, work: workOfOrder(changed.lines, changed.method) });
  const { changes } = changed;
  await queueOnChange(tx, { orderId: order.id, at: step.at, changes });
  const { consent, reason, authorId } = yes;
  await insertVersion(tx, step, { version, authorId, consent, reason, changes, content: earlierContent(order) });
  const facts = { changes: changes.map(formatChange), before: order.payable, payable: changed.payable, consent };
  return ok({ version, facts: { changed: facts } });
}
