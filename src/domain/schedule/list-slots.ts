import { ok } from '#domain/result.ts';
import { dateOf, firstInstantAt, instantOf } from '#domain/time/bucharest.ts';
import { DAY_MS, type Instant, plusMinutes } from '#domain/time/instant.ts';
import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { hasRoom, SLOT_MINUTES } from './capacity.ts';
import { type MomentFacts, momentBounds, workIn } from './moment-bounds.ts';
import { openIntervals } from './open-intervals.ts';

/** Days that are listed at most, because guests plan no further ahead. */
export const MAX_LISTED_DAYS = 60;

/**
 * The moments a guest may choose on a calendar day, in order. `decideMoment` refuses none of them, and none is a wall
 * time that occurs twice when the clocks change.
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

/** A generator, so that asking for the first slot only is cheap. */
function* slotsOn(facts: MomentFacts, date: LocalDate): Generator<Instant, void> {
  const { earliest, latest } = momentBounds(facts);
  const { capacity } = facts.schedule;
  const work = workIn(facts);
  const [midnight, nextMidnight] = [firstInstantAt(date, 0), firstInstantAt(date, MINUTES_PER_DAY)];
  if (nextMidnight <= earliest || midnight > latest) return;
  const open = openIntervals(facts.schedule, facts.service, midnight, nextMidnight);
  if (open.length === 0) return;
  for (const at of quartersOn(date, midnight, nextMidnight)) {
    if (at < earliest || at > latest) continue;
    if (capacity !== null && work !== null && !hasRoom(capacity, at, work)) continue;
    if (open.some(({ opensAt, closesAt }) => opensAt <= at && at < closesAt)) yield at;
  }
}

/** Every quarter of an hour whose wall time occurs once on a day, in order. */
function* quartersOn(date: LocalDate, midnight: Instant, nextMidnight: Instant): Generator<Instant, void> {
  const areClocksChanged = nextMidnight - midnight !== DAY_MS;
  for (let minutes = 0; minutes < MINUTES_PER_DAY; minutes += SLOT_MINUTES) {
    // `instantOf` is slow and only needed on days when the clocks change.
    const at = areClocksChanged ? instantOf(date, minutes) : ok(plusMinutes(midnight, minutes));
    if (at.ok) yield at.value;
  }
}
