/** The hours as the restaurant saved them; `scheduleInForce` decides which of them apply. */

import type { Weekday } from '#domain/time/local-date.ts';
import type { Capacity } from './capacity.ts';
import {
  type BusyMode,
  type Closure,
  type Pause,
  type Schedule,
  type ScheduleType,
  SERVICES,
  type Service,
  type ServiceTerms,
  type UsualMinutes,
  type WeeklyInterval,
} from './schedule.ts';

/** A weekday of one schedule type; a closed day may keep its intervals for later. */
export type SavedDay = {
  readonly scheduleType: ScheduleType;
  readonly weekday: Weekday;
  readonly isOpen: boolean;
  /** Sorted by opening time. */
  readonly intervals: readonly WeeklyInterval[];
};

/** `null` = all services, now and later. */
export type SavedClosure = Omit<Closure, 'services'> & { readonly services: readonly Service[] | null };

export type SavedSchedule = {
  readonly days: readonly SavedDay[];
  readonly closures: readonly SavedClosure[];
  readonly services: Readonly<Record<Service, ServiceTerms>>;
  /** Pauses that had not ended at the moment of reading. */
  readonly pauses: readonly Pause[];
  readonly busy: BusyMode | null;
  readonly usualMinutes: UsualMinutes;
  readonly capacity: Capacity | null;
};

/** The saved hours as a `Schedule`. */
export function scheduleOfSaved({
  days,
  closures,
  services,
  pauses,
  busy,
  usualMinutes,
  capacity,
}: SavedSchedule): Schedule {
  const hoursOf = (type: ScheduleType) => {
    const own = days.filter(({ scheduleType }) => scheduleType === type);
    // A type without any row was never defined, so the regular hours apply instead.
    return own.length === 0 ? null : own.flatMap(({ isOpen, intervals }) => (isOpen ? intervals : []));
  };
  return {
    hours: { REGULAR: hoursOf('REGULAR'), PICKUP: hoursOf('PICKUP'), DELIVERY: hoursOf('DELIVERY') },
    closures: closures.map((closure) => ({ ...closure, services: closure.services ?? SERVICES })),
    services,
    pauses,
    busy,
    usualMinutes,
    capacity,
  };
}
