/** Turns what the rules of an order refuse into the sentence of the catalogue. The server and the shop's screens tell it with this. */
import type { PieceName } from '#domain/cart/priced-cart.ts';
import { describeReturn, describeWindows } from '#domain/menu/describe-windows.ts';
import { sayRanOut } from '#domain/menu/say-ran-out.ts';
import type { OrderRefusal } from '#domain/orders/placing/order-problem.ts';
import { describeSoon, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { FactsArgument, FactsOf } from '../error-entry.ts';
import { type ORDER_ERRORS, type OrderErrorCode, orderSentence } from './order-errors.ts';

/** A code with the facts of its sentence, and the sentence. */
export type ToldProblem = {
  readonly code: OrderErrorCode;
  readonly details: FactsOf<typeof ORDER_ERRORS, OrderErrorCode>;
  readonly sentence: string;
};

/** @param now says „azi” and „mâine” */
export function tellProblem(problem: OrderRefusal, now: Instant): ToldProblem {
  switch (problem.code) {
    case 'product_unavailable':
      return tell(problem.code, { name: problem.productName === '' ? null : nameOf(problem) });
    case 'not_enough_stock':
      return tell(problem.code, { name: nameOf(problem), left: problem.left, reason: sayRanOut(problem.ranOutOf) });
    case 'below_minimum_quantity':
    case 'not_orderable_today':
    case 'not_orderable_ahead':
    case 'extra_unknown':
    case 'message_not_allowed':
      return tell(problem.code, { name: nameOf(problem) });
    case 'option_missing':
      return tell(problem.code, { name: problem.productName, group: problem.group, pieces: problem.missing });
    case 'options_too_many':
      return tell(problem.code, { name: problem.productName, group: problem.group, most: problem.maximum });
    case 'option_too_often':
      return tell(problem.code, { name: problem.productName, option: problem.option, most: problem.maximum });
    case 'option_unavailable':
      return tell(problem.code, { name: problem.productName, option: problem.option });
    case 'option_gone':
      return tell(problem.code, { name: problem.productName });
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
    case 'service_paused':
      return tell(problem.code, { service: problem.service, when: describeMaybe(problem.resumesAt, now) });
    case 'slot_full':
      return tell(problem.code, { when: describeMaybe(problem.next, now) });
    case 'outside_hours_now':
      return tell(problem.code, { when: describeMaybe(problem.opensAt, now) });
    case 'day_closed':
      return tell(problem.code, { reason: problem.message });
    case 'promise_later':
      return tell(problem.code, {
        when: describeSoon(problem.servedAt, now),
        minutes: problem.minutes,
        expected: problem.expected,
      });
    case 'too_early':
      return tell(problem.code, { when: describeSoon(problem.earliest, now) });
    case 'too_late':
      return tell(problem.code, { when: describeSoon(problem.latest, now) });
    case 'nonexistent_local_time':
    case 'ambiguous_local_time':
      return tell(problem.code, { when: describeSoon(problem.nearest, now) });
    case 'outside_hours': {
      const hours = problem.intervals.map(({ opensAt, closesAt }) => `${formatHour(opensAt)}–${formatHour(closesAt)}`);
      const lastHour = problem.last === null ? null : formatHour(problem.last);
      return tell(problem.code, { hours: hours.join(', '), lastHour });
    }
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

function tell<Code extends OrderErrorCode>(
  code: Code,
  ...facts: FactsArgument<typeof ORDER_ERRORS, Code>
): ToldProblem {
  return { code, details: facts[0] ?? {}, sentence: orderSentence(code, ...facts) };
}

/** The words by which the guest knows a piece. */
function nameOf({ productName, sizeLabel }: PieceName): string {
  return sizeLabel === '' ? productName : `${productName} (${sizeLabel})`;
}

function describeMaybe(at: Instant | null, now: Instant): string | null {
  return at === null ? null : describeSoon(at, now);
}
