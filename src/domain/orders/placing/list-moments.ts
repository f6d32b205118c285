/**
 * The moments a guest may choose for an order: those of today on today's terms, later ones on the terms of pre-orders.
 */
import type { OrderableDays } from '#domain/menu/availability.ts';
import type { Work } from '#domain/schedule/capacity.ts';
import { listSlots, MAX_LISTED_DAYS } from '#domain/schedule/list-slots.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { type Instant, startOfMinute } from '#domain/time/instant.ts';
import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import { dayOfOrder, type OrderTerms } from './order-terms.ts';

export type MomentsQuestion = {
  readonly terms: OrderTerms;
  readonly now: Instant;
  /** The days for which the whole order is orderable. */
  readonly days: OrderableDays;
  /** Minutes of the drive to the guest's village. */
  readonly extraMinutes: number;
  /** The capacity that the order uses; one point when unknown. */
  readonly work?: Work | undefined;
};

/** The moments of a calendar day, in order. */
export function listMomentsOn(question: MomentsQuestion, date: LocalDate): readonly Instant[] {
  const { terms, now, days, extraMinutes, work } = question;
  const slots = (day: 'today' | 'ahead') =>
    listSlots({ schedule: terms[day], service: terms.service, now, extraMinutes, work, date }).filter(
      (at) => dayOfOrder(terms, now, at) === day,
    );
  return [...(days.today ? slots('today') : []), ...(days.ahead ? slots('ahead') : [])].toSorted(
    (one, other) => one - other,
  );
}

/**
 * The first moment a guest may choose; null when none of the listed days has one.
 *
 * @param from lower bound of the search
 */
export function findFirstMoment(
  question: MomentsQuestion,
  from: Instant = startOfMinute(question.now),
): Instant | null {
  const today = dateOf(from);
  for (let day = 0; day < MAX_LISTED_DAYS; day += 1) {
    const first = listMomentsOn(question, addDays(today, day)).find((at) => at >= from);
    if (first !== undefined) return first;
  }
  return null;
}
