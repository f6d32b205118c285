import type { ErrorDetails } from '#contract/error-entry.ts';
import { orderSentence } from '#contract/order-errors.ts';
import type { OrderRefusal } from '#domain/orders/decide-order.ts';
import type { OpenInterval } from '#domain/schedule/open-intervals.ts';
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { windowDetails } from '#web/storefront/cart/describe-problem.ts';

/** The catalogue's sentence for a refusal of the rules, its facts told as one tells them now. */
export function refusalSentence(refusal: OrderRefusal, now: Instant): string {
  return orderSentence(refusal.code, detailsOf(refusal, now));
}

/** `azi, la 19:30`, `vineri, 20 noiembrie, la 19:30`. */
export function describeMoment(at: Instant, now: Instant): string {
  return `${describeDay(at, now)}, la ${formatHour(at)}`;
}

function detailsOf(refusal: OrderRefusal, now: Instant): ErrorDetails {
  switch (refusal.code) {
    case 'outside_hours_now':
      return refusal.opensAt === null ? {} : { when: describeMoment(refusal.opensAt, now) };
    case 'service_paused':
      return {
        ...(refusal.service === 'preOrders' ? {} : { service: refusal.service }),
        ...(refusal.resumesAt === null ? {} : { when: describeMoment(refusal.resumesAt, now) }),
      };
    case 'day_closed':
      return { reason: refusal.message };
    case 'too_early':
      return { when: describeMoment(refusal.earliest, now) };
    case 'too_late':
      return { when: describeMoment(refusal.latest, now) };
    case 'outside_hours':
      return {
        hours: describeHours(refusal.intervals),
        ...(refusal.last === null ? {} : { lastHour: formatHour(refusal.last) }),
      };
    case 'below_minimum':
      return {
        minimum: refusal.minimum,
        missing: refusal.missing,
        ...(refusal.city === undefined ? {} : { place: refusal.city }),
      };
    case 'coupon_below_minimum':
      return { minimum: refusal.minimum, missing: refusal.missing };
    case 'payment_mismatch':
      return { total: refusal.total };
    case 'pickup_place_only':
      return { name: refusal.productName, place: refusal.place };
    case 'outside_window':
      return windowDetails(refusal, now);
    case 'not_enough_stock':
      return { ...named(refusal.productName), left: refusal.left };
    case 'bundle_unavailable':
      return named(refusal.promotionName);
    case 'product_unavailable':
    case 'not_orderable_today':
    case 'not_orderable_ahead':
    case 'extra_unknown':
    case 'message_not_allowed':
      return named(refusal.productName);
    default:
      return {};
  }
}

function named(name: string): ErrorDetails {
  return name === '' ? {} : { name };
}

function describeHours(intervals: readonly OpenInterval[]): string {
  return intervals.map(({ opensAt, closesAt }) => `${formatHour(opensAt)}–${formatHour(closesAt)}`).join(', ');
}
