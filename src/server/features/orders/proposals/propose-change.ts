/**
 * A changed order that the guest is asked about on the order's live page. The order does not change before the consent;
 * the order's row is locked, so of guest and staff who act at once only one wins (docs/decisions/0201).
 */
import { GUEST, idOf } from '#domain/orders/actor.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import { formatChange } from '#domain/orders/proposals/list-changes.ts';
import { type ProposalEnd, refuseProposalAnswer } from '#domain/orders/proposals/proposal.ts';
import { acceptOrder } from '#domain/orders/steps/accept-order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { type AnswerServices, type Asked, done, type MovedRefusal, moveOrder } from '../answers/move-order.ts';
import { orderProposed } from '../mails/order-proposed.ts';
import { findStatus } from '../order-heads.repository.ts';
import { listContent } from '../order-lines.repository.ts';
import { markProposed } from '../orders.repository.ts';
import { mentionsAllergy, type OrderHead, type StoredOrder } from '../stored-order.ts';
import {
  type AskedChange,
  type ChangeServices,
  judgeWithin,
  moveOfYes,
  type ProposalRefusal,
  parseReason,
  sayYes,
} from './change-order.ts';
import { endProposal, findProposal, insertProposal, type StoredProposal } from './proposals.repository.ts';

/** Asks the guest; an already open proposal is withdrawn. */
export function proposeChange(
  services: ChangeServices,
  asked: Asked,
  request: AskedChange & { readonly answerMinutes: number },
): Promise<Result<StoredOrder, MovedRefusal<ProposalRefusal>>> {
  const move = { move: 'propose', kind: 'proposed', mail: orderProposed, proposal: 'kept' } as const;
  return moveOrder<ProposalRefusal>(services, asked, move, async (tx, head, step) => {
    const reason = parseReason(request.reason);
    if (!reason.ok) return reason;
    if (request.expectedVersion !== head.version) return err({ code: 'already_decided', status: head.status });
    const { content, expectedPayable: payable, acceptance, answerMinutes } = request;
    const judged = await judgeWithin(tx, services, { head, content, payable, step });
    if (!judged.ok) return judged;
    const { changed } = judged.value;
    if (isUnhandled(head.status)) {
      // Checks that a consent would be possible now; it is checked again at the consent.
      const hasAllergyNote = mentionsAllergy({ ...head, ...(await listContent(tx, head.id)) });
      const terms = { ...acceptance, packaging: null, customerAgreed: true };
      const sums = { ...changed.sums, requestedAt: changed.requestedAt, payment: changed.payment };
      const accepted = acceptOrder({ ...head, ...sums, hasAllergyNote }, terms, step.at);
      if (!accepted.ok) return accepted;
    }
    const expiresAt = plusMinutes(step.at, answerMinutes);
    await endProposal(tx, head.id, { state: 'withdrawn', at: step.at });
    await insertProposal(tx, {
      orderId: head.id,
      madeAt: step.at,
      madeBy: idOf(asked.actor, 'staff'),
      reason: reason.value,
      expiresAt,
      content,
      changes: changed.changes,
      payable,
      dueAt: content.moment,
      minutes: isUnhandled(head.status) ? acceptance.minutes : null,
      allergyRead: acceptance.allergyRead,
    });
    const changes = changed.changes.map(formatChange);
    return ok(done(await markProposed(tx, step, expiresAt), { proposed: { changes, payable } }));
  });
}

/** Staff withdraw the proposal; when the guest agrees at the same moment, only one of the two wins. */
export function withdrawProposal(
  services: AnswerServices,
  asked: Asked,
): Promise<Result<StoredOrder, MovedRefusal<never>>> {
  const move = { move: 'withdraw_proposal', kind: 'proposal_withdrawn', mail: null } as const;
  return moveOrder<never>(services, asked, move, async (tx, order, step) => {
    if (order.proposalUntil === null) return err({ code: 'already_decided', status: order.status });
    return ok(done(await markProposed(tx, step, null), {}));
  });
}

export type ProposalAnswer = {
  readonly number: number;
  /** The proposal that the guest read: a later one is a different question. */
  readonly proposalId: number;
  readonly isYes: boolean;
};

/** The guest agrees or declines on the order's page. */
export async function answerProposal(
  services: ChangeServices,
  { number, proposalId, isYes }: ProposalAnswer,
): Promise<Result<StoredOrder, MovedRefusal<ProposalRefusal | ProposalEnd>>> {
  const status = await findStatus(services.db, number);
  if (status === null) return err({ code: 'order_not_found' });
  const refused = { move: 'refuse_proposal', kind: 'proposal_refused', mail: null, proposal: 'refused' } as const;
  const move = isYes ? moveOfYes(status) : refused;
  return moveOrder<ProposalRefusal | ProposalEnd>(services, { number, actor: GUEST }, move, async (tx, head, step) => {
    const found = await findAnswerable(tx, head, { proposalId, at: step.at });
    if (!found.ok) return found;
    if (!isYes) return ok(done(await markProposed(tx, step, null), {}));
    const { content, payable, reason, minutes, allergyRead, madeBy } = found.value;
    const acceptance = { minutes, allergyRead };
    const yes = { content, payable, reason, acceptance, consent: 'page', authorId: madeBy } as const;
    return sayYes(tx, services, { head, step, yes });
  });
}

async function findAnswerable(
  tx: Tx,
  head: OrderHead,
  { proposalId, at }: { readonly proposalId: number; readonly at: StoredProposal['expiresAt'] },
): Promise<Result<StoredProposal, ProposalEnd>> {
  const proposal = await findProposal(tx, head.id);
  // A newer proposal exists, so the one that was read is withdrawn.
  if (proposal === null || proposal.id !== proposalId) return err({ code: 'proposal_withdrawn' });
  const over = refuseProposalAnswer(proposal, at);
  return over === null ? ok(proposal) : err(over);
}
