import { WEEK } from '#domain/time/local-date.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import type { Schedule, WeeklyInterval } from './schedule.ts';

const EVERY_HOUR: readonly WeeklyInterval[] = WEEK.map((weekday) => ({
  weekday,
  opensMinute: 0,
  closesMinute: MINUTES_PER_DAY,
}));

/**
 * The schedule that orders are checked against: the saved one, or, while the non-stop switch is on, the same with all
 * hours of every weekday open. The switch replaces only the weekly hours: closed days, services that are off and pauses
 * still apply (readings 15: a holiday beats all).
 */
export function scheduleInForce(saved: Schedule, isOpenAroundTheClock: boolean): Schedule {
  return isOpenAroundTheClock ? { ...saved, hours: { REGULAR: EVERY_HOUR, PICKUP: null, DELIVERY: null } } : saved;
}
