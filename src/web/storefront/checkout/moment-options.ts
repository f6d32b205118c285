/** The moments a guest may choose for an order. Only what `decideOrder` will take is offered. */
import type { OrderableDays } from '#domain/menu/availability.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { dayOfOrder, type OrderTerms, orderTerms } from '#domain/orders/order-terms.ts';
import { err, type Result } from '#domain/result.ts';
import { decideMoment, type Moment, type MomentRefusal } from '#domain/schedule/decide-moment.ts';
import { listDays, listSlots } from '#domain/schedule/list-slots.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays, type LocalDate } from '#domain/time/local-date.ts';

export type MomentQuestion = {
  readonly schedule: Schedule;
  readonly method: DeliveryMethod;
  readonly now: Instant;
  /** For which days all of the cart may be ordered. */
  readonly days: OrderableDays;
  /** The way to the guest's village. */
  readonly extraMinutes: number;
};

export type AsapRefusal = MomentRefusal | { readonly code: 'only_ahead' };

export type MomentOptions = {
  readonly asap: Result<Moment, AsapRefusal>;
  /** Calendar days with at least one moment, from today on. */
  readonly dates: readonly LocalDate[];
};

/** Whether one can have it now, and on which days otherwise. */
export function listMoments(question: MomentQuestion): MomentOptions {
  return { asap: decideAsap(question), dates: listDates(question) };
}

/** The moments of one day, in order. */
export function listMomentsOn(question: MomentQuestion, date: LocalDate): readonly Instant[] {
  const terms = orderTerms(question.schedule, question.method);
  const isFor = (day: 'today' | 'ahead') => (at: Instant) => dayOfOrder(terms, question.now, at) === day;
  const today = question.days.today ? listSlots({ ...factsOf(question, terms, 'today'), date }) : [];
  const ahead = question.days.ahead ? listSlots({ ...factsOf(question, terms, 'ahead'), date }) : [];
  return [...today.filter(isFor('today')), ...ahead.filter(isFor('ahead'))].toSorted((one, other) => one - other);
}

function decideAsap(question: MomentQuestion): MomentOptions['asap'] {
  const terms = orderTerms(question.schedule, question.method);
  const asap = decideMoment({ ...factsOf(question, terms, 'today'), asSoonAsPossible: true });
  return asap.ok && !question.days.today ? err({ code: 'only_ahead' }) : asap;
}

function listDates(question: MomentQuestion): readonly LocalDate[] {
  const terms = orderTerms(question.schedule, question.method);
  const today = dateOf(question.now);
  // From the day after tomorrow on every moment is one of another day; before that it depends on the hour.
  const near = [today, addDays(today, 1)].filter((date) => listMomentsOn(question, date).length > 0);
  const far = question.days.ahead ? listDays(factsOf(question, terms, 'ahead')) : [];
  return [...near, ...far.filter((date) => date > addDays(today, 1))];
}

function factsOf({ now, extraMinutes }: MomentQuestion, terms: OrderTerms, day: 'today' | 'ahead') {
  return { schedule: terms[day], service: terms.service, now, extraMinutes };
}
