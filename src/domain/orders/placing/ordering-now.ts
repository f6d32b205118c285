/**
 * Whether ordering is possible now, the estimated minutes, until when, and the next time otherwise. Home, menu, cart,
 * checkout and API read it here, and it agrees with what `judgeOrder` accepts.
 */

import type { DeliveryMethod } from '#domain/orders/order.ts';
import type { Work } from '#domain/schedule/capacity.ts';
import { findSoon } from '#domain/schedule/find-soon.ts';
import { momentBounds } from '#domain/schedule/moment-bounds.ts';
import { type OpenInterval, servedIntervalsOfDay } from '#domain/schedule/open-intervals.ts';
import { findStretch } from '#domain/schedule/open-state.ts';
import type { OrderedService, Schedule } from '#domain/schedule/schedule.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { type Instant, MINUTE_MS, plusMinutes, startOfMinute } from '#domain/time/instant.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { findFirstMoment } from './list-moments.ts';
import { dayOfOrder, type OrderTerms, orderTerms } from './order-terms.ts';

export type OrderingNow =
  | {
      readonly state: 'now';
      /** Minutes until handover; null when unknown. */
      readonly minutes: number | null;
      /** When ordering as soon as possible ends; null when that is a day away or more. */
      readonly closesAt: Instant | null;
      /** When it begins again today; null when it does not. */
      readonly reopensAt: Instant | null;
    }
  | {
      readonly state: 'later';
      /** The first moment that can be chosen. */
      readonly first: Instant;
      /** From then on `first` is too early and another moment is the first. */
      readonly firstUntil: Instant;
    }
  | { readonly state: 'off' };

/** Used when no product restricts the day. */
const ANY_DAY = { today: true, ahead: true };

/** How a guest can order now, by one method. */
export function orderingNow({
  schedule,
  method,
  now,
  extraMinutes = 0,
  work,
}: {
  readonly schedule: Schedule;
  readonly method: DeliveryMethod;
  readonly now: Instant;
  /** Minutes of the drive to the guest's village. */
  readonly extraMinutes?: number;
  /** The capacity that the order uses; one point when unknown. */
  readonly work?: Work | undefined;
}): OrderingNow {
  const terms = orderTerms(schedule, method);
  const { service, today } = terms;
  const open = findOpen(terms, now);
  const soon = open === null ? null : findSoon({ schedule: today, service, now, extraMinutes, work });
  if (open !== null && soon !== null) {
    const isNear = open.closesAt - now < MINUTES_PER_DAY * MINUTE_MS;
    const next = isNear ? findNearStretch(today, service, open.closesAt) : null;
    return {
      state: 'now',
      minutes: soon.minutes,
      closesAt: isNear ? open.closesAt : null,
      reopensAt: next !== null && dateOf(next.opensAt) === dateOf(now) ? next.opensAt : null,
    };
  }
  const first = findFirstMoment({ terms, now, days: ANY_DAY, extraMinutes, work });
  if (first === null) return { state: 'off' };
  const { earliest } = momentBounds({ schedule: terms[dayOfOrder(terms, now, first)], service, now, extraMinutes });
  return { state: 'later', first, firstUntil: plusMinutes(startOfMinute(now), (first - earliest) / MINUTE_MS + 1) };
}

/** The open interval in which as-soon-as-possible orders are taken now; null for none. */
function findOpen({ service, today }: OrderTerms, now: Instant): OpenInterval | null {
  const { enabled, asSoonAsPossible } = today.services[service];
  const open = enabled && asSoonAsPossible ? findNearStretch(today, service, now) : null;
  return open !== null && open.opensAt <= now ? open : null;
}

/** The hours of today and tomorrow decide whether ordering is possible now and when that ends. */
const NEAR_DAYS = 2;

function findNearStretch(schedule: Schedule, service: OrderedService, at: Instant): OpenInterval | null {
  return findStretch((date) => servedIntervalsOfDay(schedule, service, date), at, NEAR_DAYS);
}
