import { dateOf, firstInstantAt, instantOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { hasRoom, SLOT_MINUTES } from './capacity.ts';
import { type MomentFacts, momentBounds, workIn } from './moment-bounds.ts';
import { openIntervals } from './open-intervals.ts';

/** No guest plans a meal further ahead than this. */
export const MAX_LISTED_DAYS = 60;

/**
 * The moments a guest may choose on a calendar day, in order. `decideMoment` refuses none of them, and none is a wall
 * time that comes twice in the night the clocks change.
 */
export function listSlots(facts: MomentFacts & { readonly date: LocalDate }): Instant[] {
  return [...slotsOn(facts, facts.date)];
}

/** The calendar days, from today on, with at least one moment to choose; at most `MAX_LISTED_DAYS`. */
export function listDays(facts: MomentFacts): LocalDate[] {
  return daysWithin(facts).filter((date) => hasSlotOn(facts, date));
}

/** Whether there is any moment to choose: stops at the first. */
export function hasSlots(facts: MomentFacts): boolean {
  return daysWithin(facts).some((date) => hasSlotOn(facts, date));
}

function daysWithin(facts: MomentFacts): readonly LocalDate[] {
  const today = dateOf(facts.now);
  const lastDay = dateOf(momentBounds(facts).latest);
  return Array.from({ length: MAX_LISTED_DAYS }, (_, day) => addDays(today, day)).filter((date) => date <= lastDay);
}

function hasSlotOn(facts: MomentFacts, date: LocalDate): boolean {
  return !slotsOn(facts, date).next().done;
}

/** One at a time, so that asking for the first costs little. */
function* slotsOn(facts: MomentFacts, date: LocalDate): Generator<Instant, void> {
  const { earliest, latest } = momentBounds(facts);
  const { capacity } = facts.schedule;
  const work = workIn(facts);
  const [midnight, nextMidnight] = [firstInstantAt(date, 0), firstInstantAt(date, MINUTES_PER_DAY)];
  const open = openIntervals(facts.schedule, facts.service, midnight, nextMidnight);
  for (let minutes = 0; minutes < MINUTES_PER_DAY; minutes += SLOT_MINUTES) {
    const at = instantOf(date, minutes);
    if (!at.ok || at.value < earliest || at.value > latest) continue;
    if (capacity !== null && work !== null && !hasRoom(capacity, at.value, work)) continue;
    if (open.some(({ opensAt, closesAt }) => opensAt <= at.value && at.value < closesAt)) yield at.value;
  }
}
