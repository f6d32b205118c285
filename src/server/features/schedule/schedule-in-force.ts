import { type Schedule, type ScheduleType, SERVICES, type WeeklyInterval } from '#domain/schedule/schedule.ts';
import type { Weekday } from '#domain/time/local-date.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import type { StoredSchedule } from './load-stored-schedule.ts';

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const ALWAYS: readonly WeeklyInterval[] = WEEK.map((weekday) => ({
  weekday,
  opensMinute: 0,
  closesMinute: MINUTES_PER_DAY,
}));

/**
 * The schedule that orders are held against. Around the clock, every hour of every day is open and no closure counts;
 * services that are off stay off, paused ones stay paused.
 */
export function scheduleInForce(stored: StoredSchedule, isOpenAroundTheClock: boolean): Schedule {
  const { days, closures, services, pauses, busy } = stored;
  if (isOpenAroundTheClock) {
    return { hours: { REGULAR: ALWAYS, PICKUP: null, DELIVERY: null }, closures: [], services, pauses, busy };
  }
  const hoursOf = (type: ScheduleType) => {
    const own = days.filter(({ scheduleType }) => scheduleType === type);
    // A kind without a single row was never defined, so another stands in for it.
    return own.length === 0 ? null : own.flatMap(({ isOpen, intervals }) => (isOpen ? intervals : []));
  };
  return {
    hours: { REGULAR: hoursOf('REGULAR'), PICKUP: hoursOf('PICKUP'), DELIVERY: hoursOf('DELIVERY') },
    closures: closures.map((closure) => ({ ...closure, services: closure.services ?? SERVICES })),
    services,
    pauses,
    busy,
  };
}
