// When the restaurant serves what. Hours are wall times of Bucharest by day of the week; what they mean on a
// given day is worked out in open-intervals.ts.
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate, Weekday } from '#domain/time/local-date.ts';
import type { Capacity } from './capacity.ts';

export const SCHEDULE_TYPES = ['REGULAR', 'PICKUP', 'DELIVERY'] as const;
export type ScheduleType = (typeof SCHEDULE_TYPES)[number];

export const SERVICES = ['pickup', 'delivery', 'booking', 'preOrders'] as const;
export type Service = (typeof SERVICES)[number];

/** The services that orders are for. */
export type OrderedService = 'pickup' | 'delivery';

/** What can be open: a service, or the restaurant itself („Deschis acum”), which has REGULAR hours and is never off. */
export type Opening = Service | 'restaurant';

/** One stretch of a weekday. Closing at or before opening means on the next day: 18:00–02:00, 00:00–00:00. */
export type WeeklyInterval = {
  readonly weekday: Weekday;
  /** Minutes since midnight, 0–1439. */
  readonly opensMinute: number;
  /** Minutes since midnight, 0–1440. */
  readonly closesMinute: number;
};

/** Days on which the services named stay closed, both ends included. */
export type Closure = {
  readonly name: string;
  /** The message to guests. */
  readonly message: string;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  /** All of `SERVICES` unless the restaurant chose otherwise (readings 16). */
  readonly services: readonly Service[];
};

/** On what terms a service is offered. */
export type ServiceTerms = {
  readonly enabled: boolean;
  readonly asSoonAsPossible: boolean;
  /** How long before the chosen moment one must order; null is no limit. */
  readonly minimumAdvanceMinutes: number | null;
  /** How long before the chosen moment one may order; null is `DEFAULT_MAXIMUM_ADVANCE_MINUTES`. */
  readonly maximumAdvanceMinutes: number | null;
};

/** What staff may stop for a while; orders for another day follow the service they are for. */
export const PAUSABLE_SERVICES = ['delivery', 'pickup', 'booking'] as const satisfies readonly Service[];
export type PausableService = (typeof PAUSABLE_SERVICES)[number];

/** A service that is stopped now, and goes on by itself. */
export type Pause = {
  readonly service: PausableService;
  /** From then on it is no pause any more. */
  readonly until: Instant;
  /** Moments before this one are refused; never before `until`. */
  readonly coversUntil: Instant;
};

/** The kitchen has more to do than usual. */
export type BusyMode = { readonly extraMinutes: number; readonly until: Instant };

/** All that decides when guests may be served. */
export type Schedule = {
  /** Null is a type that was never defined, so another stands in; an empty list is one that never opens. */
  readonly hours: Readonly<Record<ScheduleType, readonly WeeklyInterval[] | null>>;
  readonly closures: readonly Closure[];
  readonly services: Readonly<Record<Service, ServiceTerms>>;
  /** Those in force at the moment the schedule was read. */
  readonly pauses: readonly Pause[];
  readonly busy: BusyMode | null;
  /** What orders took lately, in minutes (estimate-minutes.ts); null while too few orders tell. */
  readonly usualMinutes: UsualMinutes;
  /** What is left of each quarter; null where the kitchen takes any number of orders. */
  readonly capacity: Capacity | null;
};

export type UsualMinutes = Readonly<Record<OrderedService, number | null>>;

/** storefront §9: the maximum advance where none is set. */
export const DEFAULT_MAXIMUM_ADVANCE_MINUTES = 1440;

const OWN_HOURS = {
  pickup: 'PICKUP',
  delivery: 'DELIVERY',
  booking: 'REGULAR',
  preOrders: 'REGULAR',
  restaurant: 'REGULAR',
} as const satisfies Record<Opening, ScheduleType>;

/**
 * The weekly hours in force: the own ones of the service, else the regular ones; null when neither was defined, and
 * then hours forbid nothing (readings 14, 15).
 */
export function hoursOf(schedule: Schedule, opening: Opening): readonly WeeklyInterval[] | null {
  return schedule.hours[OWN_HOURS[opening]] ?? schedule.hours.REGULAR;
}

/**
 * Whether the service has hours. Without any, hours forbid nothing, but must not be shown either: a restaurant that is being
 * set up is not open around the clock.
 */
export function hasHours(schedule: Schedule, opening: Opening): boolean {
  return hoursOf(schedule, opening) !== null;
}

/** The closure that closes a service on a day, or null. The restaurant is closed when every service is. */
export function findClosure(schedule: Schedule, opening: Opening, date: LocalDate): Closure | null {
  const shut: readonly Service[] = opening === 'restaurant' ? SERVICES : [opening];
  return (
    schedule.closures.find(
      ({ startDate, endDate, services }) =>
        startDate <= date && date <= endDate && shut.every((service) => services.includes(service)),
    ) ?? null
  );
}

/** Whether the service is offered at all. */
export function isOffered(schedule: Schedule, opening: Opening): boolean {
  return opening === 'restaurant' || schedule.services[opening].enabled;
}

/**
 * The same schedule for orders for another day: the service keeps its hours, but runs on the terms of pre-orders, is
 * off where either is off, and shuts where either shuts (readings 18). Pass the result to any function of this folder.
 */
export function preOrderSchedule(schedule: Schedule, service: OrderedService): Schedule {
  const { services, closures } = schedule;
  const enabled = services[service].enabled && services.preOrders.enabled;
  return {
    ...schedule,
    services: { ...services, [service]: { ...services.preOrders, enabled, asSoonAsPossible: false } },
    closures: closures.map((closure) =>
      closure.services.includes('preOrders') ? { ...closure, services: [...closure.services, service] } : closure,
    ),
  };
}
