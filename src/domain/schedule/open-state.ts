import { dateOf } from '#domain/time/bucharest.ts';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { type OpenInterval, servedIntervalsOfDay } from './open-intervals.ts';
import { type Closure, findClosure, isOffered, type Opening, type Schedule } from './schedule.ts';

/** How far ahead the next opening or closing is searched; beyond it the answer is „never”. */
export const HORIZON_DAYS = 366;

/** Whether the restaurant is open now. `closure` is the closed day that applies, shown with its message. */
export type OpenState =
  /** `until` is null when no closing is found. */
  | { readonly state: 'open'; readonly until: Instant | null }
  | { readonly state: 'closed'; readonly opensAt: Instant; readonly closure: Closure | null }
  | { readonly state: 'never'; readonly closure: Closure | null };

/** Open until when, or closed until when. */
export function openState(schedule: Schedule, opening: Opening, at: Instant): OpenState {
  const current = findOpenInterval(schedule, opening, at);
  if (current && current.opensAt <= at) {
    const isEndless = current.closesAt >= plusMinutes(at, (HORIZON_DAYS - 1) * MINUTES_PER_DAY);
    return { state: 'open', until: isEndless ? null : current.closesAt };
  }
  const closure = isOffered(schedule, opening) ? findClosure(schedule, opening, dateOf(at)) : null;
  return current ? { state: 'closed', opensAt: current.opensAt, closure } : { state: 'never', closure };
}

/** When it opens or closes next, or null when no change is found. */
export function nextChangeAt(schedule: Schedule, opening: Opening, at: Instant): Instant | null {
  const state = openState(schedule, opening, at);
  if (state.state === 'open') return state.until;
  return state.state === 'closed' ? state.opensAt : null;
}

/** The whole interval, over as many days as it lasts, that contains the instant or is the next one; null for none. */
export function findOpenInterval(schedule: Schedule, opening: Opening, at: Instant): OpenInterval | null {
  return findStretch((date) => servedIntervalsOfDay(schedule, opening, date), at, HORIZON_DAYS);
}

/**
 * The interval that contains the instant or is the next one, over as many days as it lasts; null for none.
 *
 * @param beginningOn the intervals that begin on a day, in order
 * @param days how many days ahead are searched
 */
export function findStretch(
  beginningOn: (date: LocalDate) => readonly OpenInterval[],
  at: Instant,
  days: number,
): OpenInterval | null {
  const today = dateOf(at);
  let opensAt: Instant | null = null;
  let closesAt = at;
  for (let day = -1; day <= days; day += 1) {
    for (const next of beginningOn(addDays(today, day))) {
      if (next.closesAt <= at) continue;
      if (opensAt !== null && next.opensAt > closesAt) return { opensAt, closesAt };
      opensAt ??= next.opensAt;
      closesAt = instant(Math.max(closesAt, next.closesAt));
    }
  }
  return opensAt === null ? null : { opensAt, closesAt };
}
