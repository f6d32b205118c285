/** Converts refusals of the order rules to sentences of the catalogue. Used by the server and by the shop's screens. */
import type { PieceName } from '#domain/cart/priced-cart.ts';
import { describeReturn, describeWindows } from '#domain/menu/describe-windows.ts';
import { ranOutSentence } from '#domain/menu/ran-out-sentence.ts';
import type { OrderRefusal } from '#domain/orders/placing/order-problem.ts';
import { describeSoon } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { describerOf, type Told } from '../error-entry.ts';
import { describeMomentProblem } from './moment-errors.ts';
import { describeOptionProblem } from './option-errors.ts';
import { ORDER_ERRORS } from './order-errors.ts';

export type ProblemText = Told<typeof ORDER_ERRORS>;

const tell = describerOf(ORDER_ERRORS);

/** @param now decides „azi” and „mâine” */
export function describeOrderProblem(problem: OrderRefusal, now: Instant): ProblemText {
  switch (problem.code) {
    case 'product_unavailable':
      return tell(problem.code, { name: problem.productName === '' ? null : nameOf(problem) });
    case 'not_enough_stock':
      return tell(problem.code, {
        name: nameOf(problem),
        left: problem.left,
        reason: ranOutSentence(problem.ranOutOf),
      });
    case 'below_minimum_quantity':
    case 'not_orderable_today':
    case 'not_orderable_ahead':
    case 'extra_unknown':
    case 'message_not_allowed':
      return tell(problem.code, { name: nameOf(problem) });
    case 'option_missing':
    case 'options_too_many':
    case 'option_too_often':
    case 'option_unavailable':
    case 'option_gone':
      return describeOptionProblem(problem);
    case 'outside_window':
      return tell(problem.code, {
        name: nameOf(problem),
        hours: describeWindows(problem.windows),
        when: problem.returnsAt === null ? null : describeReturn(problem.returnsAt, now),
        canBeChosen: problem.canBeChosen,
      });
    case 'pickup_place_only':
      return tell(problem.code, { name: problem.productName, place: problem.place });
    case 'bundle_unavailable':
      return tell(problem.code, { name: problem.promotionName === '' ? null : problem.promotionName });
    case 'service_off':
    case 'asap_not_offered':
    case 'no_schedule':
    case 'slot_full':
    case 'outside_hours_now':
    case 'day_closed':
    case 'service_paused':
    case 'too_early':
    case 'too_late':
    case 'outside_hours':
      return describeMomentProblem(problem, now);
    case 'promise_later':
      return tell(problem.code, {
        when: describeSoon(problem.servedAt, now),
        minutes: problem.minutes,
        expected: problem.expected,
      });
    case 'nonexistent_local_time':
    case 'ambiguous_local_time':
      return tell(problem.code, { when: describeSoon(problem.nearest, now) });
    case 'below_minimum':
      return tell(problem.code, { minimum: problem.minimum, missing: problem.missing, place: problem.city });
    case 'coupon_below_minimum':
      return tell(problem.code, { minimum: problem.minimum, missing: problem.missing });
    case 'payment_mismatch':
      return tell(problem.code, { total: problem.total });
    default:
      return tell(problem.code);
  }
}

/** A piece's display name for the guest. */
function nameOf({ productName, sizeLabel }: PieceName): string {
  return sizeLabel === '' ? productName : `${productName} (${sizeLabel})`;
}
