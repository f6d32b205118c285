/** Maps refusals about orders to answers. */

import { type ErrorCode, sentenceOf } from '#contract/errors.ts';
import { describeLastStep } from '#contract/orders/already-decided.ts';
import { describeOrderProblem } from '#contract/orders/describe-order-problem.ts';
import { pathOf } from '#contract/orders/order-request.ts';
import { quoteToWire } from '#contract/orders/quote.ts';
import type { MoveRefusal } from '#domain/orders/order-status.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import type { OrderProblem, OrderRefusal } from '#domain/orders/placing/order-problem.ts';
import type { ProposalEnd } from '#domain/orders/proposals/proposal.ts';
import type { RejectRefusal } from '#domain/orders/steps/reject-order.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type Refusal, refuse, refuseAs } from '#server/platform/http/route.ts';
import { tooManyRequests } from '#server/platform/security/too-many-requests.ts';
import type { AnswerRefusal, MovedRefusal } from './answers/move-order.ts';
import type { GuestOrderRefusal, PlaceOrderRefusal } from './placing/place-order.ts';
import type { ProposalRefusal } from './proposals/change-order.ts';
import { isCancellation } from './stored-order.ts';

const WAIT_FOR_ANSWER_SECONDS = 300;

/** Two of the use case's refusals have another code on the wire. */
type PlacingCode = Exclude<GuestOrderRefusal['code'], 'key_invalid' | 'too_many_undecided'> | 'too_many_requests';

/** Answers with the first problem, and the field of the body that it concerns. */
export function refusePlacing(refusal: GuestOrderRefusal, now: Instant): Refusal<PlacingCode> {
  switch (refusal.code) {
    case 'invalid_request':
      return refuse('invalid_request', {}, { fields: fieldsOf(refusal.problems, now, refusal.places) });
    case 'key_invalid':
      return refuse('invalid_request', {}, { fields: { idempotencyKey: sentenceOf('text_invalid') } });
    case 'idempotency_conflict':
    case 'account_not_signed_in':
    case 'order_code_required':
    case 'order_code_wrong':
    case 'online_payment_off':
    case 'too_many_payments':
      return refuse(refusal.code);
    case 'too_many_requests':
      return refuseAs(refusal);
    case 'pay_online_required': {
      const { from } = refusal;
      const path = pathOf({ field: 'payment', code: 'payment_required' }) ?? '';
      return {
        ...refuse('pay_online_required', { from }),
        fields: { [path]: sentenceOf('pay_online_required', { from }) },
      };
    }
    case 'order_blocked':
      return refuse('order_blocked', { sentence: refusal.sentence });
    case 'too_many_undecided':
      return refuseAs(tooManyRequests(WAIT_FOR_ANSWER_SECONDS));
    case 'price_changed':
      return refuse('price_changed', {}, { quote: quoteToWire(refusal.sums) });
    default:
      return { ...refuseProblem(refusal, now), fields: fieldsOf([refusal], now) };
  }
}

/** The same for an order that staff take: it is accepted at once. */
export function refuseTaking(refusal: PlaceOrderRefusal, now: Instant) {
  return refusal.code === 'not_accepted' ? refuseAnswer(refusal.refusal, now) : refusePlacing(refusal, now);
}

function refuseProblem<Given extends OrderRefusal>(problem: Given, now: Instant): Refusal<Given['code']> {
  const { code, details } = describeOrderProblem(problem, now);
  // The description has the code of the problem.
  return refuse<ErrorCode>(code, details) as Refusal<Given['code']>;
}

/** Why a step with an order was not taken. */
export function refuseAnswer<Given extends AnswerRefusal>(refusal: Given, now: Instant): StepRefused<Given> {
  // Each branch answers with the code that it was given.
  return answerStep(refusal, now) as StepRefused<Given>;
}

/** The codes of a refused step; one that was decided before is either answered or not accepted yet. */
type StepRefused<Given extends { readonly code: ErrorCode }> = Refusal<Given['code'] | 'not_accepted_yet'>;

function answerStep(refusal: AnswerRefusal, now: Instant): Refusal {
  if (refusal.code === 'payment_mismatch') return refuse('payment_mismatch', { total: refusal.total });
  if (refusal.code === 'meal_card_limit') {
    return refuse('meal_card_limit', { maximum: refusal.maximum, rest: refusal.rest });
  }
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
export function refuseProposal<Given extends MovedRefusal<ProposalRefusal> | MoveRefusal>(
  refusal: Given,
  now: Instant,
): StepRefused<Given> {
  // Each branch answers with the code that it was given.
  return answerProposed(refusal, now) as StepRefused<Given>;
}

function answerProposed(refusal: MovedRefusal<ProposalRefusal> | MoveRefusal, now: Instant): Refusal {
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
    default:
      return refuseProblem(refusal, now);
  }
}

/** A guest is told the outcome of the proposal, not which member of staff was faster. */
export function refuseProposalAnswer(refusal: MovedRefusal<ProposalRefusal | ProposalEnd>, now: Instant) {
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
export function refuseCancelling(refusal: MovedRefusal<RejectRefusal> | { readonly code: 'cancel_not_offered' }) {
  return refuse(refusal.code === 'already_decided' ? 'cancel_too_late' : refusal.code);
}

/** One sentence per field path; the first problem of a field counts. */
function fieldsOf(problems: readonly OrderProblem[], now: Instant, places?: readonly number[]) {
  const told = problems.map(
    (problem) => [pathOf(problem, places) ?? '', describeOrderProblem(problem, now).sentence] as const,
  );
  return Object.fromEntries(told.toReversed());
}
