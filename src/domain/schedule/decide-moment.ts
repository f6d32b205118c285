import { err, ok, type Result } from '#domain/result.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { hasRoom } from './capacity.ts';
import { findSoon } from './find-soon.ts';
import { listSlots } from './list-slots.ts';
import { type MomentFacts, momentBounds, workIn } from './moment-bounds.ts';
import { intervalsOfDay, isOpenAt, type OpenInterval } from './open-intervals.ts';
import { findOpenInterval } from './open-state.ts';
import { findPause } from './pauses.ts';
import { findClosure, type PausableService } from './schedule.ts';

/** As soon as possible, or a moment the guest chose; never neither. */
export type MomentWish =
  | { readonly asSoonAsPossible: true; readonly requestedAt?: null }
  | { readonly asSoonAsPossible: false; readonly requestedAt: Instant };

/** `at` is the requested moment, unchanged; for as-soon-as-possible, the earliest possible one. */
export type Moment = { readonly asSoonAsPossible: boolean; readonly at: Instant };

export type MomentRefusal =
  | { readonly code: 'service_off' | 'asap_not_offered' | 'no_schedule' }
  /** The quarter is full or closed; `next` is the first later one with capacity, null when unknown. */
  | { readonly code: 'slot_full'; readonly next: Instant | null }
  | { readonly code: 'outside_hours_now'; readonly opensAt: Instant | null }
  | { readonly code: 'day_closed'; readonly message: string }
  /** `resumesAt` is the next possible moment, null when there is none. */
  | { readonly code: 'service_paused'; readonly service: PausableService; readonly resumesAt: Instant | null }
  | { readonly code: 'too_early'; readonly earliest: Instant }
  | { readonly code: 'too_late'; readonly latest: Instant }
  /** `intervals` are those of the requested day, `last` the last slot that `listSlots` offers on it, null for none. */
  | { readonly code: 'outside_hours'; readonly intervals: readonly OpenInterval[]; readonly last: Instant | null };

/**
 * Decides whether guests can be served at the requested moment.
 *
 * As soon as possible needs the service open now. A chosen moment must lie between the minimum and the maximum advance,
 * counted from the beginning of the present minute, and within opening hours: `no_schedule` is a day without any,
 * `day_closed` a closed day. While the service is paused, moments after the pause stay possible. The moment is accepted
 * or refused, never changed.
 *
 * `too_early` names the earliest possible moment, opening hours included, where there is one.
 *
 * @see readings 14, 15; storefront §5
 */
export function decideMoment(facts: MomentFacts & MomentWish): Result<Moment, MomentRefusal> {
  const { schedule, service, now, asSoonAsPossible, requestedAt } = facts;
  const terms = schedule.services[service];
  if (!terms.enabled) return err({ code: 'service_off' });
  if (asSoonAsPossible && !terms.asSoonAsPossible) return err({ code: 'asap_not_offered' });

  const { earliest, latest } = momentBounds(facts);
  const wanted = asSoonAsPossible ? now : requestedAt;
  const isOpen = isOpenAt(schedule, service, wanted);
  const closure = findClosure(schedule, service, dateOf(wanted));
  if (!isOpen && closure) return err({ code: 'day_closed', message: closure.message });
  const pause = findPause(schedule, service, wanted);
  if (pause !== null) {
    return err({ code: 'service_paused', service: pause.service, resumesAt: nextMoment(facts, asSoonAsPossible) });
  }
  if (asSoonAsPossible) {
    if (isOpen) return decideSoon(facts, earliest);
    return err({ code: 'outside_hours_now', opensAt: findOpenInterval(schedule, service, now)?.opensAt ?? null });
  }

  if (wanted < earliest) return err({ code: 'too_early', earliest: firstOpenMoment(facts) });
  if (wanted > latest) return err({ code: 'too_late', latest });
  if (isOpen)
    return isTaken(facts, wanted) ? err({ code: 'slot_full', next: null }) : ok({ asSoonAsPossible, at: wanted });
  const date = dateOf(wanted);
  const intervals = intervalsOfDay(schedule, service, date);
  if (intervals.length === 0) return err({ code: 'no_schedule' });
  return err({ code: 'outside_hours', intervals, last: listSlots({ ...facts, date }).at(-1) ?? null });
}

/** As soon as possible means the first quarter with capacity. */
function decideSoon(facts: MomentFacts, earliest: Instant): Result<Moment, MomentRefusal> {
  const { service } = facts;
  if (service !== 'pickup' && service !== 'delivery') return ok({ asSoonAsPossible: true, at: earliest });
  const soon = findSoon({ ...facts, service });
  return soon === null ? err({ code: 'slot_full', next: null }) : ok({ asSoonAsPossible: true, at: soon.servedAt });
}

/** Whether the kitchen has no capacity at the requested moment. */
function isTaken(facts: MomentFacts, at: Instant): boolean {
  const { capacity } = facts.schedule;
  const work = workIn(facts);
  return capacity !== null && work !== null && !hasRoom(capacity, at, work);
}

/**
 * When ordering is possible again: the end of the pause for as-soon-as-possible, else the first moment that can then be
 * chosen.
 */
function nextMoment(facts: MomentFacts, asSoonAsPossible: boolean): Instant | null {
  const { schedule, service, now } = facts;
  const from = asSoonAsPossible ? now : momentBounds(facts).earliest;
  const next = findOpenInterval(schedule, service, from);
  return next === null ? null : instant(Math.max(next.opensAt, from));
}

/** The first moment that can be chosen, or the lower bound when the hours allow none. */
function firstOpenMoment(facts: MomentFacts): Instant {
  const { earliest, latest } = momentBounds(facts);
  const opensAt = findOpenInterval(facts.schedule, facts.service, earliest)?.opensAt ?? earliest;
  return opensAt <= latest ? instant(Math.max(earliest, opensAt)) : earliest;
}
