import { type Schedule, type ScheduleType, SERVICES } from '#domain/schedule/schedule.ts';
import type { StoredSchedule } from './load-stored-schedule.ts';

/** The stored rows as the schedule that was saved; `scheduleInForce` tells which one holds. */
export function savedSchedule({ days, closures, services, pauses, busy }: StoredSchedule): Schedule {
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
