/** What home, menu and cart say about ordering: minutes, the last call, and from when on a closed shop serves. */
import type { DeliveryZone } from '#domain/delivery/quote-delivery.ts';
import { LAST_CALL_MINUTES } from '#domain/orders/placing/minutes-left.ts';
import { orderTerms } from '#domain/orders/placing/order-terms.ts';
import { extraMinutesOf, type OrderedWay, orderingByWay } from '#domain/orders/placing/ordering-by-way.ts';
import type { OrderingNow } from '#domain/orders/placing/ordering-now.ts';
import { soonChangesAt } from '#domain/schedule/find-soon.ts';
import { nextChangeAt } from '#domain/schedule/open-state.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { describeEstimate } from './describe-estimate.ts';
import { describeFirstMoments } from './describe-first-moments.ts';
import type { LastCall, OrderingFacts } from './shop-facts.ts';

type Open = Extract<OrderingNow, { state: 'now' }>;

/** @param home the zone assumed for delivery; null when nothing is delivered */
export function describeOrdering(schedule: Schedule, home: DeliveryZone | null, now: Instant): OrderingFacts {
  const states = orderingByWay({ schedule, home, now });
  const open = states.flatMap(({ method, ordering }) => (ordering.state === 'now' ? [{ method, ordering }] : []));
  const [first, ...others] = states.flatMap(({ method, ordering }) =>
    ordering.state === 'later' ? [{ method, at: ordering.first }] : [],
  );
  return {
    ways: open.map(({ method, ordering: { minutes } }) => ({ method, minutes, estimate: describeEstimate(minutes) })),
    lastCall: describeLastCall(open, now),
    later: open.length === 0 && first !== undefined ? { text: describeFirstMoments([first, ...others], now) } : null,
  };
}

/** The next end of ordering, if it is soon; with the method's name when only that one ends. */
function describeLastCall(
  open: readonly { readonly method: 'DELIVERY' | 'PICKUP'; readonly ordering: Open }[],
  now: Instant,
): LastCall | null {
  const ends = open.flatMap(({ method, ordering }) =>
    ordering.closesAt === null ? [] : [{ method, closesAt: ordering.closesAt, reopensAt: ordering.reopensAt }],
  );
  const [first] = ends.toSorted((one, other) => one.closesAt - other.closesAt);
  if (first === undefined || first.closesAt > plusMinutes(now, LAST_CALL_MINUTES)) return null;
  const isShared = ends.length === open.length && ends.every(({ closesAt }) => closesAt === first.closesAt);
  return {
    closesAt: first.closesAt,
    method: isShared ? null : first.method,
    reopens: first.reopensAt === null ? '' : formatHour(first.reopensAt),
    readAt: now,
  };
}

/**
 * When one of these texts changes with time: the last call begins, a method ends or begins, the first moment becomes
 * too soon.
 */
export function orderingChanges(schedule: Schedule, home: DeliveryZone | null, now: Instant): readonly Instant[] {
  return orderingByWay({ schedule, home, now })
    .flatMap(({ method, ordering }) => {
      const change = nextChangeAt(schedule, method === 'DELIVERY' ? 'delivery' : 'pickup', now);
      return [
        ...(change === null ? [] : [plusMinutes(change, -LAST_CALL_MINUTES), change]),
        ...(ordering.state === 'later' ? [ordering.firstUntil] : []),
        ...soonChanges(schedule, method, home, now),
      ];
    })
    .filter((at) => at > now);
}

/** With limited kitchen capacity, the minutes change as quarters of an hour pass. */
function soonChanges(schedule: Schedule, method: OrderedWay, home: DeliveryZone | null, now: Instant) {
  const { service, today } = orderTerms(schedule, method);
  const change = soonChangesAt({ schedule: today, service, now, extraMinutes: extraMinutesOf(method, home) });
  return change === null ? [] : [change];
}
