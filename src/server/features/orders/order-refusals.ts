/** Maps refusals about orders to answers. */

import { sentenceOf } from '#contract/errors.ts';
import { describeLastStep } from '#contract/orders/already-decided.ts';
import { describeOrderProblem } from '#contract/orders/describe-order-problem.ts';
import { pathOf } from '#contract/orders/order-request.ts';
import { quoteToWire } from '#contract/orders/quote.ts';
import type { MoveRefusal } from '#domain/orders/order-status.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import type { OrderProblem } from '#domain/orders/placing/order-problem.ts';
import type { ProposalEnd } from '#domain/orders/proposals/proposal.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type Refusal, refuse, refuseAs } from '#server/platform/http/route.ts';
import { tooManyRequests } from '#server/platform/security/too-many-requests.ts';
import type { AnswerRefusal, MovedRefusal } from './answers/move-order.ts';
import type { PlaceOrderRefusal } from './placing/place-order.ts';
import type { ProposalRefusal } from './proposals/change-order.ts';
import { isCancellation } from './stored-order.ts';

const WAIT_FOR_ANSWER_SECONDS = 300;

/** Answers with the first problem, and the field of the body that it concerns. */
export function refusePlacing(refusal: PlaceOrderRefusal, now: Instant): Refusal {
  switch (refusal.code) {
    case 'invalid_request':
      return refuse('invalid_request', {}, { fields: fieldsOf(refusal.problems, now, refusal.places) });
    case 'key_invalid':
      return refuse('invalid_request', {}, { fields: { idempotencyKey: sentenceOf('text_invalid') } });
    case 'idempotency_conflict':
    case 'account_not_signed_in':
    case 'order_code_required':
    case 'order_code_wrong':
      return refuse(refusal.code);
    case 'too_many_requests':
      return refuseAs(refusal);
    case 'order_blocked':
      return refuse('order_blocked', { sentence: refusal.sentence });
    case 'too_many_undecided':
      return refuseAs(tooManyRequests(WAIT_FOR_ANSWER_SECONDS));
    case 'not_accepted':
      return refuseAnswer(refusal.refusal, now);
    case 'price_changed':
      return refuse('price_changed', {}, { quote: quoteToWire(refusal.sums) });
    default: {
      const { code, details } = describeOrderProblem(refusal, now);
      return refuse(code, details, { fields: fieldsOf([refusal], now) });
    }
  }
}

/** Why a step with an order was not taken. */
export function refuseAnswer(refusal: AnswerRefusal, now: Instant): Refusal {
  if (refusal.code === 'payment_mismatch') return refuse('payment_mismatch', { total: refusal.total });
  if (refusal.code === 'order_of_courier') return refuse('order_of_courier', { courier: refusal.courier });
  return refusal.code === 'already_decided' ? refuseDecided(refusal, now) : refuse(refusal.code);
}

function refuseDecided(
  { status, last }: Extract<AnswerRefusal, { readonly code: 'already_decided' }>,
  now: Instant,
): Refusal {
  if (isUnhandled(status) || last === null) return refuse('not_accepted_yet');
  return refuse('already_decided', describeLastStep({ ...last, isByGuest: isCancellation(last) }, now));
}

/** Why an order was not changed. */
export function refuseProposal(refusal: MovedRefusal<ProposalRefusal> | MoveRefusal, now: Instant): Refusal {
  switch (refusal.code) {
    case 'order_left':
    case 'order_rehearsed':
    case 'order_paid':
    case 'nothing_changed':
    case 'reason_required':
    case 'minutes_required':
    case 'packaging_invalid':
    case 'agreement_required':
    case 'allergy_unread':
    case 'order_not_found':
      return refuse(refusal.code);
    case 'already_decided':
      return refuseDecided({ last: null, ...refusal }, now);
    case 'price_changed':
      return refuse('price_changed', {}, { quote: quoteToWire(refusal.sums) });
    default: {
      const { code, details } = describeOrderProblem(refusal, now);
      return refuse(code, details);
    }
  }
}

/** A guest is told the outcome of the proposal, not which member of staff was faster. */
export function refuseProposalAnswer(refusal: MovedRefusal<ProposalRefusal | ProposalEnd>, now: Instant): Refusal {
  switch (refusal.code) {
    case 'proposal_withdrawn':
    case 'proposal_answered':
    case 'proposal_lapsed':
      return refuse(refusal.code);
    case 'already_decided':
    case 'order_left':
    case 'order_paid':
    case 'price_changed':
    case 'nothing_changed':
      return refuse('proposal_over');
    default:
      return refuseProposal(refusal, now);
  }
}

/** A guest is told that it is too late, not who answered the order. */
export function refuseCancelling(
  refusal: AnswerRefusal | { readonly code: 'cancel_not_offered' },
  now: Instant,
): Refusal {
  if (refusal.code === 'cancel_not_offered') return refuse(refusal.code);
  return refusal.code === 'already_decided' ? refuse('cancel_too_late') : refuseAnswer(refusal, now);
}

/** One sentence per field path; the first problem of a field counts. */
function fieldsOf(problems: readonly OrderProblem[], now: Instant, places?: readonly number[]) {
  const told = problems.map(
    (problem) => [pathOf(problem, places) ?? '', describeOrderProblem(problem, now).sentence] as const,
  );
  return Object.fromEntries(told.toReversed());
}
